import { attempt } from '../../lib/result.ts';

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

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
