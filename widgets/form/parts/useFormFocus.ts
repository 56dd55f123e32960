import { useLayoutEffect, useRef, type RefObject } from 'react';
import { stepsOf } from '../engine/stepsOf.ts';
import { useFormParts, useFormState } from './FormContext.ts';
import { focusField } from './focusField.ts';

/**
 * Each time the form is refused the focus goes to the first field to be mended. Where there is none the words above the form come into
 * view: they are read out by themselves, and would be read twice with the focus on them.
 */
export function useFormFocus(note: RefObject<HTMLElement | null>): void {
  const { controller, fields, controls } = useFormParts();
  const failures = useFormState((state) => state.failures);
  const seen = useRef(failures);
  useLayoutEffect(() => {
    if (seen.current === failures) return;
    seen.current = failures;
    // What is wrong is read out with the focus: Preact writes it into the fields after this effect, in the same turn.
    void Promise.resolve().then(() => {
      const { errors, step, steps } = controller.store.getState();
      const shown = steps > 1 ? (stepsOf(fields)[step] ?? []) : fields;
      const wrong = shown.find(({ id }) => errors[id]?.length && controls.get(id)?.size);
      if (!wrong || !focusField(controls.get(wrong.id))) note.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [failures, controller, fields, controls, note]);
}
