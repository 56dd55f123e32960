import type { HttpHandler } from 'msw';
import { reply, type Route } from '../createRoute.ts';
import type { ReviewStore } from '../db/createReviewStore.ts';

/** A product's reviews, and whether the site shows them. */
export function createReviewHandlers(route: Route, store: ReviewStore): HttpHandler[] {
  return [
    route('get', '/api/commerce/product/reviews/assign', () => reply({ isProductReviewsEnabled: store.isEnabled })),
    route('get', '/api/commerce/product/reviews/:id', ({ params, rules }) =>
      reply({ data: rules.emptyShop ? [] : store.of(params['id'] ?? '') }),
    ),
  ];
}
