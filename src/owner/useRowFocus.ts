import { useLayoutEffect, useRef, type RefObject } from 'react';

interface RowFocus {
  /** What stands before the rows; has the focus where no row has a button left. */
  readonly total: RefObject<HTMLParagraphElement | null>;
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  /** The row whose button was pressed. */
  readonly onSend: (row: number) => void;
}

/**
 * Leads the focus on in a table: from a button that has gone after its row was sent to the next one, else to the one before; and to the
 * first of further rows.
 * @param first the first of the rows that were added last; 0: none were
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
