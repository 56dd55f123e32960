import { useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../src/lib/whenIdle.ts';
import type { ShownEntry } from './cartPage.ts';

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
 * The lines that fit on the screen are there at once. The rest of a long cart follows bit by bit when the browser is idle, in slices that leave
 * the visitor a turn: all of it, near or far, because a visitor who searches the page, goes through it by keyboard or has it read out
 * wants the whole cart.
 * @param isReady whether the entries are the cart's own; until then they are the page's snapshot
 */
export function useShownLines(entries: readonly ShownEntry[], isReady: boolean): ShownLines {
  const [first] = useState(() => Math.ceil(innerHeight / LEAST_LINE_PX) + MARGIN_LINES);
  const [limit, setLimit] = useState(first);
  const last = useRef<readonly ShownEntry[]>([]);
  useLayoutEffect(() => {
    if (!isReady) last.current = entries;
  });
  const snapshot = last.current;
  // Once the cart is there, the lines of the snapshot become the cart's own bit by bit as well.
  const [fresh, setFresh] = useState(0);
  const known = isReady && snapshot.length > 0 ? Math.min(limit, Math.max(first, fresh)) : limit;
  const isWhole = limit >= entries.length;
  useLayoutEffect(() => {
    if (known < limit) return whenIdle(() => setFresh(known + MORE_LINES < limit ? known + MORE_LINES : Infinity));
    if (isWhole) return undefined;
    const showMore = () => setLimit(limit + MORE_LINES);
    if (isReady || limit > first) return whenIdle(showMore);
    const timer = setTimeout(showMore, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [first, isReady, isWhole, known, limit]);

  const lines = entries.slice(0, known);
  if (known < limit) {
    const ids = new Set(lines.map(({ id }) => id));
    lines.push(...snapshot.slice(known, limit).filter(({ id }) => !ids.has(id)));
  }
  return {
    lines,
    isReadyAt: (index) => isReady && index < known,
    reservePx: Math.max(0, entries.length - lines.length) * LEAST_LINE_PX,
  };
}
