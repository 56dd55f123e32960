import type { Result } from '../lib/result.ts';
import { lazySchema } from '../lib/schema.ts';
import { readBy } from '../model/fields.ts';
import { own, textOf } from '../model/formField.ts';
import type { ApiError } from './ApiError.ts';
import type { CallOptions, Send } from './createSend.ts';

/** A place that an address may mean. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

/** A place's address by the parts of an address field (spec §3). */
export type PlaceAddress = Readonly<Record<'Line1' | 'City' | 'State' | 'Zip' | 'Country', string>>;

/** Where on the product an address is looked up, which the host wants to know (spec §7). */
export interface PlaceTracking {
  readonly productPage: string;
  readonly productSection: string;
}

/** The host's own door to a maps service. The spec leaves the answers open: they are read as the service writes them. */
export interface PlacesApi {
  autocomplete(input: string, options?: CallOptions): Promise<Result<readonly PlaceSuggestion[], ApiError>>;
  details(placeId: string, tracking: PlaceTracking, options?: CallOptions): Promise<Result<PlaceAddress, ApiError>>;
}

const suggestionsSchema = lazySchema(() =>
  readBy((raw) => {
    const suggestions: PlaceSuggestion[] = [];
    const found = own(raw, 'predictions');
    if (!Array.isArray(found)) return undefined;
    for (const one of found as unknown[]) {
      const [id, text] = [textOf(own(one, 'place_id')), textOf(own(one, 'description'))];
      if (id && text) suggestions.push({ id, text });
    }
    return suggestions;
  }),
);

const addressSchema = lazySchema(() =>
  readBy((raw): PlaceAddress | undefined => {
    const components = own(own(raw, 'result'), 'address_components');
    if (!Array.isArray(components)) return undefined;
    const find = (type: string, size = 'long'): string => {
      const found: unknown = (components as unknown[]).find((one) => {
        const types = own(one, 'types');
        return Array.isArray(types) && types.includes(type);
      });
      return textOf(own(found, `${size}_name`));
    };
    return {
      Line1: `${find('street_number')} ${find('route')}`.trim(),
      City: find('locality') || find('postal_town'),
      State: find('administrative_area_level_1', 'short'),
      Zip: find('postal_code'),
      Country: find('country'),
    };
  }),
);

export function createPlacesApi(send: Send): PlacesApi {
  const PLACES = 'google-maps/places';
  return {
    autocomplete: (input, options) =>
      send({ ...options, method: 'get', path: `${PLACES}/autocomplete`, query: { input }, schema: suggestionsSchema }),
    details: (placeId, tracking, options) =>
      send({ ...options, method: 'get', path: `${PLACES}/details`, query: { placeId, ...tracking }, schema: addressSchema }),
  };
}
