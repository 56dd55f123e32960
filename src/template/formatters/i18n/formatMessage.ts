import { checkLength } from '../../render/limits.ts';
import type { Scope } from '../../render/Scope.ts';
import { scalarText, toText } from '../../render/toText.ts';
import { toNumber } from '../../text/toNumber.ts';
import { numberTextOf } from './numberFormat.ts';
import { toMoment } from '../../text/toMoment.ts';
import { decimal } from './decimal.ts';
import { parseDateOptions } from './dateOptions.ts';
import { datetime, formatInterval } from './datetime.ts';
import { money } from './money.ts';
import { checkMoment } from './timeZone.ts';

interface Message {
  readonly text: string;
  at: number;
  readonly values: readonly unknown[];
  readonly names: ReadonlyMap<string, number>;
  readonly scope: Scope;
}

const MAX_DEPTH = 32;
const isBlank = (char: string): boolean => char === ',' || char === ' ' || char === '\n' || char === '\t' || char === '\r';

/**
 * Fills `{0}`, `{name}`, `{0 plural one{…} other{…}}`, `selectordinal`, `select`, and embedded formats. Missing values and invalid
 * placeholders print nothing.
 */
export function formatMessage(text: string, values: readonly unknown[], names: ReadonlyMap<string, number>, scope: Scope): string {
  return run({ text, at: 0, values, names, scope }, text.length, null, 0);
}

/** Formats up to `end`; `number` replaces `#` inside a plural. */
function run(message: Message, end: number, number: string | null, depth: number): string {
  const { text } = message;
  let out = '';
  while (message.at < end) {
    const char = text.charAt(message.at++);
    if (char === "'") out += readQuoted(message, end);
    else if (char === '#' && number !== null) out += number;
    else if (char !== '{') out += char;
    else {
      const close = closingBrace(text, message.at, end);
      if (close < 0) return out + text.slice(message.at - 1, end);
      out += place(message, close, depth);
      checkLength(out.length, message.scope.limits.output);
      message.at = close + 1;
    }
  }
  return out;
}

function readQuoted(message: Message, end: number): string {
  const { text, at } = message;
  if (text.charAt(at) === "'") {
    message.at++;
    return "'";
  }
  const close = text.indexOf("'", at);
  if (close < 0 || close >= end) return "'";
  message.at = close + 1;
  return text.slice(at, close);
}

function closingBrace(text: string, from: number, end: number): number {
  let open = 1;
  for (let at = from; at < end; at++) {
    const char = text.charAt(at);
    if (char === '{') open++;
    else if (char === '}' && --open === 0) return at;
  }
  return -1;
}

function place(message: Message, close: number, depth: number): string {
  const { text, scope } = message;
  if (text.charAt(message.at) === '-') return `{${text.slice(message.at + 1, close)}}`;
  if (depth >= MAX_DEPTH) return '';
  const values = readToken(message, close)
    .split(';')
    .map((name) => valueOf(message, name));
  const kind = readToken(message, close);
  switch (kind) {
    case '':
      return scalarText(values[0]);
    case 'plural':
    case 'selectordinal':
      return plural(message, close, values[0], kind === 'plural' ? 'cardinal' : 'ordinal', depth);
    case 'select':
      return branch(message, close, (key) => (key === scalarText(values[0]) ? 2 : Number(key === 'other')), null, depth);
    default: {
      const args: string[] = [];
      for (let arg = readToken(message, close); arg; arg = readToken(message, close)) args.push(arg);
      return embedded(kind, values, args, scope);
    }
  }
}

function valueOf({ values, names }: Message, name: string): unknown {
  return /^\d+$/.test(name) ? values[Number(name)] : values[names.get(name) ?? -1];
}

/** Reads up to a blank, a comma or a brace. */
function readToken(message: Message, end: number): string {
  const { text } = message;
  while (message.at < end && isBlank(text.charAt(message.at))) message.at++;
  const from = message.at;
  while (message.at < end && !isBlank(text.charAt(message.at)) && text.charAt(message.at) !== '{') message.at++;
  return text.slice(from, message.at);
}

function plural(message: Message, close: number, value: unknown, type: 'cardinal' | 'ordinal', depth: number): string {
  const { scope } = message;
  // A missing count is 0.
  const text = numberTextOf(value) ?? '0';
  const before = message.at;
  const word = readToken(message, close);
  const offset = word.startsWith('offset:') ? toNumber(word.slice(7)) || 0 : 0;
  if (!word.startsWith('offset:')) message.at = before;
  const digits = Math.min(20, text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);
  const number = offset ? (toNumber(text) - offset).toFixed(digits) : text;
  const locale = scope.locale ?? 'en-US';
  const rules = scope.keep(
    `plural ${locale} ${type} ${digits}`,
    () => new Intl.PluralRules(locale, { type, minimumFractionDigits: digits }),
  );
  const category = rules.select(Number(number));
  const rank = (key: string): number => {
    if (key.startsWith('=')) return toNumber(key.slice(1)) === Number(text) ? 3 : 0;
    return key === category ? 2 : Number(key === 'other');
  };
  return branch(message, close, rank, number, depth);
}

/** The branch with the highest rank above 0. */
function branch(message: Message, close: number, rank: (key: string) => number, number: string | null, depth: number): string {
  const { text } = message;
  let best = 0;
  let from = 0;
  let to = 0;
  while (message.at < close) {
    const key = readToken(message, close);
    while (message.at < close && isBlank(text.charAt(message.at))) message.at++;
    if (text.charAt(message.at) !== '{') {
      if (!key) break;
      continue;
    }
    const end = closingBrace(text, message.at + 1, close);
    if (end < 0) break;
    const rated = rank(key);
    if (rated > best) [best, from, to] = [rated, message.at + 1, end];
    message.at = end + 1;
  }
  if (best === 0) return '';
  message.at = from;
  return run(message, to, number, depth + 1);
}

/** A format named inside a message; an unknown one prints nothing. */
function embedded(kind: string, values: readonly unknown[], args: readonly string[], scope: Scope): string {
  const [value] = values;
  switch (kind) {
    case 'number':
    case 'decimal':
      return toText(decimal(value, args, scope));
    case 'money':
    case 'currency':
      return toText(money(value, args, scope));
    case 'datetime':
      return toText(datetime(value, args, scope));
    case 'datetime-interval': {
      const [from, to] = [toMoment(value), toMoment(values[1])];
      if (scope.locale === null || values.length < 2 || Number.isNaN(from) || Number.isNaN(to)) return '';
      return formatInterval(checkMoment(from), checkMoment(to), parseDateOptions(args), value, scope, scope.locale);
    }
    default:
      return '';
  }
}
