import { createStore, type StoreApi } from 'zustand/vanilla';
import { PageError } from '../../../src/lib/PageError.ts';
import { refusable } from '../../../src/lib/refusable.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import { whenReturned } from '../../../src/lib/when.ts';
import type { Form } from '../model/form.ts';
import type { FormField } from '../model/formField.ts';
import type { EmailRule } from '../../../src/commerce/model/isEmailAddress.ts';
import type { FormTexts } from '../formTexts.ts';
import { createDraft, type Draft } from './createDraft.ts';
import type { SendForm } from './createSubmission.ts';
import { refuse } from './failureOf.ts';
import type { FieldError, FormErrors, FormFailure, FormState } from './FormState.ts';
import { validateFields, noErrors } from './validateFields.ts';
import { createValues, withValue, type FormValues } from './formValues.ts';
import { sanitizeForm } from './sanitizeForm.ts';
import { stepsOf } from './stepsOf.ts';

/** What is told of a form; it never holds what a visitor has typed. */
export interface FormEventDetail {
  readonly formId: string;
  readonly kind: Form['kind'];
}

/** Tells the page: before a form is sent (which a listener may refuse), when it was, and when it was not. */
export interface FormEmit {
  (name: 'before-submit', detail: FormEventDetail & { preventDefault(): void; readonly defaultPrevented: boolean }): void;
  (name: 'form-submitted', detail: FormEventDetail): void;
  (name: 'form-failed', detail: FormEventDetail & { readonly messages: readonly string[]; readonly fields: readonly string[] }): void;
}

export interface FormDeps {
  readonly texts: FormTexts;
  readonly send: SendForm;
  /** Shown at once: what became of the form when its page was left. */
  readonly message?: string | null;
  /** What the server has filled in, and what the visitor had typed before we came. */
  readonly values?: FormValues;
  readonly typed?: FormValues;
  /** What the form is called while it is under way (spec §4). */
  readonly busy?: 'submitting' | 'saving';
  readonly emailRule?: EmailRule;
  /** Where what is typed is kept until it is sent; default: in the tab's storage. `false`: nowhere. */
  readonly draft?: boolean | Draft;
  /** The page's query string, for hidden fields. */
  readonly query?: () => string;
  /** Where success leads, asked then; '' = nowhere. */
  readonly redirect?: () => string;
  /** Leaves for another page. */
  readonly navigate?: (href: string) => void;
  readonly emit?: FormEmit;
  readonly report: (error: unknown) => void;
}

/** One form on the page: its state, and all that can be done with it. Nothing here throws or rejects. */
export interface FormController {
  readonly store: StoreApi<FormState>;
  /** Ignored while the form is locked. */
  setValue(fieldId: string, part: string, value: string): void;
  /** The visitor has left a field: one that was wrong before is judged again. */
  leave(fieldId: string): void;
  /** Judges and sends the form; ignored while it is locked. What was typed stays until the platform has it. */
  submit(): Promise<void>;
  /** Of stepped forms: goes on when what this step asks is right, and says whether it did. Errors of the platform stay. */
  next(): boolean;
  back(): void;
  /** Goes to the step in which the field is. */
  goToField(fieldId: string): void;
  /** Begins anew: first values, no draft. */
  reset(): void;
  /** Begins to mind the browser's history; returns its off, after which success leads nowhere any more: the form has left the page. */
  start(): () => void;
}

