/** Countries by their ISO 3166-1 alpha-2 codes, a row for each first letter: that letter, then all that follow it. */
const ROWS =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST ' +
  'JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

const CODES = ROWS.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/** A country by its ISO 3166-1 alpha-2 code, and what people call it. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/**
 * All countries with their names in the page's language, in the order of that language.
 * @param known a code that the list has to have; '': none
 */
export function listCountries(language: string, known = ''): readonly Country[] {
  let nameOf = (code: string): string => code;
  let compare = (one: string, other: string): number => one.localeCompare(other);
  try {
    const names = new Intl.DisplayNames([language || 'en'], { type: 'region', fallback: 'code' });
    nameOf = (code) => names.of(code) ?? code;
    compare = new Intl.Collator(language || 'en').compare;
  } catch {
    // A page whose language is none, or an engine without names: the codes will do.
  }
  const safeNameOf = (code: string): string => {
    try {
      return nameOf(code);
    } catch {
      return code; // what the platform knows may be no code
    }
  };
  const codes = known === '' || CODES.includes(known) ? CODES : [...CODES, known];
  return codes.map((code) => ({ code, name: safeNameOf(code) })).toSorted((one, other) => compare(one.name, other.name));
}
