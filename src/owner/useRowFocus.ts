import { useLayoutEffect, useRef, type RefObject } from 'react';

interface RowFocus {
  /** Stands before the rows; takes the focus when no row has a button left. */
  readonly total: RefObject<HTMLParagraphElement | null>;
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly onSend: (row: number) => void;
}

/**
 * Moves the focus from a sent row to the next one, else the previous one, and to the first of added rows.
 *
 * @param first index of the first added row; 0: none
 */
export function useRowFocus(isSending: boolean, first: number): RowFocus {
  const total = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const sent = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isSending) return;
    const at = sent.current;
    sent.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const all = [...(rows.current?.children ?? [])];
    const buttons = [...all.slice(at), ...all.slice(0, at).toReversed()].flatMap((row) => row.querySelector('button') ?? []);
    (buttons[0] ?? total.current)?.focus();
  }, [isSending]);
  useLayoutEffect(() => {
    if (first > 0) rows.current?.children[first]?.querySelector('summary')?.focus();
  }, [first]);
  return { total, rows, onSend: (row) => void (sent.current = row) };
}
