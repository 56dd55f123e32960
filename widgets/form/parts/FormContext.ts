import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { AllFormTexts } from '../engine/createFormTexts.ts';
import type { FormController } from '../engine/createForm.ts';
import type { FormState } from '../engine/FormState.ts';
import type { Places } from '../engine/createPlaces.ts';
import type { FormField } from '../model/formField.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';

export interface FormParts {
  readonly controller: FormController;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats;
  readonly texts: AllFormTexts;
  /** Prefix of generated ids, because a form may be on a page twice. */
  readonly uid: string;
  /** Controls by field, for the focus. */
  readonly controls: Map<string, Set<HTMLElement>>;
  /** Read the controls again, because browsers and password managers fill them in without events. */
  readonly readers: Set<() => void>;
  readonly places: Places | null;
}

export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A field was rendered outside a form.');
  return parts;
}

export const useFormState = <Part>(select: (state: FormState) => Part): Part => useStore(useFormParts().controller.store, select);
