import type { HttpHandler } from 'msw';
import { refuse, reply, type Route } from '../createRoute.ts';
import { componentsOf, places } from '../db/places.ts';
import { refusals } from '../db/Refusal.ts';

export function createPlacesHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/api/google-maps/places/autocomplete', ({ query }) => {
      const input = (query.get('input') ?? '').toLowerCase();
      const found = places.filter(({ description }) => input !== '' && description.toLowerCase().includes(input));
      return reply({ predictions: found.map(({ id, description }) => ({ place_id: id, description })) });
    }),

    route('get', '/api/google-maps/places/details', ({ query }) => {
      if (!query.get('productPage') || !query.get('productSection')) return refuse(refusals.malformed);
      const place = places.find(({ id }) => id === query.get('placeId'));
      return place ? reply({ result: { address_components: componentsOf(place.parts) } }) : refuse(refusals.unknownPlace);
    }),
  ];
}
