import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPlace, showPlace } from '../../../src/lib/createPlace.ts';
import { unclobbered } from '../../../src/lib/unclobbered.ts';
import type { Form, FormCaptcha } from '../model/form.ts';
import { LazyCaptcha } from '../captcha/LazyCaptcha.tsx';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { InPlace } from '../../../src/core/ui/InPlace.tsx';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useTextPlace, ServedField } from './ServedField.tsx';
import { controlValue } from './controlValue.ts';
import { useFormParts, useFormState } from './FormContext.ts';
import { NoteAbove } from './FormNotes.tsx';
import { FormSteps, readControls, useFormEvents, useIsLastStep, useShownFields } from './FormSteps.tsx';
import type { ServedNodes } from './ServedNodes.ts';
import { useBusy } from './SubmitButton.tsx';
import { useFormFocus } from './useFormFocus.ts';
import { useOnChange } from './useOnChange.ts';
import { useHasSucceeded, useSuccess } from './useSuccess.ts';

interface ServedFormProps {
  readonly form: Form;
  readonly nodes: ServedNodes;
  readonly captcha: RefObject<CaptchaHandle | null>;
  /** The owner's HTML that runs after success, read when used. */
  readonly htmlAfter: () => string;
}

/** Writes the state on the served nodes and renders only errors. */
export function ServedForm({ form, nodes, captcha, htmlAfter }: ServedFormProps): ReactNode {
  const { fields, texts } = useFormParts();
  const shown = useShownFields();
  const isNoted = useFormState(({ noteAbove, message }) => noteAbove !== null || message !== null);
  const noteBelow = useFormState((state) => state.noteBelow);
  const isLast = useIsLastStep();
  const steps = useFormState((state) => state.steps);
  const hasSucceeded = useHasSucceeded();
  const note = useRef<HTMLDivElement>(null);
  const text = useRef<Element>(nodes.thanks);
  useServedControls(nodes);
  useServedButtons(nodes);

  const isThanked = hasSucceeded && !nodes.thanks;
  useSlotVisible(isNoted || isThanked);
  useTextPlace({ ...placeBelow(nodes), tag: 'p', className: 'form-error-note form-error-note-below' }, noteBelow);
  useWrites((write) => {
    for (const list of nodes.lists) write.className(list, 'hidden', hasSucceeded);
    for (const wrapper of nodes.buttonWrappers) write.className(wrapper, 'hidden', hasSucceeded || !isLast);
    if (nodes.captcha) write.className(nodes.captcha, 'hidden', hasSucceeded || !isLast);
    if (!nodes.thanks) return;
    write.className(nodes.thanks, 'hidden', !hasSucceeded);
    write.attribute(nodes.thanks, 'tabindex', '-1');
  });
  const [afterPlace] = useState(() => createPlace({ parent: nodes.form, tag: 'div', className: 'form-submission-html' }));
  const after = useRef<Element>(afterPlace.node);
  useLayoutEffect(() => {
    showPlace(afterPlace, hasSucceeded);
    return () => showPlace(afterPlace, false);
  }, [afterPlace, hasSucceeded]);
  useFormFocus(note);
  useSuccess(hasSucceeded, htmlAfter, { text, textHtml: nodes.thanks ? '' : form.successHtml, after });

  return (
    <>
      <NoteAbove place={note} />
      {isThanked && (
        <div ref={text as RefObject<HTMLDivElement | null>} className="form-submission-text" tabIndex={-1}>
          {form.successHtml ? null : texts.sent}
        </div>
      )}
      {nodes.fields.map((one, index) => {
        const field = fields[index];
        return field && <ServedField key={field.id || index} field={field} nodes={one} isShown={shown.includes(field)} />;
      })}
      {steps > 1 && !hasSucceeded && (
        <InPlace shape={placeAfter(nodes.lists[0]) ?? { parent: nodes.form }}>
          <FormSteps />
        </InPlace>
      )}
      {form.captcha && !hasSucceeded && (nodes.captcha !== null || isLast) && (
        <InPlace shape={nodes.captcha ? { parent: nodes.captcha } : placeOfCaptcha(nodes, form.captcha)}>
          <LazyCaptcha ref={captcha} theme={form.captcha.theme} action={form.kind} />
        </InPlace>
      )}
    </>
  );
}

/** Before the fields. */
export const placeOfNotes = ({ form, lists: [list] }: ServedNodes) =>
  list?.parentElement ? { parent: list.parentElement, before: list } : { parent: form, before: unclobbered(form).firstChild };

/** Before the button. */
const placeOfCaptcha = ({ form, buttonWrappers: [wrapper] }: ServedNodes, { align }: FormCaptcha) => ({
  parent: wrapper?.parentElement ?? form,
  before: wrapper ?? null,
  tag: 'div',
  className: `captcha-container align-${align}`,
});

const placeAfter = (node: Element | undefined) => node?.parentElement && { parent: node.parentElement, before: node.nextSibling };

const placeBelow = (nodes: ServedNodes) => placeAfter(nodes.buttonWrappers.at(-1)) || { parent: nodes.form };

/** Keeps the state equal to the served controls: typed, set by scripts, reset, or filled in silently. */
function useServedControls(nodes: ServedNodes): void {
  const parts = useFormParts();
  const { controller, controls, readers } = parts;
  const failures = useFormState((state) => state.failures);
  const known = useMemo(() => {
    const reads = new Map<unknown, () => void>();
    for (const { id, controls: all } of nodes.fields) {
      for (const { node, part, choice } of all) {
        reads.set(node, () => {
          const value = controlValue(node, choice, controller.store.getState().values[id]?.[part] ?? '');
          if (value !== null) controller.setValue(id, part, value);
        });
      }
    }
    return reads;
  }, [controller, nodes]);
  useLayoutEffect(() => {
    for (const { id, controls: all } of nodes.fields) controls.set(id, new Set(all.map(({ node }) => node)));
    for (const read of known.values()) readers.add(read);
    return () => {
      controls.clear();
      readers.clear();
    };
  }, [controls, readers, known, nodes]);
  // Takes over what was typed while the form was being sent.
  useOnChange(failures, () => readControls(parts));
  const follow = ({ target }: Event) => known.get(target)?.();
  useElementEvents(nodes.form, { input: follow, change: follow, ...useFormEvents() });
}

/** The buttons' text is restored after the form is busy. */
function useServedButtons({ buttons }: ServedNodes): void {
  const busy = useBusy();
  const isBusy = busy !== null;
  const texts = useMemo(() => (isBusy ? buttons.map(labelTextOf) : []), [buttons, isBusy]);
  useWrites((write) => {
    if (busy === null) return;
    buttons.forEach((button, index) => {
      const text = texts[index];
      write.attribute(button, 'aria-disabled', 'true');
      if (text) write.data(text, busy);
      else if (button.localName === 'input') write.attribute(button, 'value', busy);
    });
  });
}

/** The first non-blank text node of a button; `null` if it has none (an `input`, an icon). */
function labelTextOf(button: Element): Text | null {
  const texts = document.createTreeWalker(button, 4 /* NodeFilter.SHOW_TEXT */);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim()) return text;
  }
  return null;
}
