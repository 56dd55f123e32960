import type { Country } from './listCountries.ts';
import { isRecord, own, textOf } from './untrusted.ts';

/** One piece of a field of several parts, as the site's language lays it out. */
export interface FormatPart {
  /** The part ("Line1"), or `null` for text between two parts. */
  readonly id: string | null;
  readonly label: string;
  readonly required: boolean;
  /** The `autocomplete` token, '' for ours. */
  readonly autocomplete: string;
}

/** A country as a site names it. */
export interface SiteCountry extends Country {
  /** Digits of its international dialling code; '' = not known. */
  readonly phoneCode: string;
}

/** How fields of several parts are laid out; an empty list leaves it to us. */
export interface FormFormats {
  /** The countries that the site names itself; they stand first wherever a country is asked for. */
  readonly countries: readonly SiteCountry[];
  readonly phone: readonly FormatPart[];
  readonly address: readonly FormatPart[];
  /** Whether the family name stands first. */
  readonly familyFirst: boolean;
}

export const noFormats: FormFormats = { countries: [], phone: [], address: [], familyFirst: false };

/** Reads the `formFieldFormats` of a form; what is missing or wrong is empty. */
export function readFormats(raw: unknown): FormFormats {
  return {
    countries: readCountries(own(raw, 'countries')),
    phone: readParts(own(raw, 'initialPhoneFormat')),
    address: readParts(own(raw, 'initialAddressFormat')),
    familyFirst: /FAMILY_FIRST/i.test(textOf(own(raw, 'initialNameOrder'))),
  };
}

const readCountries = (raw: unknown): SiteCountry[] =>
  (Array.isArray(raw) ? (raw as unknown[]) : [])
    .map((one) => ({
      name: textOf(own(one, 'name')).trim(),
      code: textOf(own(one, 'code')),
      phoneCode: textOf(own(one, 'phoneCode')).replace(/\D/g, ''),
    }))
    .filter(({ name, code }) => name || code);

/** A list of parts, or a layout with such `fields`. */
function readParts(raw: unknown): FormatPart[] {
  const parts = own(raw, 'fields') ?? raw;
  return (Array.isArray(parts) ? (parts as unknown[]).filter(isRecord) : []).map((one) => ({
    id: own(one, 'type') === 'FIELD' ? textOf(own(one, 'identifier')) : null,
    label: textOf(own(one, 'label')),
    required: own(one, 'required') === true,
    autocomplete: textOf(own(own(one, 'metadata'), 'autocomplete')),
  }));
}
