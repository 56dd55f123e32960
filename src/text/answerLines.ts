import type { SummaryTexts } from './summaryTexts.ts';

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

/** Answers of a scale by their number; any other answer is neutral. */
const AGREEMENT: ReadonlyMap<string, keyof SummaryTexts> = new Map([
  ['-2', 'stronglyDisagree'],
  ['-1', 'disagree'],
  ['0', 'neutral'],
  ['1', 'agree'],
  ['2', 'stronglyAgree'],
] as const);

/** The types whose answer may be of several lines. */
export const isOfLines = (type: string): boolean => type === 'address' || type === 'likert';

/** What was answered in a field of this type, as a person writes it (spec §3 "Summary values"); no line where nothing was. */
export function answerLines(type: string, { part, choices, questions, text }: Answers, texts: SummaryTexts): readonly AnswerLine[] {
  const isAnswered = (...names: readonly string[]): boolean => names.some((name) => part(name) !== '');
  const joined = (names: readonly string[], separator: string): string =>
    isAnswered(...names) ? names.map(part).join(separator).trim() : '';
  const lines = (...written: readonly string[]): readonly AnswerLine[] => written.filter(Boolean).map((line) => ({ text: line }));
  switch (type) {
    case 'name':
      return lines(joined(['First', 'Last'], ' '));
    case 'address': {
      if (!isAnswered('Line1', 'Line2', 'City', 'State', 'Zip', 'Country')) return [];
      const place = `${part('City')}, ${[part('State'), part('Zip'), part('Country')].join(' ')}`;
      return [{ text: part('Line1') }, ...lines(part('Line2'), place.trim())];
    }
    case 'phone': {
      if (!isAnswered('Country', 'Areacode', 'Prefix', 'Line')) return [];
      const country = part('Country');
      return lines((country && `+${country} `) + [part('Areacode'), part('Prefix'), part('Line')].join('-'));
    }
    case 'date':
      return lines(joined(['Month', 'Day', 'Year'], '/'));
    case 'time': {
      const clock = ['Hour', 'Minute', 'Second'].map((name) => part(name) || '00').join(':');
      return lines([clock, part('Ampm')].filter(Boolean).join(' '));
    }
    case 'likert':
      return questions().map(([question, answer]) => ({ question, text: texts[AGREEMENT.get(answer) ?? 'neutral'] }));
    case 'checkbox': {
      const checked = choices();
      return lines(checked.length > 0 ? checked.join(', ') : text());
    }
    default:
      return lines(text());
  }
}
