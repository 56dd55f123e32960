import type { FormValues } from './formValues.ts';

/** Something wrong with one field. The platform's own words stand above the field's title (spec §5). */
export interface FieldError {
  readonly text: string;
  readonly fromServer: boolean;
}

/** Errors by field id. No prototype. */
export type FormErrors = Readonly<Record<string, readonly FieldError[]>>;

/** Everything that one form shows (spec §4). */
export interface FormState {
  readonly status: 'editing' | 'saving' | 'submitting' | 'succeeded' | 'failed';
  /** While the form is under way, or has brought the visitor on the way to another page: nothing can be changed or sent. */
  readonly locked: boolean;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** What went wrong with the form as a whole. */
  readonly message: string | null;
  /** Above and below the form: where the trouble is (spec §8); never at newsletters, and none that leads to nothing. */
  readonly noteAbove: string | null;
  readonly noteBelow: string | null;
  /** Counted from 0, of `steps`; a form that is not stepped has 1. */
  readonly step: number;
  readonly steps: number;
  /** How often the form has been refused or has failed: each time the visitor's focus goes to the first error. */
  readonly failures: number;
  /** Sent, and the browser is on its way to the page that follows. */
  readonly leaving: boolean;
}

/** Why a form was not sent: words for the form, and for its fields by their ids. */
export interface FormFailure {
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}
