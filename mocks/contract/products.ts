import { z } from '../../src/lib/zod.ts';
import { billing, cents, count, fieldsForm, id, money, starRating, text, textOrNull, yes } from './shapes.ts';

const pricing = {
  /** Minor units; a sale price of 0 with `onSale: false` is none. */
  price: cents,
  salePrice: cents,
  priceMoney: money,
  salePriceMoney: money,
  onSale: yes,
};

export const variant = z.object({
  id,
  sku: textOrNull,
  attributes: z.record(z.string(), z.string()),
  optionValues: z.array(z.object({ optionName: text, value: text })),
  ...pricing,
  unlimited: yes,
  qtyInStock: count,
  imageIds: z.optional(z.array(id)),
});

export const image = z.object({ id, title: text, assetUrl: id, originalSize: z.optional(z.string().check(z.regex(/^\d+x\d+$/))) });

/** A product as its page states it. */
export const product = z.object({
  id,
  collectionId: id,
  recordType: z.literal(11),
  title: text,
  /** A path of the site. */
  fullUrl: z.string().check(z.regex(/^\//)),
  excerpt: text,
  items: z.array(image),
  tags: z.array(text),
  categories: z.array(text),
  variantOptionOrdering: z.array(text),
  structuredContent: z.object({
    /** physical 1, digital 2, service 3, gift card 4, paywall 5 */
    productType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    variants: z.array(variant),
    /** The price of an item without variants. */
    priceMoney: money,
    salePriceMoney: money,
    onSale: yes,
    isSubscribable: yes,
    subscriptionPlan: z.nullable(billing),
    additionalFieldsForm: z.nullable(fieldsForm),
  }),
});

export const productAnswer = z.object({ item: product });
export const listAnswer = z.object({ items: z.array(product) });

export const review = z.object({
  productId: id,
  productName: text,
  userName: text,
  /** ms since 1970, or a date as text. */
  reviewDate: z.union([z.int(), text]),
  starRating,
  reviewText: text,
  imageUrl: z.optional(textOrNull),
  productImg: z.optional(textOrNull),
});

export const reviewsAnswer = z.object({ data: z.array(review) });
export const reviewsEnabledAnswer = z.object({ isProductReviewsEnabled: yes });
