import type { FormField } from '../model/formField.ts';
import { partIds } from './formValues.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { FieldError, FormErrors, FormState } from './FormState.ts';
import { noErrors } from './validateField.ts';

export type Steps = readonly (readonly FormField[])[];

/** Each section starts a step; a step that asks nothing yet goes on. */
export function stepsOf(fields: readonly FormField[]): Steps {
  const steps: FormField[][] = [[]];
  for (const field of fields) {
    if (field.type === 'section' && steps.at(-1)?.some((one) => partIds(one).length > 0)) steps.push([]);
    steps.at(-1)?.push(field);
  }
  return steps;
}

export interface Stepping {
  /** The fields of the step that is shown. */
  shown(): readonly FormField[];
  /** Whether it went on: fields of the step may be wrong. */
  next(): boolean;
  back(): void;
  goToField(fieldId: string): void;
}

/** From step to step of a form that has several. */
export function createStepping(
  { getState, setState }: StoreApi<FormState>,
  steps: Steps,
  keep: () => void,
  judge: (some: readonly FormField[]) => FormErrors,
  fail: (errors: FormErrors) => void,
  keepErrors: (errors: FormErrors) => void,
): Stepping {
  const goTo = (step: number) => {
    setState({ step });
    keep();
  };
  const shown = () => steps[getState().step] ?? [];
  return {
    shown,
    next() {
      const { step, locked, errors: known } = getState();
      if (locked || step >= steps.length - 1) return false;
      const errors = judge(shown());
      if (hasAny(errors)) {
        fail(errors);
        return false;
      }
      keepErrors(platformErrors(known));
      goTo(step + 1);
      return true;
    },
    back() {
      const { step, locked } = getState();
      if (!locked && step > 0) goTo(step - 1);
    },
    goToField(fieldId) {
      const step = steps.findIndex((some) => some.some(({ id }) => id === fieldId));
      if (!getState().locked && step >= 0 && step !== getState().step) goTo(step);
    },
  };
}

export const hasAny = (errors: FormErrors): boolean => Object.keys(errors).length > 0;

/** Those that the platform has found; they stay until their fields are changed. */
export function platformErrors(errors: FormErrors): Record<string, readonly FieldError[]> {
  const found = noErrors();
  for (const [id, said] of Object.entries(errors)) if (said.some(({ fromServer }) => fromServer)) found[id] = said;
  return found;
}
