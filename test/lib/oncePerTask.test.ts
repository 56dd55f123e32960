import { expect, it } from 'vitest';
import { oncePerTask } from '../../src/lib/oncePerTask.ts';

it('reads once for all who ask before the code under way has ended, and again after that', async () => {
  let times = 0;
  const read = oncePerTask(() => (times += 1));
  expect([read(), read(), read()]).toEqual([1, 1, 1]);
  await Promise.resolve();
  expect([read(), read()]).toEqual([2, 2]);
});

it('asks again after a reading that failed', () => {
  let isBroken = true;
  const read = oncePerTask(() => {
    if (isBroken) throw new Error('Not yet.');
    return 'read';
  });
  expect(read).toThrow('Not yet.');
  isBroken = false;
  expect(read()).toBe('read');
});
