import { useRef, useState, type ReactNode } from 'react';
import { createForm } from '../engine/createForm.ts';
import { createFormTexts, type AllFormTexts } from '../engine/createFormTexts.ts';
import { parseAnswers } from '../engine/parseAnswers.ts';
import { readFormFields, type FormField } from '../model/formField.ts';
import { noFormats } from '../../../src/commerce/model/formFormats.ts';
import type { FormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import { createFormParts } from '../parts/createFormParts.ts';
import { Field } from '../parts/Field.tsx';
import { FormContext, useFormParts, useFormServices, useFormSettings } from '../parts/FormContext.ts';
import { NoteAbove, NoteBelow } from '../parts/FormNotes.tsx';
import { submitStep } from '../parts/FormSteps.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useFormFocus, useFormStart } from '../parts/useFormFocus.ts';
import { Dialog } from '../../../src/core/ui/Dialog.tsx';
import { useReport, useActions } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { useFormStyles } from '../parts/useFormStyles.ts';
import type { FormApi } from '../calls/createFormCalls.ts';
import { fail, ok } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { FormTexts } from '../formTexts.ts';
import type { SendForm } from '../engine/createSubmission.ts';
import { failureOf, readRefusal, refuse } from '../engine/failureOf.ts';
import type { Draft } from '../engine/createDraft.ts';
import type { FormValues } from '../engine/formValues.ts';

interface AnswerCheckDeps {
  readonly api: Pick<FormApi, 'validate'>;
  readonly texts: FormTexts;
  /** Uses the answers (JSON of field id to value); a resolved text explains a failure. */
  readonly use: (json: string) => Promise<string | null>;
}

/** Keeps what was typed into closed lightboxes, by product or cart line, while the shop runs. */
interface AnswerDrafts {
  open(name: string): Draft;
}

export interface AdditionalFieldsProps {
  readonly form: FormDefinition;
  readonly initial?: string | null;
  /** Keeps what was typed per product or cart line, for when the lightbox is opened again. */
  readonly draft: string;
  readonly submitLabel: string;
  /**
   * Called with the JSON text of field id to sanitized value after the platform's check. The form is busy until it settles; a resolved text
   * explains a failure.
   */
  readonly onSubmit: (json: string) => void | Promise<string | null | void>;
  readonly onClose: () => void;
}

/** A product's additional fields, shown before it is added to the cart. */
export function AdditionalFieldsDialog({ onClose, ...asked }: AdditionalFieldsProps): ReactNode {
  const { form, submitLabel } = asked;
  const settings = useFormSettings();
  useFormStyles();
  const [fields] = useState(() => readFormFields(form.fields, settings.limitsLongTexts()));
  const [texts] = useState(() => createFormTexts(() => null, settings.localizedStringsNow));
  return (
    <Dialog title={form.name ?? submitLabel} onClose={onClose}>
      {fields ? <AdditionalFields {...asked} fields={fields} texts={texts} /> : <p role="alert">{texts.processingError}</p>}
    </Dialog>
  );
}

interface LiveProps extends Omit<AdditionalFieldsProps, 'onClose'> {
  readonly fields: readonly FormField[];
  readonly texts: AllFormTexts;
}

function AdditionalFields({ form: { id, places }, fields, texts, initial = null, draft, submitLabel, onSubmit }: LiveProps): ReactNode {
  const { api } = useFormServices();
  const drafts = useActions(createAnswerDrafts);
  const settings = useFormSettings();
  const report = useReport();
  const uid = useOwnId();
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  const [parts] = useState(() => {
    const form = { id: id ?? '', kind: 'form', fields, formats: noFormats, places, stepped: false } as const;
    const use = async (json: string) => (await latest.current(json)) ?? null;
    const controller = createForm(form, {
      texts,
      emailRule: settings.emailRule,
      values: parseAnswers(fields, initial),
      busy: 'saving',
      draft: drafts.open(`${draft} ${form.id}`),
      send: createAnswerCheck({ id, fields }, { api: api.form, texts, use }),
      report,
    });
    return createFormParts(form, { controller, texts, uid }, api.places);
  });
  useFormStart(parts);
  return (
    <FormContext value={parts}>
      <AdditionalFieldsForm submitLabel={submitLabel} />
    </FormContext>
  );
}

function AdditionalFieldsForm({ submitLabel }: { submitLabel: string }): ReactNode {
  const parts = useFormParts();
  const note = useRef<HTMLDivElement>(null);
  useFormFocus(note);
  return (
    <form
      className="react-form-contents"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitStep(parts);
      }}
    >
      <NoteAbove place={note} />
      <div className="field-list clear">
        {parts.fields.map((field) => (
          <Field key={field.id} field={field} />
        ))}
      </div>
      <SubmitButton label={submitLabel} alignment="" variant="" />
      <NoteBelow />
    </form>
  );
}

/** Has the platform check a product's additional fields, then uses them; a form without id cannot be checked. */
export function createAnswerCheck(
  form: { readonly id: string | null; readonly fields: readonly FormField[] },
  { api, texts, use }: AnswerCheckDeps,
): SendForm {
  return async (sanitize) => {
    const answers = sanitize();
    if (form.id !== null) {
      const answer = await api.validate(form.id, answers);
      const failure = answer.ok ? readRefusal(answer.value, form.fields, texts, true) : failureOf(answer.error, form.fields, texts);
      if (failure) return fail(failure);
    }
    const text = await use(stringify(answers));
    return text === null ? ok(undefined) : fail(refuse(text));
  };
}

function createAnswerDrafts(): AnswerDrafts {
  const kept = new Map<string, FormValues>();
  return {
    open: (name) => ({
      read: () => ({ values: kept.get(name), step: 0 }),
      write: (values) => void kept.set(name, values),
      clear: () => void kept.delete(name),
    }),
  };
}
