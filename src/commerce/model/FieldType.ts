import type { FormatPart, FormFormats } from './formFormats.ts';

/** What stands in one field: part → text. Fields of one value have the part ''; no prototype. */
export type FieldValues = Readonly<Record<string, string>>;

/** An answer as the platform takes it. */
export type FieldAnswer = string | readonly string[] | FieldValues;

/** What can be asked of an answer: that there is one (a text, all parts that are needed, a choice), and of a text that it is right. */
export type FieldRule = 'text' | 'parts' | 'choices' | 'length' | 'email' | 'number' | 'amount' | 'date' | 'time' | 'phone';

/** What a field's type may know of the field. */
export interface FieldFacts {
  readonly required: boolean;
  /** Of `textarea`: most characters (UTF-16 units, as browsers count them); `null`: no limit. */
  readonly maxLength: number | null;
  /** Of `phone`. */
  readonly showCountryCode: boolean;
  /** Of `email`: whether it asks for leave to send news as well. */
  readonly mailingList: boolean;
  /** The choices of `radio`, `checkbox` and `select`; of `likert` the questions. */
  readonly options: readonly string[];
  /** Of `hidden`: it is sent with the query string's value of this name, else with `value`. */
  readonly key: string;
  readonly value: string;
}

/** What was answered in one field, however it is kept. Each `''` or empty where there is nothing. */
export interface Answers {
  /** A part of a field of several parts (spec §3 "Summary values"), such as `Line1`. */
  readonly part: (name: string) => string;
  /** What is checked. */
  readonly choices: () => readonly string[];
  /** Question and answer of a scale, "-2" to "2". */
  readonly questions: () => readonly (readonly [question: string, answer: string])[];
  /** The answer to any other field. */
  readonly text: () => string;
}

/** A line of an answer; with its question, where the field asks several. */
export interface AnswerLine {
  readonly question?: string;
  readonly text: string;
}

/** What the answers of a scale are called. */
export type Agreement = Readonly<Record<'stronglyDisagree' | 'disagree' | 'neutral' | 'agree' | 'stronglyAgree', string>>;

/** How an answer stands in a summary (spec §3 "Summary values"): as one text, as what is checked, by question, or by these parts. */
export type Kept = 'text' | 'choices' | 'questions' | readonly string[];

/** How a control is typed into (HTML, "input"). */
export interface InputTraits {
  readonly type: string;
  readonly inputMode: '' | 'numeric' | 'decimal' | 'email' | 'url';
  /** The `autocomplete` token of a control of its own; '' = none. */
  readonly autocomplete: string;
  /** What stands before it, where the field states nothing. */
  readonly symbol?: string;
}

/** Everything that one type of field is. `View`: the names of the components that there are. */
export interface FieldType<View extends string = string> {
  /** Whatever of it can have a value, in the order in which it is sent (spec §3 "Summary values"). */
  readonly parts: (field: FieldFacts) => readonly string[];
  /** How the site lays its parts out; empty: as they are sent. */
  readonly layout?: (formats: FormFormats) => readonly FormatPart[];
  /** Whether a required field is incomplete without this part; `undefined`: as is usual for such a part (`forms/fieldParts.ts`). */
  readonly needs?: (part: string, formats: FormFormats) => boolean | undefined;
  /** What its JSON states that other types have not (`model/formField.ts`); without its `options` it cannot be shown. */
  readonly read?: 'options' | 'maxLength';
  /** The rule by which it is judged (spec §5, `forms/validateField.ts`); `null`: nothing can be wrong with it. */
  readonly validate: FieldRule | null;
  /** Its answer, each character as typed; `null`: it has none. `query`: the page's, which hidden fields take their values from. */
  readonly serialize: (field: FieldFacts, values: FieldValues, query: URLSearchParams) => FieldAnswer | null;
  readonly kept: Kept;
  /** What was answered, as a person writes it (spec §3 "Summary values"); no line where nothing was. */
  readonly summarize: (answers: Answers, words: Agreement) => readonly AnswerLine[];
  /** An answer may be of several lines. */
  readonly isOfLines?: boolean;
  /** It is secret, hidden or only a heading: nobody is to read of it in a summary, and nothing of it is kept for the tab. */
  readonly isUnread?: boolean;
  readonly input: InputTraits;
  /** The component that shows it (`ui/form/Field.tsx`); `null`: none. */
  readonly View: View | null;
}
