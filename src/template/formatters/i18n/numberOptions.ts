/** Settings of a number as `Intl.NumberFormat` takes them. */
export type NumberSettings = Intl.NumberFormatOptions;
type Rounding = NonNullable<NumberSettings['roundingMode']>;

/** Intl settings, and other options (`style`, `symbol`, …). */
export interface NumberOptions {
  readonly settings: NumberSettings;
  readonly others: ReadonlyMap<string, string>;
}

const MAX_DIGITS = 50;

const ROUNDING: ReadonlyMap<string, Rounding> = new Map<string, Rounding>([
  ['up', 'expand'],
  ['down', 'trunc'],
  ['ceiling', 'ceil'],
  ['ceil', 'ceil'],
  ['floor', 'floor'],
  ['half-up', 'halfExpand'],
  ['half-down', 'halfTrunc'],
  ['half-even', 'halfEven'],
  ['truncate', 'trunc'],
]);

type DigitName =
  'minimumIntegerDigits' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'minimumSignificantDigits' | 'maximumSignificantDigits';

const DIGITS = /^(min|max)(?:imum)?(int|frac|sig)[a-z]*$/;
const DIGIT_NAMES: ReadonlyMap<string, DigitName> = new Map([
  ['minint', 'minimumIntegerDigits'],
  ['minfrac', 'minimumFractionDigits'],
  ['maxfrac', 'maximumFractionDigits'],
  ['minsig', 'minimumSignificantDigits'],
  ['maxsig', 'maximumSignificantDigits'],
]);

export function parseNumberOptions(args: readonly string[]): NumberOptions {
  // A number rounded to zero has no sign.
  const settings: NumberSettings = { roundingMode: 'halfEven', signDisplay: 'negative' };
  const others = new Map<string, string>();
  for (const arg of args) {
    const at = arg.indexOf(':');
    const key = at < 0 ? arg : arg.slice(0, at);
    const value = at < 0 ? '' : arg.slice(at + 1);
    const name = digitNameOf(key);
    if (name) setDigits(settings, name, value);
    else if (key === 'group' || key === 'grouping') settings.useGrouping = value === '' || value === 'true';
    else if (key === 'no-group' || key === 'no-grouping') settings.useGrouping = false;
    else if (key === 'round' || key === 'rounding') settings.roundingMode = ROUNDING.get(value) ?? 'halfEven';
    else others.set(key, value);
  }
  return { settings: consistent(settings), others };
}

function digitNameOf(key: string): DigitName | undefined {
  const found = DIGITS.exec(key.toLowerCase().replaceAll('-', ''));
  return found ? DIGIT_NAMES.get(`${found[1]}${found[2]}`) : undefined;
}

function setDigits(settings: NumberSettings, name: DigitName, value: string): void {
  if (!/^\d{1,9}$/.test(value)) return;
  const digits = Math.min(Number(value), MAX_DIGITS);
  // Zero integer or significant digits count as not given.
  if (digits > 0 || name.endsWith('FractionDigits')) settings[name] = digits;
}

/** For short numbers such as `1.2K`: Intl alone drops grouping and shows up to three decimals. `usual`: decimals of the long form. */
export function compact(settings: NumberSettings, usual = 0): NumberSettings {
  const { minimumFractionDigits: least } = settings;
  const most = least !== undefined && { maximumFractionDigits: Math.max(least, usual) };
  return { useGrouping: true, ...most, ...settings, notation: 'compact' };
}

/** Intl throws if a minimum exceeds its maximum: for decimals the maximum wins, for significant digits the minimum. */
function consistent(settings: NumberSettings): NumberSettings {
  const { minimumFractionDigits: fraction, maximumFractionDigits: most = MAX_DIGITS, minimumSignificantDigits: significant } = settings;
  if (fraction !== undefined) settings.minimumFractionDigits = Math.min(fraction, most);
  if (significant !== undefined && significant > (settings.maximumSignificantDigits ?? MAX_DIGITS))
    settings.maximumSignificantDigits = significant;
  return settings;
}
