import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { whenIdle, type ShownEntry } from '../../src/kit.ts';

/** The least that a line is high, by our own style. */
const LEAST_LINE_PX = 128;
/** So many lines more than fit on an empty screen: on most pages something stands above the cart. */
const MARGIN_LINES = 1;
/** So many more follow at a time: the browser lays out as many in one task. */
const MORE_LINES = 25;
/** How long the rest of the snapshot waits for the cart, in ms: who sees the cart at once has each line rendered once. */
const PATIENCE_MS = 1000;

/** The lines to render now. */
export interface ShownLines {
  readonly lines: readonly ShownEntry[];
  /** Whether the line at this place is the cart's own, and can be changed. */
  readonly isReadyAt: (index: number) => boolean;
  /** The height in px to keep free for the lines that are still to come, so that what follows them moves as little as possible. */
  readonly reservePx: number;
}

/**
 * What fits on the screen is there at once. The rest of a long cart follows bit by bit when the browser is idle, in slices that leave
 * the visitor a turn: all of it, near or far, because a visitor who searches the page, goes through it by keyboard or has it read out
 * wants the whole cart.
 * @param isReady whether the entries are the cart's own; until then they are the page's snapshot
 */
export function useShownLines(entries: readonly ShownEntry[], isReady: boolean): ShownLines {
  const [first] = useState(() => Math.ceil(innerHeight / LEAST_LINE_PX) + MARGIN_LINES);
  const [limit, setLimit] = useState(first);
  const isWhole = limit >= entries.length;
  useLayoutEffect(() => {
    if (isWhole) return undefined;
    const showMore = () => setLimit(limit + MORE_LINES);
    if (isReady || limit > first) return whenIdle(showMore);
    const timer = setTimeout(showMore, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [first, isReady, isWhole, limit]);

  const now = useMemo(() => ({ entries, isReady, limit }), [entries, isReady, limit]);
  // Only what changes as a whole may take its time: an edit is shown at once.
  const late = useDeferredValue(now);
  const lines = entries.slice(0, late.isReady === isReady ? late.limit : first);
  const known = lines.length;
  if (late.isReady !== isReady) {
    const ids = new Set(lines.map(({ id }) => id));
    lines.push(...late.entries.slice(first, late.limit).filter(({ id }) => !ids.has(id)));
  }
  return {
    lines,
    isReadyAt: (index) => (index < known ? isReady : late.isReady),
    reservePx: Math.max(0, entries.length - lines.length) * LEAST_LINE_PX,
  };
}
