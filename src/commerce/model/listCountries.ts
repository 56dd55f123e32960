import { attempt } from '../../lib/result.ts';

/** The second letters of the ISO 3166-1 alpha-2 codes, by their first. */
const SECOND_LETTERS = {
  A: 'DEFGILMOQRSTUWXZ',
  B: 'ABDEFGHIJLMNOQRSTVWYZ',
  C: 'ACDFGHIKLMNORUVWXYZ',
  D: 'EJKMOZ',
  E: 'CEGHRST',
  F: 'IJKMOR',
  G: 'ABDEFGHILMNPQRSTUWY',
  H: 'KMNRTU',
  I: 'DELMNOQRST',
  J: 'EMOP',
  K: 'EGHIMNPRWYZ',
  L: 'ABCIKRSTUVY',
  M: 'ACDEFGHKLMNOPQRSTUVWXYZ',
  N: 'ACEFGILOPRUZ',
  O: 'M',
  P: 'AEFGHKLMNRSTWY',
  Q: 'A',
  R: 'EOSUW',
  S: 'ABCDEGHIJKLMNORSTVXYZ',
  T: 'CDFGHJKLMNORTVWZ',
  U: 'AGMSYZ',
  V: 'ACEGINU',
  W: 'FS',
  Y: 'ET',
  Z: 'AMW',
};

const CODES = Object.entries(SECOND_LETTERS).flatMap(([first, seconds]) => [...seconds].map((second) => first + second));

/** ISO 3166-1 alpha-2 code and display name. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/**
 * All countries, sorted by their names in the page's language.
 *
 * @param known a code that must be in the list; '' = none
 */
export function listCountries(language: string, known = ''): readonly Country[] {
  const names = namesIn(language);
  const compare = attempt(() => new Intl.Collator(language || 'en').compare) ?? ((one: string, other: string) => one.localeCompare(other));
  const codes = known === '' || CODES.includes(known) ? CODES : [...CODES, known];
  return codes.map((code) => ({ code, name: nameOf(code, names) })).sort((one, other) => compare(one.name, other.name));
}

/** A country's name in the page's language. */
export const countryName = (code: string, language: string): string => nameOf(code, namesIn(language));

/** `undefined` where the page's language is invalid or the engine has no names. */
const namesIn = (language: string): Intl.DisplayNames | undefined =>
  attempt(() => new Intl.DisplayNames([language || 'en'], { type: 'region', fallback: 'code' }));

/** The code itself where it has no name; the platform's may be invalid. */
const nameOf = (code: string, names: Intl.DisplayNames | undefined): string => attempt(() => names?.of(code)) ?? code;
