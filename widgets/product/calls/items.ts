import { z } from '../../../src/lib/zod.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { name, shownText } from '../../../src/commerce/model/fields.ts';
import { validItems } from '../../../src/commerce/model/validItems.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions, Send } from '../../../src/core/wire/createSend.ts';

/** A picture of an item. */
export interface ItemPicture {
  readonly id: string | null;
  /** As the platform states it: not yet known to be safe. */
  readonly url: string;
  readonly alt: string;
}

/** A product as its own page has it. */
export interface Item {
  readonly id: string;
  readonly collectionId: string | null;
  readonly title: string | null;
  /** The first is the main one. */
  readonly pictures: readonly ItemPicture[];
  /** HTML of the site's owner. */
  readonly excerpt: string | null;
  /** The whole of it, as `parseProduct` reads it. */
  readonly data: unknown;
  /** How products are merchandised, by product id, as the product's own page has it; unread. */
  readonly merchandising: unknown;
}

/** Reads products from their own pages. */
export interface ItemsApi {
  /** @param url absolute address of a product's page on this site, which the platform also serves as JSON */
  load(url: string, options?: CallOptions): Promise<Result<Item, ApiError>>;
}

const pictureSchema = z.object({
  id: shownText,
  assetUrl: name,
  title: shownText,
  info: z.catch(z.nullable(z.object({ altText: shownText })), null),
});

const itemAnswerSchema = z.object({
  item: z.looseObject({
    id: name,
    collectionId: shownText,
    title: shownText,
    excerpt: shownText,
    items: z.catch(validItems(pictureSchema), () => []),
    // Without it there is nothing to be sold.
    structuredContent: z.looseObject({}),
  }),
  productMerchandisingContext: z.optional(z.unknown()),
});

export function createItemsApi(send: Send): ItemsApi {
  return {
    async load(url, options) {
      const answer = await send({ method: 'get', url, query: { format: 'json' }, schema: itemAnswerSchema, ...options });
      if (!answer.ok) return answer;
      const { item, productMerchandisingContext: merchandising } = answer.value;
      const { id, collectionId, title, excerpt, items } = item;
      const pictures = items.map((picture) => ({
        id: picture.id,
        url: picture.assetUrl,
        alt: picture.info?.altText ?? picture.title ?? '',
      }));
      return ok({ id, collectionId, title, pictures, excerpt, data: item, merchandising });
    },
  };
}
