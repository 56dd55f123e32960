import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormParts, useFormState } from './FormContext.ts';
import { addListener } from '../../../src/lib/listen.ts';
import { attempt } from '../../../src/lib/result.ts';
import { controlValue } from './controlValue.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @param choice value of a radio button or checkbox; `null`: its text counts */
export function useControl<Node extends Control>(fieldId: string, part: string, choice: string | null = null): RefObject<Node | null> {
  const { controller, controls, readers } = useFormParts();
  const report = useReport();
  const node = useRef<Node>(null);
  const written = useRef<string>(null);
  const value = useFormState((state) => state.values[fieldId]?.[part] ?? '');
  const isLocked = useFormState((state) => state.locked);

  useLayoutEffect(() => {
    const control = node.current;
    if (!control || written.current === value) return;
    written.current = value;
    if (choice !== null) (control as HTMLInputElement).checked = value === choice;
    else if (control.value !== value) control.value = value;
  }, [value, choice]);

  useLayoutEffect(() => {
    const control = node.current;
    if (!control) return;
    const ofField = controls.get(fieldId) ?? new Set();
    controls.set(fieldId, ofField.add(control));
    return () => void ofField.delete(control);
  }, [controls, fieldId]);

  useLayoutEffect(() => {
    const control = node.current;
    if (!control || isLocked) return;
    const read = () =>
      attempt(() => {
        const before = controller.store.getState().values[fieldId]?.[part] ?? '';
        const now = controlValue(control, choice, before);
        if (now === null || now === before) return;
        if (choice === null) written.current = now;
        controller.setValue(fieldId, part, now);
      }, report);
    // Takes over what was typed while the form was being sent, after a failure.
    read();
    readers.add(read);
    const off = addListener(control, 'input change', read);
    return () => {
      readers.delete(read);
      off();
    };
  }, [controller, readers, fieldId, part, choice, isLocked, report]);

  return node;
}
