import { useEffect, useState } from 'react';
import { whenIdle } from '../../../src/lib/whenIdle.ts';

/** Where a batch begins and ends. */
export type Batch = readonly [first: number, end: number];

/** So many small parts at a time take a slow phone a few milliseconds. */
const AT_ONCE = 12;

/**
 * How many of `count` things there are to be by now, in batches: the first at once, the others one by one when the browser is idle.
 * @param atOnce how many a batch has, the last one left out
 */
export function useGrowing(count: number, atOnce = AT_ONCE): readonly Batch[] {
  const [limit, setLimit] = useState(atOnce);
  useEffect(() => (limit < count ? whenIdle(() => setLimit(limit + atOnce)) : undefined), [atOnce, count, limit]);
  const shown = Math.min(limit, count);
  return Array.from({ length: Math.ceil(shown / atOnce) }, (_, batch) => [batch * atOnce, Math.min((batch + 1) * atOnce, shown)] as const);
}
