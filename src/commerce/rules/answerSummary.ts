import type { Agreement, AnswerLine, Answers } from '../model/FieldType.ts';
import { LIKERT_ANSWERS, PART_NAMES } from '../model/partNames.ts';

/** How the answer to a field is written for people. */
export interface AnswerSummary {
  readonly summarize: (answers: Answers, words: Agreement) => readonly AnswerLine[];
  /** Whether it is a list of lines, and not one text. */
  readonly isOfLines?: boolean;
}

const AGREEMENT = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

const lines = (...written: readonly string[]): readonly AnswerLine[] => written.filter(Boolean).map((line) => ({ text: line }));
const isAnswered = ({ part }: Answers, names: readonly string[]): boolean => names.some((name) => part(name) !== '');

const text: AnswerSummary = { summarize: (answers) => lines(answers.text()) };

const joined = (names: readonly string[], separator: string): AnswerSummary => ({
  summarize: (answers) => (isAnswered(answers, names) ? lines(names.map(answers.part).join(separator).trim()) : []),
});

/** By the type of the field; the others are one text. */
const SUMMARIES: Readonly<Partial<Record<string, AnswerSummary>>> = {
  date: joined(PART_NAMES.date, '/'),
  time: {
    summarize({ part: of }) {
      const clock = ['Hour', 'Minute', 'Second'].map((id) => of(id) || '00').join(':');
      return lines([clock, of('Ampm')].filter(Boolean).join(' '));
    },
  },
  name: joined(PART_NAMES.name, ' '),
  address: {
    summarize(answers) {
      const of = answers.part;
      if (!isAnswered(answers, PART_NAMES.address)) return [];
      const place = `${of('City')}, ${[of('State'), of('Zip'), of('Country')].join(' ')}`;
      return [{ text: of('Line1') }, ...lines(of('Line2'), place.trim())];
    },
    isOfLines: true,
  },
  phone: {
    summarize(answers) {
      const of = answers.part;
      if (!isAnswered(answers, PART_NAMES.phone)) return [];
      return lines((of('Country') && `+${of('Country')} `) + PART_NAMES.phone.slice(1).map(of).join('-'));
    },
  },
  checkbox: { summarize: (answers) => lines(answers.choices().join(', ') || answers.text()) },
  likert: {
    summarize: (answers, words) =>
      answers.questions().map(([question, answer]) => ({
        question,
        // Unknown answers count as neutral.
        text: words[AGREEMENT[LIKERT_ANSWERS.indexOf(answer)] ?? 'neutral'],
      })),
    isOfLines: true,
  },
};

/** @param type of the field, as the page has it */
export const answerSummary = (type: string): AnswerSummary => (Object.hasOwn(SUMMARIES, type) && SUMMARIES[type]) || text;
