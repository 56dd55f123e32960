/** Widths and fields of a formatted date. */
export interface DateOptions {
  readonly date: Width | undefined;
  readonly time: Width | undefined;
  /** Fields as letters, such as `yMMMd`. */
  readonly skeleton: string;
  readonly calendar: string | undefined;
  /** Joins date and time as a date of this width does. */
  readonly wrap: Width | undefined;
  readonly isBeginning: boolean;
}

export type Width = 'short' | 'medium' | 'long' | 'full';

const WIDTHS: ReadonlySet<string> = new Set(['short', 'medium', 'long', 'full']);
const isWidth = (text: string): text is Width => WIDTHS.has(text);

/** Reads `date:short`, `time`, `long`, `yMMMd`, `skeleton:…`, `calendar:…`, `wrap:…`, `context:…`. */
export function parseDateOptions(args: readonly string[]): DateOptions {
  let date: Width | undefined;
  let time: Width | undefined;
  let skeleton = '';
  let calendar: string | undefined;
  let wrap: Width | undefined;
  let isBeginning = false;
  for (const arg of args) {
    const at = arg.indexOf(':');
    const key = at < 0 ? arg : arg.slice(0, at);
    const value = at < 0 ? '' : arg.slice(at + 1);
    const width = isWidth(value) ? value : 'short';
    if (key === 'calendar' || key === 'ca') calendar = value;
    else if (key === 'context') isBeginning = value === 'begin-sentence';
    else if (key === 'skeleton') skeleton += value;
    else if (key === 'wrap') wrap = isWidth(value) ? value : undefined;
    else if (value && !isWidth(value)) skeleton += value;
    else if (key === 'date') date = width;
    else if (key === 'time') time = width;
    else if (key === 'datetime') date = time = width;
    else if (isWidth(key)) date = time = key;
    else skeleton += key;
  }
  return { date, time, skeleton, calendar, wrap, isBeginning };
}

const TEXT_WIDTHS = ['short', 'short', 'short', 'long', 'narrow'] as const;

/** Letters without an Intl field are ignored. */
export function componentsOf(skeleton: string): Intl.DateTimeFormatOptions {
  const settings: Intl.DateTimeFormatOptions = {};
  for (const [run] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const { length } = run;
    const numeric = length === 2 ? '2-digit' : 'numeric';
    const text = TEXT_WIDTHS[Math.min(length, 5) - 1] ?? 'short';
    switch (run.charAt(0)) {
      case 'G':
        settings.era = text;
        break;
      case 'y':
        settings.year = numeric;
        break;
      case 'M':
      case 'L':
        settings.month = length > 2 ? text : numeric;
        break;
      case 'd':
        settings.day = numeric;
        break;
      case 'E':
      case 'c':
        settings.weekday = text;
        break;
      case 'h':
      case 'K':
      case 'H':
      case 'k':
      case 'j':
        settings.hour = numeric;
        // `hour12` makes some locales count hours from 0.
        if (!run.startsWith('j')) settings.hourCycle = /[hK]/.test(run) ? 'h12' : 'h23';
        break;
      case 'm':
        settings.minute = numeric;
        break;
      case 's':
        settings.second = numeric;
        break;
      case 'S':
        settings.fractionalSecondDigits = length > 2 ? 3 : length > 1 ? 2 : 1;
        break;
      case 'B':
        settings.dayPeriod = text;
        break;
      case 'v':
      case 'V':
        settings.timeZoneName = length > 3 ? 'longGeneric' : 'shortGeneric';
        break;
      case 'z':
      case 'Z':
        settings.timeZoneName = length > 3 ? 'long' : 'short';
        break;
      default:
    }
  }
  return settings;
}
