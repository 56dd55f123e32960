import { catalogue } from '../content/catalogue.ts';
import { categories, store } from '../content/site.ts';
import { renderLayout, type Page } from './layout.ts';
import { markupOf, type Markup, type PageRequest } from './pageRequest.ts';
import { productView } from './product/productView.ts';
import { renderTemplate } from './renderTemplate.ts';

/** The kind of markup each list is written in. */
const LIST_MARKUP: Readonly<Record<string, Markup>> = { all: 'b', pottery: 'a', tea: 'c', table: 'hooks', workshop: 'b' };
const CART: Readonly<Record<Markup, Page['cart']>> = { a: 'dropzone', b: 'header', c: 'floating', hooks: 'hooks' };

/** The list of a category, or of everything for `null`; returns `null` for an unknown category. */
export function listPage(category: string | null, request: PageRequest): string | null {
  const collection = category === null ? store : Object.hasOwn(categories, category) ? categories[category] : undefined;
  if (!collection) return null;
  const markup = markupOf(request.query, LIST_MARKUP[category ?? 'all'] ?? 'b');
  const products = catalogue.filter((product) => category === null || product.categories.includes(category));
  const main = renderTemplate(`list-${markup}`, {
    list: {
      title: category === null ? 'The whole shop' : collection.title,
      intro: collection.intro,
      categories: [{ ...store, title: 'Everything' }, ...Object.values(categories)].map((entry) => ({
        ...entry,
        isCurrent: entry.id === collection.id,
      })),
    },
    products: products.map((product, index) => productView(product, markup, index + 1)),
  });
  const page: Page = { title: collection.title, description: collection.intro, collection, markup, cart: CART[markup] };
  return renderLayout(page, main, request);
}
