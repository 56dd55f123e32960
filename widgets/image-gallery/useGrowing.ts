import { useEffect, useState } from 'react';
import { whenIdle } from '../../src/kit.ts';

/** So many at a time take a slow phone a few milliseconds. */
const AT_ONCE = 12;

/**
 * How many of `count` things there are to be by now, in batches: the first at once, the others one by one when the browser is idle.
 * @returns where each batch begins and ends
 */
export function useGrowing(count: number): readonly (readonly [first: number, end: number])[] {
  const [limit, setLimit] = useState(AT_ONCE);
  useEffect(() => (limit < count ? whenIdle(() => setLimit(limit + AT_ONCE)) : undefined), [count, limit]);
  const shown = Math.min(limit, count);
  return Array.from(
    { length: Math.ceil(shown / AT_ONCE) },
    (_, batch) => [batch * AT_ONCE, Math.min((batch + 1) * AT_ONCE, shown)] as const,
  );
}
