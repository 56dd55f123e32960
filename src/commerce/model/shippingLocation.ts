import { readFields, readText } from '../../lib/readers.ts';

/** Where the cart is to be shipped, as far as costs and taxes need to know (spec §3 `shippingLocation`). `''`: not stated. */
export interface ShippingLocation {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly postalCode: string;
}

const readLocation = readFields({ country: readText, region: readText, city: readText, postalCode: readText });

/** The location that the cart has; `null` when it names no country. */
export function readShippingLocation(raw: unknown): ShippingLocation | null {
  const { country, region = '', city = '', postalCode = '' } = readLocation(raw) ?? {};
  return country ? { country, region, city, postalCode } : null;
}
