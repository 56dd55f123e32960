import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { FormField } from '../../model/formField.ts';
import type { MarkupViewNode, RepeatExtra } from '../MarkupView.tsx';
import { Counter } from './Counter.tsx';
import { FieldErrors } from './FieldErrors.tsx';
import { useFormParts } from './FormContext.ts';
import { useBusy } from './useBusy.ts';
import { useClasses } from './useClasses.ts';
import { useControl } from './useControl.ts';
import { useFieldErrors } from './useFieldErrors.ts';

type Repeat = (extra?: RepeatExtra) => ReactNode;

interface PlaceProps {
  readonly repeat: Repeat;
  readonly isHidden: boolean;
  readonly place?: RefObject<Element | null>;
  /** In place of the server's. */
  readonly children?: ReactNode;
}

/** A part of the served form that is shown and hidden in the way of its theme: by a class. */
export function ServedPlace({ repeat, isHidden, place, children }: PlaceProps): ReactNode {
  const own = useRef<Element>(null);
  const node = place ?? own;
  useClasses(node, { hidden: isHidden });
  return repeat({ node, ...(place && { props: { tabIndex: -1 } }), ...(children !== undefined && { children }) });
}

interface FieldPartProps {
  readonly field: FormField;
  readonly repeat: Repeat;
}

/** The wrapper of a field: its errors stand first in it. */
export function ServedItem({ field, repeat, isHidden }: FieldPartProps & { isHidden: boolean }): ReactNode {
  const state = useFieldErrors(field);
  const node = useRef<Element>(null);
  useClasses(node, { error: state.errors.length > 0 });
  const errors = <FieldErrors state={state} className="field-error" />;
  return repeat({ node, before: errors, after: <Counter field={field} isLate />, props: { hidden: isHidden || undefined } });
}

/** A control of the served form; the server's own is given what was entered when the form leaves. */
export function ServedControl({
  field,
  node: { source, about, value, role },
  repeat,
}: FieldPartProps & { node: MarkupViewNode }): ReactNode {
  const part = value ?? '';
  const get = (name: string) => source.getAttribute(name);
  const choice = role === 'control' ? null : get('type') === 'checkbox' ? 'on' : (get('value') ?? 'on');
  const state = useFieldErrors(field);
  const node = useControl(about ?? '', part, choice, source);
  const id = useControlId(field, part);
  return repeat({
    node,
    props: {
      id: choice === null ? (get('id') ?? id) : undefined,
      'aria-invalid': state.isInvalid(part) || undefined,
      'aria-describedby': [get('aria-describedby'), state.id].filter(Boolean).join(' ') || undefined,
      ...(choice === null && field.required && { 'aria-required': true }),
    },
  });
}

/** A label that the server has tied to no control. */
export function ServedLabel({ field, node, repeat }: FieldPartProps & { node: MarkupViewNode }): ReactNode {
  return repeat({ props: { htmlFor: useControlId(field, node.value ?? '') } });
}

/** The id of a control to which the server has given none. */
function useControlId(field: FormField, part: string): string {
  const { uid, fields } = useFormParts();
  return `${uid}c${fields.indexOf(field)}${part}`;
}

/** The form's button: its text is the page's, and comes back when the form is no longer under way. */
export function ServedSubmit({ repeat }: { repeat: Repeat }): ReactNode {
  const busy = useBusy();
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    const button = node.current;
    if (!button || busy === null) return;
    const label = labelOf(button);
    const before = label.read();
    label.write(busy);
    // Unless somebody else has put another text there meanwhile.
    return () => void (label.read() === busy && label.write(before));
  }, [busy]);
  return repeat({ node, props: { 'aria-disabled': busy !== null || undefined } });
}

/** The text of a button: its value, or the first text in it. */
function labelOf(button: Element): { read(): string; write(text: string): void } {
  if (button instanceof HTMLInputElement) return { read: () => button.value, write: (text) => void (button.value = text) };
  const texts = document.createTreeWalker(button, 4 /* NodeFilter.SHOW_TEXT */);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.nodeValue?.trim())
      return { read: () => currentNode.nodeValue ?? '', write: (text) => void (currentNode.nodeValue = text) };
  }
  return { read: () => '', write: () => undefined };
}
