import { readNumber, type ReadBy, type Reader } from './readers.ts';

/** Settings by name: how each is read, and its default. */
export type SettingsTable = Readonly<Record<string, readonly [read: Reader<unknown>, fallback: unknown]>>;

/** The values that such a table reads. */
export type SettingsOf<Table extends SettingsTable> = { readonly [Key in keyof Table]: ReadBy<Table[Key][0]> };

/** A text of this form. */
export const readMatch =
  (pattern: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

/** A path of this site: browsers read two leading slashes as another site. */
export const readPath = readMatch(/^\/(?![/\\\s])/);

/** Accepts "true", "on", "false", "off", an attribute without a value, and booleans. */
export const readSwitch: Reader<boolean> = (raw) =>
  raw === true || raw === 'true' || raw === 'on' || raw === ''
    ? true
    : raw === false || raw === 'false' || raw === 'off'
      ? false
      : undefined;

/** A duration of at least 1 (ms, unless its setting has another unit), also as the text of an attribute. */
export const readMilliseconds: Reader<number> = (raw) => {
  const number = readNumber(typeof raw === 'string' ? Number(raw) : raw);
  return number !== undefined && number >= 1 ? number : undefined;
};

/** One of these texts. */
export const readOneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw);
