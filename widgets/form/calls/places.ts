import type { Result } from '../../../src/lib/result.ts';
import { lazySchema, z } from '../../../src/lib/zod.ts';
import { blankText, name, passedList } from '../../../src/commerce/model/fields.ts';
import { validItems } from '../../../src/commerce/model/validItems.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { WireParts } from '../../../src/core/wire/createWire.ts';

/** A suggested address. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

export type PlaceAddress = Readonly<Record<'Line1' | 'City' | 'State' | 'Zip' | 'Country', string>>;

export interface PlaceTracking {
  readonly productPage: string;
  readonly productSection: string;
}

/** The platform's proxy of a maps service; responses are in the service's format. */
export interface PlacesApi {
  autocomplete(input: string, options?: CallOptions): Promise<Result<readonly PlaceSuggestion[], ApiError>>;
  details(placeId: string, tracking: PlaceTracking, options?: CallOptions): Promise<Result<PlaceAddress, ApiError>>;
}

const suggestionsSchema = lazySchema(() =>
  z.pipe(
    z.object({ predictions: validItems(z.object({ place_id: name(), description: name() })) }),
    z.transform(({ predictions }): readonly PlaceSuggestion[] => predictions.map(({ place_id: id, description: text }) => ({ id, text }))),
  ),
);

const componentSchema = lazySchema(() =>
  z.catch(z.object({ types: passedList(), long_name: blankText(), short_name: blankText() }), {
    types: [],
    long_name: '',
    short_name: '',
  }),
);

const addressSchema = lazySchema(() =>
  z.pipe(
    z.object({ result: z.object({ address_components: z.array(componentSchema()) }) }),
    z.transform(({ result }): PlaceAddress => {
      const find = (type: string) => result.address_components.find(({ types }) => types.includes(type));
      const long = (type: string): string => find(type)?.long_name ?? '';
      return {
        Line1: `${long('street_number')} ${long('route')}`.trim(),
        City: long('locality') || long('postal_town'),
        State: find('administrative_area_level_1')?.short_name ?? '',
        Zip: long('postal_code'),
        Country: long('country'),
      };
    }),
  ),
);

export function createPlacesApi({ send }: Pick<WireParts, 'send'>): PlacesApi {
  const PLACES = 'google-maps/places';
  return {
    autocomplete: (input, options) =>
      send({ ...options, method: 'get', path: `${PLACES}/autocomplete`, query: { input }, schema: suggestionsSchema() }),
    details: (placeId, tracking, options) =>
      send({ ...options, method: 'get', path: `${PLACES}/details`, query: { placeId, ...tracking }, schema: addressSchema() }),
  };
}
