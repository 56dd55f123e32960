import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RepeatExtra } from '../../src';

type Repeat = (extra?: RepeatExtra) => ReactNode;

interface SelectBoxProps {
  readonly value: string;
  /** The choices of which every variant is sold out. */
  readonly soldOut: ReadonlySet<string> | undefined;
  readonly soldOutLabel: string;
  readonly repeat: Repeat;
}

/**
 * The server's drop-down, showing the shop's selection. The value is set on the node, not as a React prop: React would put the
 * old value back before a listener of the page's, or ours, has read the new one. A choice that is sold out says so in its text, once;
 * its value stays as it is.
 */
export function SelectBox({ value, soldOut, soldOutLabel, repeat }: SelectBoxProps): ReactNode {
  const node = useRef<Element>(null);
  const marked = useRef(new Set<HTMLOptionElement>());
  useLayoutEffect(() => {
    const select = node.current;
    if (!(select instanceof HTMLSelectElement)) return;
    for (const choice of select.options) mark(choice, soldOut?.has(choice.value) ?? false, ` (${soldOutLabel})`, marked.current);
    if (select.value !== value) select.value = value;
  });
  return repeat({ node });
}

/** Writes the mark behind the choice's text or takes it off again, unless the server wrote it or someone else has changed the text. */
function mark(choice: HTMLOptionElement, isSoldOut: boolean, label: string, marked: Set<HTMLOptionElement>): void {
  if (isSoldOut === marked.has(choice)) return;
  const text = choice.textContent;
  const hasMark = text.trimEnd().endsWith(label.trim());
  if (isSoldOut && !hasMark) {
    marked.add(choice);
    choice.textContent = text + label;
  } else if (!isSoldOut) {
    marked.delete(choice);
    if (text.endsWith(label)) choice.textContent = text.slice(0, -label.length);
  }
}

interface RadioProps {
  readonly checked: boolean;
  readonly isSoldOut: boolean;
  /** Replaces a missing or ambiguous group name. */
  readonly name: string | null;
  readonly repeat: Repeat;
}

/**
 * The server's radio button, checked when the shop's selection says so. One that is sold out cannot be chosen (spec §4); once it is
 * chosen it stays usable, because a control that is switched off loses the focus.
 */
export function Radio({ checked, isSoldOut, name, repeat }: RadioProps): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    if (node.current instanceof HTMLInputElement) node.current.checked = checked;
  });
  return repeat({ node, props: { ...(name !== null && { name }), ...(isSoldOut && !checked && { disabled: true }) } });
}
