import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Form } from '../model/form.ts';
import { LazyCaptcha } from '../captcha/LazyCaptcha.tsx';
import { renderSanitizedHtml } from '../../../src/core/ui/renderSanitizedHtml.ts';
import { Field } from './Field.tsx';
import { useFormParts, useFormState, useClasses } from './FormContext.ts';
import { NoteAbove, NoteBelow } from './FormNotes.tsx';
import { FormSteps, submitStep, useIsLastStep, useShownFields } from './FormSteps.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useHasSucceeded, useSuccess } from './useSuccess.ts';

interface RenderedFormProps {
  readonly form: Form;
  readonly captcha: RefObject<CaptchaHandle | null>;
  /** The page's own `<form>` is around it. */
  readonly isInForm: boolean;
  /** The owner's HTML that runs after success, read when used. */
  readonly htmlAfter: () => string;
}

export function RenderedForm({ form, captcha, isInForm, htmlAfter }: RenderedFormProps): ReactNode {
  const parts = useFormParts();
  const { texts, uid } = parts;
  const isLast = useIsLastStep();
  const shown = useShownFields();
  const hasSucceeded = useHasSucceeded();
  const own = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useClasses(own, { submitting: useFormState((state) => state.locked) });
  useFormFocus(note);
  useSuccess(hasSucceeded, htmlAfter, { text, textHtml: form.successHtml, after });

  if (hasSucceeded) {
    return (
      <>
        <div ref={text} className="react-form-post-submit" tabIndex={-1}>
          {form.successHtml ? null : <p>{texts.sent}</p>}
        </div>
        <div ref={after} className="form-submission-html" />
        {!isInForm && <form className="react-form-contents react-form-contents--submitted" hidden />}
      </>
    );
  }
  const isTitled = form.showTitle && form.name !== '' && form.lightbox === null;
  const content = (
    <>
      {isTitled && (
        <div className="form-title" id={`${uid}t`}>
          {form.name}
        </div>
      )}
      <NoteAbove place={note} />
      <div className="field-list clear">{form.fields.map((field) => shown.includes(field) && <Field key={field.id} field={field} />)}</div>
      {form.disclaimer && <Disclaimer html={form.disclaimer} />}
      <FormSteps />
      {isLast && form.captcha && (
        <div className={`captcha-container align-${form.captcha.align}`}>
          <LazyCaptcha ref={captcha} theme={form.captcha.theme} action={form.kind} />
        </div>
      )}
      {isLast && (
        <SubmitButton
          label={form.submitLabel || (form.kind === 'newsletter' ? texts.submitNewsletter : texts.submit)}
          alignment={form.buttonAlignment}
          variant={form.buttonVariant}
        />
      )}
      <NoteBelow />
    </>
  );
  if (isInForm) return content;
  return (
    <form
      ref={own}
      className="react-form-contents"
      noValidate
      aria-labelledby={isTitled ? `${uid}t` : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submitStep(parts);
      }}
    >
      {content}
    </form>
  );
}

/** Text of the owner to be read before sending. */
function Disclaimer({ html }: { html: string }): ReactNode {
  const content = useMemo(() => renderSanitizedHtml(html, true), [html]);
  return <div className="form-disclaimer">{content}</div>;
}
