import { readFields, readText } from '../../lib/readers.ts';

/** The address that costs and taxes depend on. `''`: not stated. */
export interface ShippingLocation {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly postalCode: string;
}

const readLocation = readFields({ country: readText, region: readText, city: readText, postalCode: readText });

/** `null` when the cart names no country. */
export function readShippingLocation(raw: unknown): ShippingLocation | null {
  const { country, region = '', city = '', postalCode = '' } = readLocation(raw) ?? {};
  return country ? { country, region, city, postalCode } : null;
}
