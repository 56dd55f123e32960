import { lazySchema, z } from '../lib/zod.ts';
import { READ_DEADLINE_MS } from '../commerce/model/constants.ts';
import { name, shownText } from '../commerce/model/fields.ts';
import { validItems } from '../commerce/model/validItems.ts';
import type { Send } from '../core/wire/createSend.ts';

/** Titles of products and names of their variants, by id. */
export type ProductNames = Readonly<Record<string, ProductName>>;

export interface ProductName {
  readonly title: string;
  /** E.g. "Oat / Small", by the variant's id. */
  readonly variants?: Readonly<Record<string, string>>;
}

const variantSchema = lazySchema(() =>
  z.object({ id: name(), sku: shownText(), attributes: z.catch(z.record(z.string(), z.string()), () => ({})) }),
);

const listSchema = lazySchema(() =>
  z.object({
    items: validItems(
      z.object({ id: name(), title: name(), structuredContent: z.object({ variants: z.catch(validItems(variantSchema()), () => []) }) }),
    ),
  }),
);

/**
 * Reads the names of a list's products from the JSON of its page; empty where it cannot be read, because the ids do as well.
 *
 * @param path of the list's page on this site
 */
export async function loadNames(send: Send, path: string): Promise<ProductNames> {
  const url = new URL(path, location.href).href;
  const answer = await send({ method: 'get', url, query: { format: 'json' }, schema: listSchema(), deadlineMs: READ_DEADLINE_MS });
  if (!answer.ok) return {};
  return Object.fromEntries(
    answer.value.items.map(({ id, title, structuredContent }) => [
      id,
      { title, variants: Object.fromEntries(structuredContent.variants.map((variant) => [variant.id, nameOf(variant)])) },
    ]),
  );
}

const nameOf = ({ id, sku, attributes }: z.infer<ReturnType<typeof variantSchema>>): string =>
  Object.values(attributes).join(' / ') || sku || id;
