import type { FormValues } from './formValues.ts';

/** An error of one field. The platform's own stand above the field's title. */
export interface FieldError {
  readonly text: string;
  readonly fromServer: boolean;
  /** A site's own wording has the field's title in it. */
  readonly hasTitle?: boolean;
}

export type FormErrors = Readonly<Record<string, readonly FieldError[]>>;

export interface FormState {
  readonly status: 'editing' | 'saving' | 'submitting' | 'succeeded' | 'failed';
  /** Nothing can be changed or sent while the form is busy or the page is being left. */
  readonly locked: boolean;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly message: string | null;
  /** A summary of the errors above the form; never for newsletters, and only with fields to link to. */
  readonly noteAbove: string | null;
  readonly noteBelow: string | null;
  /** From 0, of `steps`; a form without steps has 1. */
  readonly step: number;
  readonly steps: number;
  /** Counts refusals and failures; each moves the focus to the first error. */
  readonly failures: number;
  /** Sent, and the browser is loading the next page. */
  readonly leaving: boolean;
}

export interface FormFailure {
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}
