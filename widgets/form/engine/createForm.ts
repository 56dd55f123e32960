import { createStore, type StoreApi } from 'zustand/vanilla';
import { PageError } from '../../../src/lib/PageError.ts';
import { refusable } from '../../../src/lib/refusable.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import { whenReturned } from '../../../src/lib/when.ts';
import type { Form } from '../model/form.ts';
import type { FormField } from '../model/formField.ts';
import type { EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';
import type { FormTexts } from '../formTexts.ts';
import type { Draft } from './createDraft.ts';
import type { SendForm } from './createSubmission.ts';
import { refuse } from './failureOf.ts';
import type { FormErrors, FormFailure, FormState } from './FormState.ts';
import { validateFields, noErrors } from './validateField.ts';
import { createValues, withValue, type FormValues, sanitizeForm, type FormAnswers } from './formValues.ts';
import { createStepping, hasAny, platformErrors, stepsOf, type Stepping, type Steps } from './createStepping.ts';

/** Never contains what a visitor has typed. */
export interface FormEventDetail {
  readonly formId: string;
  readonly kind: Form['kind'];
}

export interface FormEmit {
  (name: 'before-submit', detail: FormEventDetail & { preventDefault(): void; readonly defaultPrevented: boolean }): void;
  (name: 'form-submitted', detail: FormEventDetail): void;
  (name: 'form-failed', detail: FormEventDetail & { readonly messages: readonly string[]; readonly fields: readonly string[] }): void;
}

export interface FormDeps {
  readonly texts: FormTexts;
  readonly send: SendForm;
  /** Shown at start: the outcome of a form whose page was left. */
  readonly message?: string | null;
  readonly values?: FormValues;
  readonly typed?: FormValues;
  /** Text shown while the form is busy. */
  readonly busy?: 'submitting' | 'saving';
  readonly emailRule?: EmailRule;
  /** Keeps what is typed; left out: nothing is kept. */
  readonly draft?: Draft | undefined;
  /** The page's query string, for hidden fields. */
  readonly query?: () => string;
  /** Applies the page's filters to the answers as they are sent. */
  readonly refine?: (answers: FormAnswers) => FormAnswers;
  /** Where success leads, read when used; '' = nowhere. */
  readonly redirect?: () => string;
  readonly navigate?: (href: string) => void;
  readonly emit?: FormEmit;
  readonly report: (error: unknown) => void;
}

export interface FormController extends Stepping {
  readonly store: StoreApi<FormState>;
  setValue(fieldId: string, part: string, value: string): void;
  /** Called when the visitor leaves a field; checks it again if it was wrong before. */
  leave(fieldId: string): void;
  /** Checks and sends the form; ignored while it is locked. Typed values stay until the platform has accepted them. */
  submit(): Promise<void>;
  reset(): void;
  /** Starts listening to the browser's history; returns its off, after which success does not navigate. */
  start(): () => void;
}

export function createForm(form: EngineForm, deps: FormDeps): FormController {
  const { fields, formats } = form;
  const { texts, busy = 'submitting', draft } = deps;
  const { store, steps, keep } = createFormStore(form, deps);
  const { getState, setState } = store;
  /** Fields with errors, checked again when they are left. */
  const suspects = new Set<string>();
  let isGone = false;
  const judge = (some: readonly FormField[]) => validateFields(some, getState().values, formats, texts, deps.emailRule);
  const { failWith, keepErrors } = createFailing(form, deps, store, steps, suspects);
  const sending = createSending(form, deps, store);

  const reset = (): void => {
    draft?.clear();
    suspects.clear();
    setState({ ...pristine, values: createValues(fields, deps.values), step: 0 });
  };

  /** The errors that stand, with those that a field has now. */
  const judgedAnew = (field: FormField): FormErrors => {
    const left = Object.assign(noErrors(), getState().errors);
    delete left[field.id];
    return Object.assign(left, judge([field]));
  };

  return {
    store,
    reset,
    ...createStepping(store, steps, keep, judge, (errors) => failWith(texts.invalidFields, errors), keepErrors),
    setValue(fieldId, part, value) {
      const { locked, values, errors } = getState();
      const field = fields.find(({ id }) => id === fieldId);
      // Reading an unchanged value (on focus) clears no error.
      if (locked || !field || values[fieldId]?.[part] === value) return;
      setState({ values: withValue(values, fieldId, part, value) });
      keep();
      if (!errors[fieldId]) return;
      keepErrors(judgedAnew(field));
    },
    leave(fieldId) {
      const { locked, errors } = getState();
      const field = fields.find(({ id }) => id === fieldId);
      if (locked || !field || !suspects.has(fieldId) || errors[fieldId]?.some(({ fromServer }) => fromServer)) return;
      const left = judgedAnew(field);
      if (left[fieldId]?.[0]?.text !== errors[fieldId]?.[0]?.text) keepErrors(left);
    },
    async submit() {
      if (getState().locked) return;
      const errors = judge(fields);
      if (hasAny(errors)) return failWith(texts.invalidFields, errors);
      if (sending.isRefused()) return;
      setState({ ...pristine, status: busy, locked: true });
      const failure = await sending.send();
      if (!failure) {
        draft?.clear();
        return sending.succeed(isGone);
      }
      const refused = noErrors();
      for (const [id, said] of Object.entries(failure.errors)) refused[id] = said.map((text) => ({ text, fromServer: true }));
      failWith(failure.message, refused);
    },
    // Returning from the success page would otherwise find the form locked.
    start() {
      isGone = false;
      const off = whenReturned(() => void (getState().leaving && reset()));
      return () => {
        isGone = true;
        off();
      };
    },
  };
}

type EngineForm = Pick<Form, 'id' | 'kind' | 'fields' | 'formats' | 'stepped'>;

const pristine = {
  errors: noErrors(),
  message: null,
  noteAbove: null,
  noteBelow: null,
  leaving: false,
  locked: false,
  status: 'editing' as const,
};

/** The form's state at first, from what the page, the visitor and an earlier page of the tab have filled in. */
function createFormStore(form: EngineForm, deps: FormDeps) {
  const { fields } = form;
  const { draft } = deps;
  const kept = draft?.read();
  const steps: Steps = form.stepped ? stepsOf(fields) : [fields];
  const store = createStore<FormState>()(() => ({
    ...pristine,
    message: deps.message ?? null,
    values: createValues(fields, deps.values, kept?.values, deps.typed),
    step: Math.max(0, Math.min(kept?.step ?? 0, steps.length - 1)),
    steps: steps.length,
    failures: 0,
  }));
  const keep = () => draft?.write(store.getState().values, store.getState().step);
  // The page may be left before the next key press.
  if (Object.keys(deps.typed ?? {}).length > 0) keep();
  return { store, steps, keep };
}

/** Shows what is wrong, and what remains of it once fields were checked again. */
function createFailing(
  { id: formId, kind, fields }: EngineForm,
  { texts, emit }: FormDeps,
  { getState, setState }: StoreApi<FormState>,
  steps: Steps,
  suspects: Set<string>,
) {
  return {
    keepErrors: (errors: FormErrors): void => setState(hasAny(errors) ? { errors } : pristine),
    /** @param blocking errors that stop the form; unchanged errors of the platform are kept beside them */
    failWith(message: string, blocking: FormErrors): void {
      const errors: FormErrors = Object.assign(platformErrors(getState().errors), blocking);
      for (const id of Object.keys(errors)) suspects.add(id);
      const isNoted = kind !== 'newsletter';
      const bad = fields.filter(({ id }) => errors[id]);
      // Without a faulty field the message above the form is enough.
      const isBelow = isNoted && bad.length > 0;
      const step = steps.findIndex((some) => some.some((field) => blocking[field.id]));
      setState((state) => ({
        ...pristine,
        status: 'failed',
        errors,
        message,
        noteAbove: isBelow ? texts.problemBelow : null,
        noteBelow: isNoted ? texts.problemAbove : null,
        failures: state.failures + 1,
        step: step < 0 ? state.step : step,
      }));
      const said = bad.flatMap(({ id }) => (errors[id] ?? []).map(({ text }) => text));
      emit?.('form-failed', { formId, kind, messages: [message, ...said], fields: bad.map(({ id }) => id) });
    },
  };
}

/** Sends the answers, and does what follows when they have arrived. */
function createSending({ id: formId, kind, fields }: EngineForm, deps: FormDeps, { getState, setState }: StoreApi<FormState>) {
  const { refine = (answers: FormAnswers) => answers, busy, emit, report, texts } = deps;
  const about = { formId, kind };
  return {
    isRefused(): boolean {
      const event = refusable(about);
      emit?.('before-submit', event);
      return event.defaultPrevented;
    },
    async send(): Promise<FormFailure | null> {
      try {
        const answer = await deps.send(() => refine(sanitizeForm(fields, getState().values, deps.query?.() ?? '')));
        return answer.ok ? null : answer.error;
      } catch (error) {
        report(error);
        return refuse(texts.processingError);
      }
    },
    succeed(isGone: boolean): void {
      const target = busy === 'saving' || isGone ? '' : (deps.redirect?.().trim() ?? '');
      const url = target ? safeRedirect(target, { anyOrigin: true }) : null;
      if (target && !url)
        report(new PageError(`The form's redirect ${JSON.stringify(target)} is no web address; the success text is shown.`));
      // A place of this page is only scrolled to.
      const [page, anchor] = url?.href.split('#') ?? [];
      const leaving = url !== null && (anchor === undefined || page !== location.href.split('#')[0]);
      setState({ ...pristine, status: busy === 'saving' ? 'editing' : 'succeeded', locked: leaving, leaving });
      emit?.('form-submitted', about);
      if (url) deps.navigate?.(url.href);
    },
  };
}
