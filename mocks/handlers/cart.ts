import * as z from 'zod/mini';
import type { HttpHandler } from 'msw';
import { lazySchema } from '../../src/lib/schema';
import type { Result } from '../../src/lib/result';
import { refuse, reply, type Reply, type Route } from '../createRoute';
import type { Db } from '../db/Db';
import { refusals, type Refusal } from '../db/Refusal';

const CART = '/api/commerce/shopping-cart';

const addSchema = lazySchema(() =>
  z.object({
    itemId: z.string(),
    sku: z.nullable(z.string()),
    quantity: z.number(),
    additionalFields: z.nullable(z.string()),
  }),
);
const quantitySchema = lazySchema(() => z.object({ quantity: z.number() }));
const fieldsSchema = lazySchema(() =>
  z.object({ itemId: z.string(), sku: z.nullable(z.string()), additionalFields: z.nullable(z.string()) }),
);

/** The cart calls of spec §7, with the change and removal of a line beside them. */
export function createCartHandlers(route: Route, db: Db): HttpHandler[] {
  return [
    route('get', CART, ({ cartToken, query }) => reply(query.get('mock') === 'true' ? db.sampleCart() : db.cart(cartToken))),

    route('post', `${CART}/entries`, ({ body, query, openCart, rules }) => {
      const wanted = addSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      if (rules.emptyShop) return refuse(refusals.unknownItem);
      if (rules.soldOut) return refuse(refusals.notEnoughStock);
      if (!isJsonOrNothing(wanted.data.additionalFields)) return refuse(refusals.badFields);
      return toReply(db.add(openCart(), wanted.data, query.get('isExpress') === 'true'));
    }),

    route('put', `${CART}/entries/:entryId`, ({ body, params, cartToken }) => {
      const wanted = quantitySchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      return toReply(db.setQuantity(cartToken, params.entryId ?? '', wanted.data.quantity));
    }),

    route('delete', `${CART}/entries/:entryId`, ({ params, cartToken }) => toReply(db.remove(cartToken, params.entryId ?? ''))),

    route('put', `${CART}/entries/:entryId/additionalFields`, ({ body, params, cartToken }) => {
      const wanted = fieldsSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      if (!isJsonOrNothing(wanted.data.additionalFields)) return refuse(refusals.badFields);
      return toReply(db.setAdditionalFields(cartToken, params.entryId ?? '', wanted.data));
    }),
  ];
}

function toReply(outcome: Result<unknown, Refusal>): Reply {
  return outcome.ok ? reply(outcome.value) : refuse(outcome.error);
}

function isJsonOrNothing(text: string | null): boolean {
  if (text === null) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
