import { useEffect, useState } from 'react';
import { whenIdle } from '../../../src/lib/whenIdle.ts';

export type Batch = readonly [first: number, end: number];

/** A slow phone renders this many in a few milliseconds. */
const AT_ONCE = 12;

/**
 * Grows to `count` in batches: the first at once, others when the browser is idle.
 *
 * @param atOnce size of a batch
 */
export function useGrowing(count: number, atOnce = AT_ONCE): readonly Batch[] {
  const [limit, setLimit] = useState(atOnce);
  useEffect(() => (limit < count ? whenIdle(() => setLimit(limit + atOnce)) : undefined), [atOnce, count, limit]);
  const shown = Math.min(limit, count);
  return Array.from({ length: Math.ceil(shown / atOnce) }, (_, batch) => [batch * atOnce, Math.min((batch + 1) * atOnce, shown)] as const);
}
