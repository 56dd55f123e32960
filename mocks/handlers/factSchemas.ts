import { z } from '../../src/lib/zod.ts';
import { analyticsContextSchema } from '../../src/visitor/schemas/analyticsContext.ts';
import { eventV2PayloadSchema } from '../../src/visitor/schemas/eventV2.ts';

// Strict: unknown fields of analytics are refused.

const id = () => z.string().check(z.minLength(1));
const text = () => z.nullable(z.string());
const number = () => z.nullable(z.number());

/** A census hit with further fields. */
const hit = <Shape extends z.core.$ZodShape>(more: Shape) => z.strictObject({ ...analyticsContextSchema().shape, ...more });

/** The visitor's cookie: `<uuid>|<first ms>|<previous ms>|<this ms>|<visits>`, or nothing. */
const visitor = () => z.string().check(z.regex(/^(?:[0-9a-f-]{36}(?:\|\d{13}){3}\|\d+)?$/));

/** Page views: the form's fields, and the JSON in `data`. */
export const viewForm = () => z.strictObject({ event: z.literal('View'), data: z.string(), ss_cvr: visitor() });
export const viewData = () => hit({});

/** Other census calls by their path below `/api/census/`. */
export const censusBodies = {
  'button-click': () => hit({ blockId: text() }),
  'button-render': () => hit({ blockId: text() }),
  'form-render': () => hit({ formId: id() }),
  overlay: () => hit({}),
} as const;

export const eventForm = () => z.strictObject({ crumb: id(), event: z.string(), data: z.string() });

/** Shop facts by event name. */
export const shopEvents: Readonly<Record<string, () => z.core.$ZodType>> = {
  'view-product': () =>
    z.strictObject({
      content_ids: z.array(id()).check(z.length(1)),
      contents: z.array(z.strictObject({ id: id(), quantity: z.number() })).check(z.length(1)),
      content_name: text(),
    }),
  'add-to-cart': () =>
    z.strictObject({
      value: number(),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      contents: z.array(z.strictObject({ id: id(), quantity: z.int(), item_price: number() })).check(z.length(1)),
      subTotal: z.nullable(z.int()),
      title: text(),
      chosenVariant: z.nullable(z.looseObject({ sku: text() })),
      quantity: z.int().check(z.gte(1)),
      purchasePriceCents: z.nullable(z.int()),
    }),
  'order-confirmed': () => z.strictObject({ orderId: id(), cartId: text(), testMode: z.boolean(), websiteId: text() }),
};

const shopping = {
  website_id: text(),
  page_id: text(),
  cart_id: text(),
  product_page: z.literal('pdp'),
  item_id: id(),
  item_type: z.nullable(z.int()),
  item_title: text(),
  item_collection_id: text(),
  item_collection_name: text(),
};

/** The platform's own schemas are strict; a site's events may contain anything. */
export const eventContent = (schemaName: string) =>
  /^CommerceShopping_(?:VisitPDP|AddToCart)$/.test(schemaName)
    ? z.strictObject({ ...eventV2PayloadSchema().shape, ...shopping })
    : eventV2PayloadSchema();

/** The fault in one line; `null` if there is none. */
export function faultOf(schema: z.core.$ZodType, value: unknown): string | null {
  const result = z.safeParse(schema, value);
  return result.success ? null : result.error.issues.map(({ path, message, code }) => `${path.join('.')}: ${message || code}`).join('; ');
}

/** The same for JSON text. */
export function faultOfJson(schema: z.core.$ZodType, json: string): string | null {
  try {
    return faultOf(schema, JSON.parse(json));
  } catch {
    return 'no JSON';
  }
}
