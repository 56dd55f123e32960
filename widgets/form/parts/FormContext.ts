import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { AllFormTexts } from '../engine/createFormTexts.ts';
import type { FormController } from '../engine/createForm.ts';
import type { FormState } from '../engine/FormState.ts';
import type { Places } from '../engine/createPlaces.ts';
import type { FormField } from '../model/formField.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';

/** What the parts of one form share. */
export interface FormParts {
  readonly controller: FormController;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats;
  readonly texts: AllFormTexts;
  /** Begins the ids that this form makes up: the same form may stand on a page twice. */
  readonly uid: string;
  /** The controls on the page by field, for the focus. */
  readonly controls: Map<string, Set<HTMLElement>>;
  /** Read what stands in the controls: a browser or a password manager may have filled something in without a word. */
  readonly readers: Set<() => void>;
  /** Looks addresses up while they are typed; `null` where the page does not allow it. */
  readonly places: Places | null;
}

export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A field was rendered outside a form.');
  return parts;
}

/** A part of the form's state. */
export const useFormState = <Part>(select: (state: FormState) => Part): Part => useStore(useFormParts().controller.store, select);
