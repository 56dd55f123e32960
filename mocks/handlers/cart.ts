import { lazySchema, z } from '../../src/lib/zod.ts';
import type { HttpHandler } from 'msw';
import { CART, COUPONS, ENTRIES, SHIPPING_LOCATION, SHIPPING_OPTION } from '../../src/commerce/cartPaths.ts';
import type { Result } from '../../src/lib/result.ts';
import { refuse, reply, type Reply, type Route } from '../createRoute.ts';
import type { Db } from '../db/Db.ts';
import { locationSchema } from '../db/HostState.ts';
import { refusals, type Refusal } from '../db/Refusal.ts';

const api = (path: string): string => `/api/${path}`;
const entry = api(`${ENTRIES}/:entryId`);

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
const couponSchema = lazySchema(() => z.object({ promoCode: z.string() }));
const optionSchema = lazySchema(() => z.object({ id: z.string() }));

/** The platform's cart calls, with changing and removing lines, coupons and shipping. */
export function createCartHandlers(route: Route, db: Db): HttpHandler[] {
  return [
    route('get', api(CART), ({ cartToken, query }) => reply(query.get('mock') === 'true' ? db.sampleCart() : db.cart(cartToken))),

    route('post', api(ENTRIES), ({ body, query, openCart, rules }) => {
      const wanted = addSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      if (rules.emptyShop) return refuse(refusals.unknownItem);
      if (rules.soldOut) return refuse(refusals.notEnoughStock);
      if (!isJsonOrNothing(wanted.data.additionalFields)) return refuse(refusals.badFields);
      return toReply(db.add(openCart(), wanted.data, query.get('isExpress') === 'true'));
    }),

    route('put', entry, ({ body, params, cartToken }) => {
      const wanted = quantitySchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      return toReply(db.setQuantity(cartToken, params.entryId ?? '', wanted.data.quantity));
    }),

    route('delete', entry, ({ params, cartToken }) => toReply(db.remove(cartToken, params.entryId ?? ''))),

    route('put', `${entry}/additionalFields`, ({ body, params, cartToken }) => {
      const wanted = fieldsSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      if (!isJsonOrNothing(wanted.data.additionalFields)) return refuse(refusals.badFields);
      return toReply(db.setAdditionalFields(cartToken, params.entryId ?? '', wanted.data));
    }),

    route('post', api(COUPONS), ({ body, openCart, rules }) => {
      const wanted = couponSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      if (rules.coupons) return refuse(rules.coupons === 'expired' ? refusals.expiredCoupon : refusals.unknownCoupon);
      return toReply(db.applyCoupon(openCart(), wanted.data.promoCode));
    }),

    route('delete', `${api(COUPONS)}/:code`, ({ params, cartToken }) => toReply(db.removeCoupon(cartToken, params.code ?? ''))),

    route('put', api(SHIPPING_LOCATION), ({ body, openCart }) => {
      const wanted = locationSchema().safeParse(body);
      return wanted.success ? toReply(db.setShippingLocation(openCart(), wanted.data)) : refuse(refusals.malformed);
    }),

    route('put', api(SHIPPING_OPTION), ({ body, openCart }) => {
      const wanted = optionSchema().safeParse(body);
      return wanted.success ? toReply(db.selectShippingOption(openCart(), wanted.data.id)) : refuse(refusals.malformed);
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
