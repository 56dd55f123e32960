import { localize } from '../../../text/localize.ts';
import { summaryTextKeys, summaryTexts, type SummaryTexts } from '../../../text/summaryTexts.ts';
import { wording } from '../../data/productState.ts';
import { at, listAt, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { scalarText, toText } from '../../render/toText.ts';
import { escapeText } from '../../text/escape.ts';

const BOLD = '<span style="font-weight:bold;">';

/** Lines below each other; nothing for none. */
const boxed = (lines: readonly string[]): string =>
  lines.length > 0 ? `<div style="padding-left:5px;">\n${lines.map((line) => `  <div>${line}</div>\n`).join('')}</div>` : '';

/** Answers of a scale by their number; any other answer is neutral. */
const AGREEMENT: ReadonlyMap<string, keyof SummaryTexts> = new Map([
  ['-2', 'stronglyDisagree'],
  ['-1', 'disagree'],
  ['0', 'neutral'],
  ['1', 'agree'],
  ['2', 'stronglyAgree'],
] as const);

type Layout = (field: unknown, texts: SummaryTexts) => string;

const joined = (values: unknown, keys: readonly string[], separator: string): string => {
  const texts: string[] = [];
  for (const key of keys) {
    const text = textAt(values, key);
    if (text) texts.push(escapeText(text));
  }
  return texts.join(separator);
};

const valuesOf = (field: unknown): unknown => at(field, 'values');

function address(field: unknown): string {
  const values = valuesOf(field);
  const region = joined(values, ['State', 'Zip', 'Country'], ' ');
  const place = [joined(values, ['City'], ''), region].filter(Boolean).join(', ');
  return boxed([joined(values, ['Line1'], ''), joined(values, ['Line2'], ''), place].filter(Boolean));
}

function checkbox(field: unknown): string {
  const list = listAt(field, 'values').map((value) => escapeText(scalarText(value)));
  return list.length > 0 ? list.join(', ') : escapeText(toText(at(field, 'value')));
}

function likert(field: unknown, texts: SummaryTexts): string {
  const values = valuesOf(field);
  if (typeof values !== 'object' || values === null) return '';
  const lines: string[] = [];
  for (const [question, answer] of Object.entries(values)) {
    const text = texts[AGREEMENT.get(scalarText(answer)) ?? 'neutral'];
    lines.push(`${BOLD}${escapeText(question)}:</span> ${escapeText(text)}`);
  }
  return boxed(lines);
}

function phone(field: unknown): string {
  const country = joined(valuesOf(field), ['Country'], '');
  return (country ? `+${country} ` : '') + joined(valuesOf(field), ['Areacode', 'Prefix', 'Line'], '-');
}

function time(field: unknown): string {
  const values = valuesOf(field);
  const clock = ['Hour', 'Minute', 'Second'].map((key) => joined(values, [key], '') || '00').join(':');
  const half = joined(values, ['Ampm'], '');
  return half ? `${clock} ${half}` : clock;
}

const LAYOUTS: ReadonlyMap<string, Layout> = new Map<string, Layout>([
  ['address', address],
  ['checkbox', checkbox],
  ['date', (field) => joined(valuesOf(field), ['Month', 'Day', 'Year'], '/')],
  ['likert', likert],
  ['name', (field) => joined(valuesOf(field), ['First', 'Last'], ' ')],
  ['phone', phone],
  ['time', time],
]);

/** The site's words. For strong agreement there are two keys in use: an irregular one, and one like those of its neighbours. */
function textsOf(strings: unknown): SummaryTexts {
  const texts = localize(summaryTexts, strings, summaryTextKeys);
  return { ...texts, stronglyAgree: wording(strings, 'productAnswerMapStronglyAgree', texts.stronglyAgree) };
}

/** What a visitor answered in one field of a product's form, for the cart and the order. */
export const summaryFormField: Formatter = (value, _args, scope) => {
  const layout = LAYOUTS.get(textAt(value, 'type'));
  const texts = textsOf(scope.lookup('localizedStrings'));
  const answer = layout ? layout(value, texts) : escapeText(toText(at(value, 'value')));
  const title = escapeText(textAt(value, 'rawTitle') || textAt(value, 'title'));
  return `<div style="font-size:11px; margin-top:3px">\n  ${BOLD}${title}:</span> ${answer || escapeText(texts.noAnswer)}\n</div>`;
};
