import { useEffect, useState } from 'react';
import { whenIdle } from '../../src/kit.ts';

/** So many at a time take a slow phone a few milliseconds. */
const AT_ONCE = 24;

/** How many of `count` things there are to be by now: the first few at once, the others bit by bit when the browser is idle. */
export function useGrowing(count: number): number {
  const [limit, setLimit] = useState(AT_ONCE);
  useEffect(() => (limit < count ? whenIdle(() => setLimit(limit + AT_ONCE)) : undefined), [count, limit]);
  return Math.min(limit, count);
}
