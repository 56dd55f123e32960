import type { Content } from './Content.ts';
import type { Catalogue } from './createCatalogue.ts';
import type { App } from './session.ts';

/** Products and lists at the addresses of their pages, as JSON (`?format=json`), with the engine's prices and stock. */
export function addPages(app: App, catalogue: Catalogue, { merchandising }: Pick<Content, 'merchandising'>): void {
  app.get('*', async (context) => {
    if (context.req.query('format') !== 'json') return context.text('The platform of the shop. Its pages are served elsewhere.');
    const { path } = context.req;
    const products = await catalogue.products();
    const item = products.find(({ fullUrl }) => fullUrl === path);
    if (item) return context.json({ item, productMerchandisingContext: { [item.id]: merchandising[item.id] ?? {} } });
    if (path === '/store') return context.json({ items: products });
    const items = products.filter(({ categories }) => categories.includes(path.replace('/store/', '')));
    return items.length > 0 ? context.json({ items }) : context.json({ error: 'Not found' }, 404);
  });
}
