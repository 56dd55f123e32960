import { expect, it } from 'vitest';
import { events, guideEvents } from '../../demo/guide/guideEvents.ts';

it('the guide lists every event of every feature once', () => {
  const listed = guideEvents.flatMap(({ names }) => names.replaceAll(/<\/?code>/g, '').split(', '));
  expect(listed.toSorted()).toEqual(Object.keys(events).toSorted());
});
