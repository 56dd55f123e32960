import type { PageProduct } from '../../src/core/page/createPage.ts';
import { productAt } from '../../src/core/page/productAt.ts';
import { selectRoots } from '../../src/core/page/findRoot.ts';
import { recognisesPlatformMarkup } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { ownButton } from '../../src/core/page/ownParts.ts';
import { anyListItem, listItem, off } from '../../src/core/page/selectors.ts';
import { addProduct } from './addProduct.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { answer, failed } from './answers.ts';
import { addressOf, describeListed, describeProduct, summarizeProduct } from './describeProduct.ts';
import type { Schema, Tool } from './ModelContext.ts';

const MOST_PRODUCTS = 50;

const ID = { type: 'string', maxLength: 200, description: 'The id of a product, from list_products on this page.' } as const;

/** Option names are the shop's, and so are no part of the schema. */
export const OPTIONS = {
  type: 'object',
  description: 'The chosen value of each option by the option\'s name, both as get_product has them, e.g. {"Size": "Large"}.',
  properties: {},
  additionalProperties: { type: 'string' },
} as const satisfies Schema;

const ADD = {
  type: 'object',
  properties: {
    id: ID,
    options: OPTIONS,
    quantity: { type: 'integer', minimum: 1, maximum: 9999, description: 'How many to add; left out: 1.' },
  },
  required: ['id'],
} as const;

export interface ProductTools {
  readonly tools: readonly Tool[];
  /** Whether the page has a product at all. */
  isOffered(): boolean;
  /** The product by its id; `null`: the page has none. */
  find(id: string): PageProduct | null;
}

/** The products that the page has now. */
function createListing({ page, open, report }: AgentDeps) {
  const { document } = page;
  const selectAll = () => {
    const hasPlatformMarkup = recognisesPlatformMarkup(document);
    return selectRoots(hasPlatformMarkup) + (hasPlatformMarkup ? `,${anyListItem}` : '');
  };
  const roots = () => [...document.querySelectorAll(selectAll())].filter((root) => !root.closest(off));
  /** Each item once, in the page's order: where it can be added first. */
  const list = (): PageProduct[] => {
    const found = new Map<string, PageProduct>();
    for (const root of roots()) {
      const button = ownButton(root);
      // A product of a list that cannot be added there is none of the page's own.
      if (!button && root.matches(listItem)) continue;
      try {
        const one = productAt(page, button ?? root);
        if (one) open(one);
        if (one && !found.has(one.product.id)) found.set(one.product.id, one);
      } catch (error) {
        report(error);
      }
    }
    return [...found.values()];
  };
  /** Those that are only shown here. */
  const listed = (known: readonly PageProduct[]) => {
    const found = new Map<string, object>();
    for (const item of roots().filter((root) => root.matches(anyListItem))) {
      const one = describeListed(item);
      if (one && !known.some(({ product }) => product.id === one.id)) found.set(one.id, { ...one, sold_on_this_page: false });
    }
    return [...found.values()];
  };
  /** Advice about a product that the page does not sell. */
  const absent = (id: string) => {
    const shown = roots()
      .map(describeListed)
      .find((one) => one?.id === id);
    return failed(shown ? `Nothing was done: this product is sold on its own page. Go to ${shown.url}` : NOT_HERE);
  };
  const find = (id: string) => list().find(({ product }) => product.id === id) ?? null;
  return { list, listed, absent, find, isOffered: () => document.querySelector(selectAll()) !== null };
}

/** Tools for the page's products. Prices are as the Universal Commerce Protocol's catalogue has them: https://ucp.dev */
export function createProductTools(deps: AgentDeps, signal: AbortSignal): ProductTools {
  const { shop } = deps;
  const { list, listed, absent, find, isOffered } = createListing(deps);
  /** As the shop knows it now, with the stock that it has read meanwhile. */
  const nowOf = ({ id, product }: PageProduct) => shop.products.get(id)?.product ?? product;
  const tools: readonly Tool[] = [
    {
      name: 'list_products',
      description: 'Lists the products on this page with prices in whole minor units (cents).',
      inputSchema: { type: 'object', properties: {} },
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      async run() {
        const sold = list();
        const products = [...sold.map((one) => summarizeProduct(nowOf(one), addressOf(one.root))), ...listed(sold)];
        return answer({
          products: products.slice(0, MOST_PRODUCTS),
          ...(products.length > MOST_PRODUCTS && { more_products: products.length - MOST_PRODUCTS }),
        });
      },
    },
    {
      name: 'get_product',
      description: 'Reads one product of this page: its options, and its variants with price and availability.',
      inputSchema: { type: 'object', properties: { id: ID }, required: ['id'] },
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      async run({ id }) {
        const one = find(id as string);
        return one ? answer(describeProduct(nowOf(one), addressOf(one.root))) : absent(id as string);
      },
    },
    {
      name: 'add_to_cart',
      description:
        "Adds a product of this page to the visitor's cart, as its button does. Call get_product first if it has options. Nothing is bought by this.",
      inputSchema: ADD,
      annotations: { untrustedContentHint: true },
      async run({ id, options = {}, quantity = 1 }) {
        const one = find(id as string);
        return one ? addProduct(deps, one, options as Readonly<Record<string, string>>, quantity as number, signal) : absent(id as string);
      },
    },
  ];
  return { tools, find, isOffered };
}

export const NOT_HERE = 'Nothing was done: this page has no such product. Call list_products for those that it has.';
