import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RepeatExtra } from '../../src';

type Repeat = (extra?: RepeatExtra) => ReactNode;

/** What is to be shown of one option. */
export interface OptionShown {
  /** The chosen value, or ''. */
  readonly value: string;
  /** The values of which every variant is sold out. */
  readonly soldOut: ReadonlySet<string>;
  /** The values that go with what is chosen elsewhere (spec §4 "Branching"); `null`: all. */
  readonly offered: readonly string[] | null;
  /** Whether what is sold out is switched off, and not only marked. */
  readonly disables: boolean;
  /** A value with the sold-out mark behind it. */
  readonly mark: (text: string) => string;
}

interface SelectBoxProps extends OptionShown {
  /** Its name for assistive technology, where the server gave it none. */
  readonly label: string | undefined;
  readonly repeat: Repeat;
}

/**
 * The server's drop-down, showing the shop's selection. The value is set on the node, not as a React prop: React would put the
 * old value back before a listener of the page's, or ours, has read the new one. A choice that is sold out says so in its text, once;
 * its value stays as it is.
 */
export function SelectBox({ label, repeat, ...shown }: SelectBoxProps): ReactNode {
  const node = useRef<Element>(null);
  const all = useRef<HTMLOptionElement[]>(null);
  const marked = useRef(new Map<HTMLOptionElement, string>());
  useLayoutEffect(() => {
    const select = node.current;
    if (!(select instanceof HTMLSelectElement)) return;
    all.current ??= [...select.options];
    const { value, soldOut, disables, mark } = shown;
    for (const choice of all.current) {
      const isSoldOut = soldOut.has(choice.value);
      markChoice(choice, isSoldOut, mark, marked.current);
      // The chosen one stays as it is: a control that takes back what it says confuses.
      if (disables) choice.disabled = isSoldOut && choice.value !== value;
    }
    narrow(select, all.current, shown.offered);
    if (select.value !== value) select.value = value;
  });
  return repeat({ node, props: { 'aria-label': label } });
}

/** Writes the mark to the choice's text or takes it off again, unless the server wrote it or someone else has changed the text. */
function markChoice(choice: HTMLOptionElement, isSoldOut: boolean, mark: OptionShown['mark'], marked: Map<HTMLOptionElement, string>): void {
  const before = marked.get(choice);
  const text = choice.textContent;
  if (isSoldOut && before === undefined && !text.trimEnd().endsWith(mark('').trim())) {
    marked.set(choice, text);
    choice.textContent = mark(text);
  } else if (!isSoldOut && before !== undefined) {
    marked.delete(choice);
    if (text === mark(before)) choice.textContent = before;
  }
}

/** Leaves only what is offered in the drop-down, in the server's order; the empty choice always stays, so that all can be had again. */
function narrow(select: HTMLSelectElement, all: readonly HTMLOptionElement[], offered: OptionShown['offered']): void {
  let next: Element | null = null;
  for (const choice of all.toReversed()) {
    if (offered && choice.value !== '' && !offered.includes(choice.value)) {
      choice.remove();
    } else {
      if (!choice.parentNode) select.insertBefore(choice, next);
      next = choice;
    }
  }
}

interface RadioProps extends Omit<OptionShown, 'value' | 'offered'> {
  readonly checked: boolean;
  readonly value: string;
  /** Replaces a missing or ambiguous group name. */
  readonly name: string | null;
  readonly repeat: Repeat;
}

/**
 * The server's radio button, checked when the shop's selection says so. Templates once disabled those that are sold out; here they
 * are marked, by an attribute and in their name, and can still be chosen: whoever chooses one can ask to be told when it is back. A
 * site may have them switched off, except for the one that is chosen, because a control that is switched off loses the focus.
 */
export function Radio({ checked, value, soldOut, disables, mark, name, repeat }: RadioProps): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    if (node.current instanceof HTMLInputElement) node.current.checked = checked;
  });
  const isSoldOut = soldOut.has(value);
  return repeat({
    node,
    props: {
      ...(name !== null && { name }),
      ...(isSoldOut && { 'data-sold-out': '', 'aria-label': mark(value) }),
      ...(isSoldOut && disables && !checked && { disabled: true }),
    },
  });
}
