import type { HostProduct } from '../../mocks/db/HostProduct.ts';
import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import { catalogue, slugOf } from '../content/catalogue.ts';
import { hexId } from '../content/hexId.ts';
import { categories, site, store } from '../content/site.ts';
import { renderLayout, type Page } from './layout.ts';
import { markupOf, type Markup, type PageRequest } from './pageRequest.ts';
import { productView } from './product/productView.ts';
import { templateMerchandising } from './product/templateItem.ts';
import { renderTemplate } from './renderTemplate.ts';

/** Pages that are not in version 7.1's markup. */
const MARKUP: Readonly<Record<string, Markup>> = {
  'everyday-bowl': 'a',
  'bud-vase': 'a',
  'wool-tea-cosy': 'a',
  'evening-at-the-wheel': 'a',
  'supper-plates': 'c',
  'name-mug': 'c',
  'morning-sencha': 'c',
  'linen-tea-towel': 'c',
  'glaze-notebook': 'c',
  'cherry-tea-scoop': 'hooks',
  'beeswax-candle': 'hooks',
  'mending-a-pot': 'hooks',
};

/** Pages whose options are buttons. */
const BOXES: ReadonlySet<string> = new Set(['wool-tea-cosy', 'gift-card']);
/** Pages of another layout of the same markup. */
const LAYOUT: Readonly<Record<string, string>> = { 'bud-vase': 'product-a-older', 'harbour-blend': 'product-b-layout' };
const CART: Readonly<Record<Markup, Page['cart']>> = { a: 'none', b: 'header', c: 'floating', hooks: 'hooks' };

export const productMarkup = (product: HostProduct): Markup => MARKUP[slugOf(product)] ?? 'b';

/**
 * A product's page. `?markup=a|b|c|hooks` sets the markup, `?boxes=1` (`0`) shows options as buttons (drop-downs), `?captcha=1` adds a
 * captcha to the restock form, `?addon=1` an add-on card (newest markup), `?instalments=0` removes instalments, `?reviews=1` adds reviews.
 */
export function productPage(product: HostProduct, request: PageRequest): string {
  const { query } = request;
  const slug = slugOf(product);
  const preset = productMarkup(product);
  const markup = markupOf(query, preset);
  const isBoxed = BOXES.has(slug);
  const asBoxes = query.has('boxes') ? query.get('boxes') === '1' : isBoxed;
  const isPaywall = product.structuredContent.productType === PRODUCT_TYPE.paywall;
  const template = isPaywall ? 'product-paywall' : markup === preset ? (LAYOUT[slug] ?? `product-${markup}`) : `product-${markup}`;
  const neighbours = catalogue.filter((other) => other.id !== product.id && other.categories.includes(product.categories[0] ?? ''));
  const main = renderTemplate(template, {
    site,
    ...(query.get('captcha') === '1' && { website: { captchaSettings: { siteKey: 'demo-site-key' } } }),
    product: {
      ...productView(product, markup),
      ...(query.get('instalments') === '0' && { instalmentsJson: null }),
      productMerchandisingContext: templateMerchandising(product),
    },
    category: categories[product.categories[0] ?? ''] ?? store,
    related: markup === 'c' ? neighbours.slice(0, 3).map((other) => productView(other, markup)) : [],
    addOn: query.get('addon') === '1' && neighbours[0] ? productView(neighbours[0], markup) : null,
    sectionId: hexId(0x900),
    showsReviews: query.get('reviews') === '1',
    // Served labels of radio buttons have a button role; where they are our page's visible controls, they do not.
    labelRole: !isBoxed || query.has('boxes'),
  });
  const page: Page = {
    title: product.title,
    description: plainText(product.excerpt),
    collection: categories[product.categories[0] ?? ''] ?? store,
    markup,
    cart: CART[markup],
    item: product,
    withProduct: markup !== 'hooks',
    asBoxes,
  };
  return renderLayout(page, main, request);
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .trim();
