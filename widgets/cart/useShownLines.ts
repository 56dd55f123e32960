import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ShownEntry } from '../../src';

/** The least that a line is high, by our own style. */
const LEAST_LINE_PX = 128;
/** So many lines below the screen are there as soon as those on it. */
const MARGIN_LINES = 2;
/** How long the rest of the snapshot waits for the cart, in ms: who sees the cart at once has each line rendered once. */
const PATIENCE_MS = 1000;

interface Rest {
  readonly entries: readonly ShownEntry[];
  readonly isReady: boolean;
}
/** The rest before its first render. */
const NONE: Rest = { entries: [], isReady: false };

/** The lines to render now. */
export interface ShownLines {
  readonly lines: readonly ShownEntry[];
  /** Whether the line at this place is the cart's own, and can be changed. */
  readonly isReadyAt: (index: number) => boolean;
  /** The height in px to keep free for the lines that are still to come, so that what follows them moves as little as possible. */
  readonly reservePx: number;
}

/**
 * What fits on the screen is there at once. The rest of a long cart follows in slices that leave the visitor a turn: all of it, near or
 * far, because a visitor who searches the page, goes through it by keyboard or has it read out wants the whole cart.
 * @param isReady whether the entries are the cart's own; until then they are the page's snapshot
 */
export function useShownLines(entries: readonly ShownEntry[], isReady: boolean): ShownLines {
  const [first] = useState(() => Math.ceil(innerHeight / LEAST_LINE_PX) + MARGIN_LINES);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  const now = useMemo(() => ({ entries, isReady }), [entries, isReady]);
  const late = useDeferredValue(isReady || isDue ? now : NONE, NONE);
  // Only what changes as a whole may take its time: an edit is shown at once.
  const isAll = late !== NONE && late.isReady === isReady;

  const start = entries.slice(0, first);
  const isFirst = (line: ShownEntry) => start.some(({ id }) => id === line.id);
  const lines = start.concat(isAll ? entries.slice(first) : late.entries.slice(first).filter((line) => !isFirst(line)));
  return {
    lines,
    isReadyAt: (index) => (index < start.length ? isReady : late.isReady),
    reservePx: Math.max(0, entries.length - lines.length) * LEAST_LINE_PX,
  };
}
