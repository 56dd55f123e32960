import { productBySlug } from '../content/catalogue.ts';
import { hexId } from '../content/hexId.ts';
import { categories, pages, site } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { productView, SIGNED_MONEY } from './product/productView.ts';
import { renderTemplate } from './renderTemplate.ts';

const FEATURED = ['breakfast-mug', 'stoneware-teapot', 'linen-tea-towel'];
const SHELF_PICTURES: Readonly<Record<string, string>> = {
  pottery: 'supper-plates-sea',
  tea: 'harbour-blend',
  table: 'tea-cosy-rust',
  workshop: 'evening-at-the-wheel',
};

/** The front page: three product blocks, the shelves, the newsletter. */
export function homePage(request: PageRequest): string {
  const products = FEATURED.map(productBySlug).filter((product) => product !== null);
  const main = renderTemplate('home', {
    site,
    blocks: products.map((product, index) => ({
      ...productView(product, 'a'),
      ...SIGNED_MONEY,
      isFirstBlock: index === 0,
      blockSuffix: '',
    })),
    labelRole: true,
    shelves: Object.entries(categories).map(([slug, category]) => ({
      ...category,
      picture: `/assets/pictures/${SHELF_PICTURES[slug]}.svg`,
    })),
    newsletter: newsletter(pages.home.id),
  });
  return renderLayout({ title: site.name, description: site.tagline, collection: pages.home, markup: 'b', cart: 'header' }, main, request);
}

export const newsletter = (collectionId: string, withCaptcha = false) => ({ formId: hexId(0x51), collectionId, withCaptcha });
