import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MarkupViewNode, RepeatExtra } from '../../src';

type Repeat = (extra?: RepeatExtra) => ReactNode;

/**
 * The server's drop-down, showing the shop's selection. The value is set on the node, not as a React prop: React would put the
 * old value back before a listener of the page's, or ours, has read the new one.
 */
export function SelectBox({ value, repeat }: { value: string; repeat: Repeat }): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    if (node.current instanceof HTMLSelectElement && node.current.value !== value) node.current.value = value;
  });
  return repeat({ node });
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

/** One choice of a drop-down; when all its variants are sold out its text says so, once, and its value stays as it is. */
export function Choice({ node, soldOut, repeat }: { node: MarkupViewNode; soldOut: string | null; repeat: Repeat }): ReactNode {
  if (soldOut === null) return repeat();
  const text = node.children.join('');
  const mark = ` (${soldOut})`;
  return repeat({ children: text.trimEnd().endsWith(mark.trim()) ? text : text + mark });
}
