import { lazySchema, z } from '../../../src/lib/zod.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { name, shownText } from '../../../src/commerce/model/fields.ts';
import { validItems } from '../../../src/commerce/model/validItems.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions, DeadlineOptions } from '../../../src/core/wire/createSend.ts';
import type { WireParts } from '../../../src/core/wire/createWire.ts';

export interface ItemPicture {
  readonly id: string | null;
  /** From the platform; not yet validated. */
  readonly url: string;
  readonly alt: string;
}

export interface Item {
  readonly id: string;
  readonly collectionId: string | null;
  readonly title: string | null;
  /** The first is the main one. */
  readonly pictures: readonly ItemPicture[];
  /** The site owner's HTML. */
  readonly excerpt: string | null;
  /** Raw input of `parseProduct`. */
  readonly data: unknown;
  /** Raw merchandising by product id, from the product's page. */
  readonly merchandising: unknown;
}

export interface ItemsApi {
  /** @param url absolute address of a product's page on this site, which the platform also serves as JSON */
  load(url: string, options?: CallOptions & DeadlineOptions): Promise<Result<Item, ApiError>>;
}

const pictureSchema = lazySchema(() =>
  z.object({
    id: shownText(),
    assetUrl: name(),
    title: shownText(),
    info: z.catch(z.nullable(z.object({ altText: shownText() })), null),
  }),
);

const itemAnswerSchema = lazySchema(() =>
  z.object({
    item: z.looseObject({
      id: name(),
      collectionId: shownText(),
      title: shownText(),
      excerpt: shownText(),
      items: z.catch(validItems(pictureSchema()), () => []),
      // Required: without it there is nothing to sell.
      structuredContent: z.looseObject({}),
    }),
    productMerchandisingContext: z.optional(z.unknown()),
  }),
);

export function createItemsApi({ send }: Pick<WireParts, 'send'>): ItemsApi {
  return {
    async load(url, options) {
      const answer = await send({ method: 'get', url, query: { format: 'json' }, schema: itemAnswerSchema(), ...options });
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
