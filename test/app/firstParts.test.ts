import { expect, it } from 'vitest';
import { features } from '../../src/app.ts';
import { firstParts } from '../../src/app/firstParts.ts';

it('the first file looks for every widget of every feature, and treats it as the widget wants', () => {
  const widgets = features.flatMap((feature) => feature.widgets.map(({ name, needsCart, holds }) => ({ name, needsCart, holds })));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(widgets.toSorted(byName)).toEqual(firstParts.toSorted(byName));
});
