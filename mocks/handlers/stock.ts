import type { HttpHandler } from 'msw';
import { reply, type Route } from '../createRoute.ts';
import type { Db } from '../db/Db.ts';

export function createStockHandlers(route: Route, db: Db): HttpHandler[] {
  return [
    route('get', '/api/commerce/inventory/stock/', ({ query, rules }) =>
      reply({ results: rules.emptyShop ? [] : db.stock(query.get('itemId') ?? '') }),
    ),
  ];
}
