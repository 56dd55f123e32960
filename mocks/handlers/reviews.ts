import type { HttpHandler } from 'msw';
import { reply, type Route } from '../createRoute.ts';
import type { ReviewDesk } from '../db/createReviewDesk.ts';

/** A product's reviews, and whether the site shows them. */
export function createReviewHandlers(route: Route, desk: ReviewDesk): HttpHandler[] {
  return [
    route('get', '/api/commerce/product/reviews/assign', () => reply({ isProductReviewsEnabled: desk.isEnabled })),
    route('get', '/api/commerce/product/reviews/:id', ({ params, rules }) =>
      reply({ data: rules.emptyShop ? [] : desk.of(params['id'] ?? '') }),
    ),
  ];
}
