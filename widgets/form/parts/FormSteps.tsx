import type { ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useAnnounce, useShopContext } from '../../../src/core/ui/ShopContext.ts';
import { useFormParts, useFormState } from './FormContext.ts';
import { focusField } from './useFormFocus.ts';
import { useOnChange } from './useOnChange.ts';
import type { FormField } from '../model/formField.ts';
import type { FormParts } from './FormContext.ts';

/** Reads all controls of a form again; none once it has left the page. */
export function readControls({ readers }: Pick<FormParts, 'readers'>): void {
  for (const read of readers) read();
}

/** Enter and the button go to the next step, or send the form. */
export function submitStep(parts: Pick<FormParts, 'controller' | 'readers'>): void {
  readControls(parts);
  const { controller } = parts;
  const { step, steps } = controller.store.getState();
  if (step < steps - 1) controller.next();
  else void controller.submit();
}

/** The events by which a form of the page is sent or reset. */
export function useFormEvents(): { readonly submit: (event: Event) => void; readonly reset: () => void } {
  const parts = useFormParts();
  const { held } = useShopContext();
  return {
    submit(event) {
      event.preventDefault();
      if (!held.has(event)) submitStep(parts);
    },
    // The event precedes the controls' change.
    reset: () => void setTimeout(() => readControls(parts)),
  };
}

/** Fields of the current step; all without steps. */
export function useShownFields(): readonly FormField[] {
  const { controller } = useFormParts();
  useFormState((state) => state.step);
  return controller.shown();
}

export const useIsLastStep = (): boolean => useFormState((state) => state.step === state.steps - 1);

/** Progress and buttons of a form with steps. A new step is announced and takes the focus. */
export function FormSteps(): ReactNode {
  const { controller, texts, controls } = useFormParts();
  const step = useFormState((state) => state.step);
  const steps = useFormState((state) => state.steps);
  const announce = useAnnounce();
  useOnChange(step, () => {
    announce(fill(texts.step, { step: step + 1, steps }));
    const { errors } = controller.store.getState();
    const asked = controller.shown().filter(({ id }) => controls.get(id)?.size);
    const first = asked.find(({ id }) => errors[id]) ?? asked[0];
    if (first) focusField(controls.get(first.id));
  });
  if (steps === 1) return null;
  return (
    <div className="form-steps">
      {step > 0 && (
        <button type="button" className="form-step-back" onClick={() => controller.back()}>
          {texts.back}
        </button>
      )}
      <span className="form-step-count">
        {step + 1} / {steps}
      </span>
      {step < steps - 1 && (
        <button type="submit" className="form-step-next">
          {texts.next}
        </button>
      )}
    </div>
  );
}
