import { catalogue } from '../content/catalogue.ts';
import { pages } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { productView } from './product/productView.ts';
import { renderTemplate } from './renderTemplate.ts';

/** Products with all words of `?q=` in title, text, tags or category; without words, all. */
export function searchPage(request: PageRequest): string {
  const words = (request.query.get('q') ?? '').trim();
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = catalogue.filter(({ title, excerpt, tags, categories }) => {
    const text = [title, excerpt, ...tags, ...categories].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const count = `${found.length} ${found.length === 1 ? 'thing' : 'things'}`;
  const main = renderTemplate('search', {
    words,
    summary: words ? `${count} for “${words}”.` : `Everything we have, ${count}.`,
    products: found.map((product) => productView(product, 'hooks')),
  });
  return renderLayout(
    { title: 'Search', description: 'Search the shop.', collection: pages.search, markup: 'b', cart: 'header' },
    main,
    request,
  );
}
