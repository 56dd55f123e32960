import { useActions, useSettings, useShop } from '../../../src/core/ui/ShopContext.ts';
import type { CoreSettings } from '../../../src/core/ui/CoreSettings.ts';
import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import { once } from '../../../src/lib/lazy.ts';
import type { FormWire } from '../calls/createFormCalls.ts';
import type { FormEvents } from '../events.ts';
import type { FormSettings } from '../engine/FormSettings.ts';
import { createContext, useContext, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { AllFormTexts } from '../engine/createFormTexts.ts';
import type { FormController } from '../engine/createForm.ts';
import type { FormState } from '../engine/FormState.ts';
import type { Places } from '../engine/createPlaces.ts';
import type { FormField } from '../model/formField.ts';
import type { FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { fieldParts } from '../engine/fieldParts.ts';

export interface FieldProps {
  readonly field: FormField;
  /** Begins the ids of its elements: the field's id, with more where the page has that already. */
  readonly domId: string;
  readonly state: FieldErrorState;
  /** The id of the description, if there is one. */
  readonly descriptionId: string | undefined;
}

export interface FieldErrorState {
  readonly errors: readonly { readonly text: string; readonly fromServer: boolean }[];
  /** Ids of the error elements, separated by blanks; `undefined` without errors. */
  readonly id: string | undefined;
  /** In a field with several parts the missing ones are invalid, else all. */
  isInvalid(part: string): boolean;
}

const NONE: FieldErrorState['errors'] = [];

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

/** Of the form around it. */
export const useFormParts = (): FormParts => useContext(FormContext) as FormParts;

export const useFormState = <Part>(select: (state: FormState) => Part): Part => useStateOf(useFormParts().controller, select);

export const useStateOf = <Part>({ store }: FormController, select: (state: FormState) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.getState()));

/** Adds and removes single class names, because others on the node must stay. */
export function useClasses(node: RefObject<Element | null>, classes: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => {
    const list = node.current?.classList;
    for (const [name, wanted] of Object.entries(classes)) {
      if (list && list.contains(name) !== wanted) list.toggle(name, wanted);
    }
  });
}

/** The errors of a field. */
export function useFieldErrors(field: FormField): FieldErrorState {
  const { fields, formats, texts, uid } = useFormParts();
  const errors = useFormState((state) => state.errors[field.id] ?? NONE);
  const values = useFormState((state) => state.values[field.id]);
  const missing =
    errors.length === 0
      ? []
      : fieldParts(field, formats, texts).filter(({ id, required }) => id !== null && required && !values?.[id]?.trim());
  return {
    errors,
    id: errors.map((_, index) => `${uid}e${fields.indexOf(field)}-${index}`).join(' ') || undefined,
    isInvalid: (part) => errors.length > 0 && (missing.length === 0 || missing.some(({ id }) => id === part)),
  };
}

/** The calls that forms make; the first of them loads their file and the wire. */
export function createFormWire({ calls }: Pick<RareDeps, 'calls'>): FormWire {
  // A form that is looked at and not used loads neither.
  const open = once(() => calls(() => import('../calls/createFormCalls.ts').then((module) => module.createFormCalls)));
  return {
    form: {
      key: (...given) => open()(({ form }) => form.key(...given)),
      save: (...given) => open()(({ form }) => form.save(...given)),
      validate: (...given) => open()(({ form }) => form.validate(...given)),
      template: (...given) => open()(({ form }) => form.template(...given)),
    },
    places: {
      autocomplete: (...given) => open()(({ places }) => places.autocomplete(...given)),
      details: (...given) => open()(({ places }) => places.details(...given)),
    },
  };
}

export interface FormServices {
  readonly api: FormWire;
  /** Also emits for a form whose page was left meanwhile. */
  readonly emit: RareDeps<unknown, FormEvents>['emit'];
}

export function useFormServices(): FormServices {
  const api = useActions(createFormWire);
  const { emit } = useShop<{ readonly forms: Pick<FormServices, 'emit'> }>().forms;
  return { api, emit };
}

export const useFormSettings = (): CoreSettings & FormSettings => useSettings<FormSettings>();
