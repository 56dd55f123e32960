import { expect, it } from 'vitest';
import { inDateOrder } from '../../../widgets/form/engine/inDateOrder.ts';

const part = (id: string | null) => ({ id, label: id ?? '', required: true, autocomplete: '' });
const DATE = ['Month', 'Day', 'Year'].map(part);

it.each([
  ['en-US', ['Month', 'Day', 'Year']],
  ['en-GB', ['Day', 'Month', 'Year']],
  ['de', ['Day', 'Month', 'Year']],
  ['ja', ['Year', 'Month', 'Day']],
  ['ar', ['Day', 'Month', 'Year']],
  ['not a language', ['Month', 'Day', 'Year']],
])('asks for a date as %s does', (language, ids) => {
  expect(inDateOrder(DATE, language).map(({ id }) => id)).toEqual(ids);
});

it('leaves other parts as the site has them', () => {
  const name = [part('First'), part(null), part('Last')];
  expect(inDateOrder(name, 'ja')).toEqual(name);
});
