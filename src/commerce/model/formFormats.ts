import type { Country } from './listCountries.ts';
import { isRecord, own, textOf } from '../../lib/readers.ts';

/** One piece of a field in the layout of the site's language. */
export interface FormatPart {
  /** The part ("Line1"), or `null` for text between parts. */
  readonly id: string | null;
  readonly label: string;
  readonly required: boolean;
  /** The `autocomplete` token; '' = our default. */
  readonly autocomplete: string;
}

export interface SiteCountry extends Country {
  /** Digits of the international dialling code; '' = unknown. */
  readonly phoneCode: string;
}

export interface FormFormats {
  /** Countries that the site names; they come first in every list. */
  readonly countries: readonly SiteCountry[];
  readonly phone: readonly FormatPart[];
  readonly address: readonly FormatPart[];
  /** Whether the family name comes first. */
  readonly familyFirst: boolean;
}

export const noFormats: FormFormats = { countries: [], phone: [], address: [], familyFirst: false };

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

function readParts(raw: unknown): FormatPart[] {
  const parts = own(raw, 'fields') ?? raw;
  return (Array.isArray(parts) ? (parts as unknown[]).filter(isRecord) : []).map((one) => ({
    id: own(one, 'type') === 'FIELD' ? textOf(own(one, 'identifier')) : null,
    label: textOf(own(one, 'label')),
    required: own(one, 'required') === true,
    autocomplete: textOf(own(own(one, 'metadata'), 'autocomplete')),
  }));
}
