import type { FormatPart, FormFormats } from './formFormats.ts';

export type FieldValues = Readonly<Record<string, string>>;

export type FieldAnswer = string | readonly string[] | FieldValues;

/** A check of an answer: that an answer is there (a text, the needed parts, a choice), or that a text is valid. */
export type FieldRule = 'text' | 'parts' | 'choices' | 'length' | 'email' | 'number' | 'amount' | 'date' | 'time' | 'phone';

export interface FieldFacts {
  readonly required: boolean;
  /** `textarea`: in UTF-16 units, as browsers count them; `null`: no limit. */
  readonly maxLength: number | null;
  /** `phone` only. */
  readonly showCountryCode: boolean;
  /** `email`: whether it offers a subscription to news. */
  readonly mailingList: boolean;
  readonly options: readonly string[];
  /** `hidden`: name of the query parameter whose value is sent, else `value`. */
  readonly key: string;
  readonly value: string;
}

/** The answers of one field; `''` or empty where there is none. */
export interface Answers {
  /** Part of a field with several, such as `Line1`. */
  readonly part: (name: string) => string;
  readonly choices: () => readonly string[];
  /** Question and answer of a scale, "-2" to "2". */
  readonly questions: () => readonly (readonly [question: string, answer: string])[];
  readonly text: () => string;
}

export interface AnswerLine {
  readonly question?: string;
  readonly text: string;
}

/** Labels of a scale's answers. */
export type Agreement = Readonly<Record<'stronglyDisagree' | 'disagree' | 'neutral' | 'agree' | 'stronglyAgree', string>>;

/** Shape of an answer in a summary: one text, the checked choices, by question, or by these parts. */
export type Kept = 'text' | 'choices' | 'questions' | readonly string[];

export interface InputTraits {
  readonly type: string;
  readonly inputMode: '' | 'numeric' | 'decimal' | 'email' | 'url';
  /** The `autocomplete` token of a control without parts; '' = none. */
  readonly autocomplete: string;
  /** Shown in front of it where the field names none. */
  readonly symbol?: string;
}

/** Everything that one field type is. `View`: names of the components. */
export interface FieldType<View extends string = string> {
  /** The parts that can have a value, in the order they are sent. */
  readonly parts: (field: FieldFacts) => readonly string[];
  /** The parts in the site's layout; empty: in the order they are sent. */
  readonly layout?: (formats: FormFormats) => readonly FormatPart[];
  /** Whether a required field is incomplete without this part; `undefined`: the default for such a part. */
  readonly needs?: (part: string, formats: FormFormats) => boolean | undefined;
  /** The property that only this type reads from its JSON (`model/formField.ts`). */
  readonly read?: 'options' | 'maxLength';
  /** `null`: every answer is valid. */
  readonly validate: FieldRule | null;
  /** The answer as typed; `null`: it has none. `query`: the page's, for hidden fields. */
  readonly serialize: (field: FieldFacts, values: FieldValues, query: URLSearchParams) => FieldAnswer | null;
  readonly kept: Kept;
  readonly isUnread?: boolean;
  readonly input: InputTraits;
  /** `null`: it has no component. */
  readonly View: View | null;
}