export function createForm(form: Pick<Form, 'id' | 'kind' | 'fields' | 'formats' | 'stepped'>, deps: FormDeps): FormController {
  const { fields, formats, kind } = form;
  const { texts, busy = 'submitting', report } = deps;
  const draft = typeof deps.draft === 'object' ? deps.draft : deps.draft === false ? null : createDraft(form);
  const kept = draft?.read();
  const steps = form.stepped ? stepsOf(fields) : [fields];
  const calm = {
    errors: noErrors(),
    message: null,
    noteAbove: null,
    noteBelow: null,
    leaving: false,
    locked: false,
    status: 'editing' as const,
  };
  const store = createStore<FormState>()(() => ({
    ...calm,
    message: deps.message ?? null,
    values: createValues(fields, deps.values, kept?.values, deps.typed),
    step: Math.max(0, Math.min(kept?.step ?? 0, steps.length - 1)),
    steps: steps.length,
    failures: 0,
  }));
  const { getState, setState } = store;
  const about = { formId: form.id, kind };
  /** The fields that were wrong when the form was judged: they are judged again when they are left. */
  const suspects = new Set<string>();
  let isGone = false;
  const keep = () => draft?.write(getState().values, getState().step);
  // The page may be left before the next letter.
  if (Object.keys(deps.typed ?? {}).length > 0) keep();
  const goTo = (step: number) => {
    setState({ step });
    keep();
  };

  const judge = (some: readonly FormField[]) => validateFields(some, getState().values, formats, texts, deps.emailRule);

  /** @param blocking what keeps the form from going on; what the platform has found wrong before, and was not changed since, stays beside it */
  const failWith = (message: string, blocking: FormErrors): void => {
    const errors: FormErrors = Object.assign(platformErrors(getState().errors), blocking);
    for (const id of Object.keys(errors)) suspects.add(id);
    const isNoted = kind !== 'newsletter';
    const bad = fields.filter(({ id }) => errors[id]);
    // Where no field is wrong there is nothing further down: what went wrong stands above the form.
    const isBelow = isNoted && bad.length > 0;
    const step = steps.findIndex((some) => some.some((field) => blocking[field.id]));
    setState((state) => ({
      ...calm,
      status: 'failed',
      errors,
      message,
      noteAbove: isBelow ? texts.problemBelow : null,
      noteBelow: isNoted ? texts.problemAbove : null,
      failures: state.failures + 1,
      step: step < 0 ? state.step : step,
    }));
    const said = bad.flatMap(({ id }) => (errors[id] ?? []).map(({ text }) => text));
    deps.emit?.('form-failed', { ...about, messages: [message, ...said], fields: bad.map(({ id }) => id) });
  };

  /** The errors that remain after some fields were checked again. */
  const keepErrors = (errors: FormErrors): void => setState(hasAny(errors) ? { errors } : calm);

  const isRefused = (): boolean => {
    const wish = refusable(about);
    deps.emit?.('before-submit', wish);
    return wish.defaultPrevented;
  };

  const send = async (): Promise<FormFailure | null> => {
    try {
      const answer = await deps.send(() => sanitizeForm(fields, getState().values, deps.query?.() ?? ''));
      return answer.ok ? null : answer.error;
    } catch (error) {
      report(error);
      return refuse(texts.processingError);
    }
  };

  const succeed = (): void => {
    draft?.clear();
    const target = busy === 'saving' || isGone ? '' : (deps.redirect?.().trim() ?? '');
    const url = target ? safeRedirect(target, { anyOrigin: true }) : null;
    if (target && !url)
      report(new PageError(`The form's redirect ${JSON.stringify(target)} is no web address; the success text is shown.`));
    setState({ ...calm, status: busy === 'saving' ? 'editing' : 'succeeded', locked: url !== null, leaving: url !== null });
    deps.emit?.('form-submitted', about);
    if (url) deps.navigate?.(url.href);
  };

  const reset = (): void => {
    draft?.clear();
    suspects.clear();
    setState({ ...calm, values: createValues(fields, deps.values), step: 0 });
  };

  return {
    store,
    reset,
    setValue(fieldId, part, value) {
      const { locked, values, errors } = getState();
      const field = fields.find(({ id }) => id === fieldId);
      // What is read again without a change, when the focus moves, say, makes nothing right.
      if (locked || !field || values[fieldId]?.[part] === value) return;
      setState({ values: withValue(values, fieldId, part, value) });
      keep();
      if (!errors[fieldId]) return;
      const left: FormErrors = Object.assign(noErrors(), errors, judge([field]));
      if (left[fieldId] === errors[fieldId]) delete (left as Record<string, unknown>)[fieldId];
      keepErrors(left);
    },
    leave(fieldId) {
      const { locked, errors } = getState();
      const field = fields.find(({ id }) => id === fieldId);
      if (locked || !field || !suspects.has(fieldId) || errors[fieldId]?.some(({ fromServer }) => fromServer)) return;
      const left = Object.assign(noErrors(), errors);
      delete left[fieldId];
      Object.assign(left, judge([field]));
      if (left[fieldId]?.[0]?.text !== errors[fieldId]?.[0]?.text) keepErrors(left);
    },
    async submit() {
      if (getState().locked) return;
      const errors = judge(fields);
      if (hasAny(errors)) return failWith(texts.invalidFields, errors);
      if (isRefused()) return;
      setState({ ...calm, status: busy, locked: true });
      const failure = await send();
      if (!failure) return succeed();
      const refused = noErrors();
      for (const [id, said] of Object.entries(failure.errors)) refused[id] = said.map((text) => ({ text, fromServer: true }));
      failWith(failure.message, refused);
    },
    next() {
      const { step, locked, errors: known } = getState();
      const errors = judge(steps[step] ?? []);
      if (locked || step >= steps.length - 1) return false;
      if (hasAny(errors)) {
        failWith(texts.invalidFields, errors);
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
    // Back from the page that success led to, the form as it was left would stay locked for good.
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

const hasAny = (errors: FormErrors): boolean => Object.keys(errors).length > 0;

/** The errors that the platform has answered with. */
function platformErrors(errors: FormErrors): Record<string, readonly FieldError[]> {
  const found = noErrors();
  for (const [id, said] of Object.entries(errors)) if (said.some(({ fromServer }) => fromServer)) found[id] = said;
  return found;
}
