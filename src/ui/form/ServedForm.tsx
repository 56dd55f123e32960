import { useRef, type ReactNode, type RefObject } from 'react';
import type { Form } from '../../model/form.ts';
import { LazyCaptcha } from '../captcha/LazyCaptcha.tsx';
import { MarkupView, type MarkupViewNode, type RenderRole } from '../MarkupView.tsx';
import { useFormParts, useFormState } from './FormContext.ts';
import { NoteAbove, NoteBelow } from './FormNotes.tsx';
import { FormSteps, useShownFields } from './FormSteps.tsx';
import { ServedControl, ServedItem, ServedLabel, ServedPlace, ServedSubmit } from './ServedParts.tsx';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useHasSucceeded, useSuccess, type InsertOwnerHtml } from './useSuccess.ts';

interface ServedFormProps {
  readonly form: Form;
  readonly nodes: readonly (MarkupViewNode | string)[];
  readonly captcha: RefObject<CaptchaHandle | null>;
  readonly successHtml: () => string;
  readonly insert: InsertOwnerHtml;
}

/** A form in the server's own markup: repeated as it was, with the form's state hung on it. */
export function ServedForm({ form, nodes, captcha, successHtml, insert }: ServedFormProps): ReactNode {
  const { fields } = useFormParts();
  const isLast = useFormState((state) => state.step === state.steps - 1);
  const shown = useShownFields();
  const hasSucceeded = useHasSucceeded();
  const note = useRef<HTMLDivElement>(null);
  const text = useRef<Element>(null);
  const after = useRef<HTMLDivElement>(null);
  useFormFocus(note);
  useSuccess({ text, textHtml: form.successHtml, after, afterHtml: successHtml, insert });

  const render: RenderRole = (node, repeat) => {
    const field = fields.find(({ id }) => id === node.about);
    switch (node.role) {
      case 'fields':
        return (
          <>
            <NoteAbove place={note} />
            <ServedPlace repeat={repeat} isHidden={hasSucceeded} />
            <FormSteps />
          </>
        );
      case 'submit-wrapper':
        return (
          <>
            <ServedPlace repeat={repeat} isHidden={hasSucceeded || !isLast} />
            <NoteBelow />
          </>
        );
      case 'captcha':
        return (
          <ServedPlace repeat={repeat} isHidden={hasSucceeded || !isLast}>
            {form.captcha && !hasSucceeded && <LazyCaptcha ref={captcha} theme={form.captcha.theme} action={form.kind} />}
          </ServedPlace>
        );
      case 'success-text':
        return <ServedPlace repeat={repeat} isHidden={!hasSucceeded} place={text} />;
      case 'submit':
        return <ServedSubmit repeat={repeat} />;
      case 'item':
        return field ? <ServedItem field={field} repeat={repeat} isHidden={!shown.has(field.id)} /> : repeat();
      case 'label':
        return field ? <ServedLabel field={field} node={node} repeat={repeat} /> : repeat();
      case 'control':
      case 'choice':
        return field ? <ServedControl field={field} node={node} repeat={repeat} /> : repeat();
      default:
        return repeat();
    }
  };
  return (
    <>
      <MarkupView nodes={nodes} render={render} />
      {hasSucceeded && <div ref={after} className="form-submission-html" />}
    </>
  );
}
