import { useLayoutEffect, useRef, type RefObject } from 'react';
import { stepsOf } from '../engine/stepsOf.ts';
import { useFormParts, useFormState } from './FormContext.ts';

/**
 * Moves the focus to the first faulty field after each refusal. Without one the message above is scrolled into view, but not focused,
 * because it would be announced twice.
 */
export function useFormFocus(note: RefObject<HTMLElement | null>): void {
  const { controller, fields, controls } = useFormParts();
  const failures = useFormState((state) => state.failures);
  const seen = useRef(failures);
  useLayoutEffect(() => {
    if (seen.current === failures) return;
    seen.current = failures;
    // Preact writes the errors after this effect in the same task, and they are announced with the focus.
    void Promise.resolve().then(() => {
      const { errors, step, steps } = controller.store.getState();
      const shown = steps > 1 ? (stepsOf(fields)[step] ?? []) : fields;
      const wrong = shown.find(({ id }) => errors[id]?.length && controls.get(id)?.size);
      if (!wrong || !focusField(controls.get(wrong.id))) note.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [failures, controller, fields, controls, note]);
}

/** Focuses a field's first faulty control, else its first; returns whether there was one. */
export function focusField(controls: ReadonlySet<HTMLElement> | undefined): boolean {
  const all = [...(controls ?? [])];
  const control = all.find((one) => one.getAttribute('aria-invalid') === 'true') ?? all[0];
  control?.focus();
  return control !== undefined;
}
