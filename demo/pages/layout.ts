import type { HostProduct } from '../../mocks/db/HostProduct.ts';
import { pages, site, sitePages, store, type Collection } from '../content/site.ts';
import { cartPlaceOf, type CartPlace, type Markup, type PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';
import { scriptJson } from './scriptJson.ts';
import { scriptTag } from './scriptTag.ts';
import { siteContext } from './siteContext.ts';

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly collection: Collection;
  /** Version 7, 7.1 (two kinds of product markup), or none: our own hooks. */
  readonly markup: Markup;
  readonly cart: CartPlace;
  readonly item?: HostProduct;
  /** Whether the page context has the item's variants. */
  readonly withProduct?: boolean;
  /** Shows options as buttons instead of drop-downs. */
  readonly asBoxes?: boolean;
  /** Roles of the logged-in account. */
  readonly roles?: readonly number[];
  /** Leaves the page context out. */
  readonly withoutContext?: boolean;
  readonly bodyClasses?: readonly string[];
  readonly styles?: readonly string[];
  readonly bodyEnd?: string;
}

const TEMPLATE_VERSION = { a: '7', b: '7.1', c: '7.1', hooks: null } as const;
const NAVIGATION: readonly Collection[] = [store, pages.about, pages.contact];
const STYLES = ['base.css', 'lists.css', 'product.css', 'legacy.css', 'forms.css', 'cart.css', 'pages.css'];

/** The whole document around `main`, which is HTML. */
export function renderLayout(page: Page, main: string, request: PageRequest): string {
  const { query, path, language = site.language } = request;
  const { title, description, collection, item, markup } = page;
  const templateVersion = TEMPLATE_VERSION[markup];
  const display = page.asBoxes ? 'button' : 'dropdown';
  const tweaks = templateVersion ? { 'tweak-product-basic-item-product-variant-display': page.asBoxes ? 'Button' : 'Dropdown' } : {};
  const context = page.withoutContext
    ? null
    : scriptJson(
        siteContext({
          templateVersion,
          collection,
          item: item ?? null,
          withProduct: page.withProduct ?? false,
          tweaks,
          query,
          roles: page.roles ?? null,
        }),
      );
  const place = cartPlaceOf(query, page.cart);
  const bodyClasses = [
    collection.type === 13 ? `collection-type-products view-${item ? 'item' : 'list'}` : '',
    templateVersion === '7.1' ? 'sqs-seven-one form-submit-button-style-label' : '',
    'native-currency-code-usd',
    templateVersion ? `tweak-product-basic-item-product-variant-display-${display}` : '',
    templateVersion === '7.1'
      ? 'tweak-product-basic-item-variant-picker-layout-dropdowns tweak-product-basic-item-product-subscription-display-radio'
      : '',
    place === 'custom' ? 'sqs-has-custom-cart' : '',
    ...(page.bodyClasses ?? []),
  ];
  return renderTemplate('layout', {
    site,
    language,
    direction: language === 'ar' ? 'rtl' : null,
    title: path === '/' ? `${site.name}: ${site.tagline}` : `${title} · ${site.name}`,
    description,
    priceMeta: item?.structuredContent.priceMoney?.value ?? null,
    styles: [...STYLES, ...(page.styles ?? [])],
    contextScript: context && templateVersion ? `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};` : null,
    contextJson: context && !templateVersion ? context : null,
    scriptTag: scriptTag(request),
    bodyId: item ? `item-${item.id}` : `collection-${collection.id}`,
    bodyClass: bodyClasses.filter(Boolean).join('\n  '),
    cart: {
      isHeader: place === 'header',
      isFloating: place === 'header' || place === 'floating',
      isDropzone: place === 'dropzone',
      isCustom: place === 'custom',
      isHooks: place === 'hooks',
    },
    nav: NAVIGATION.map((entry) => ({ title: entry.title, fullUrl: entry.fullUrl, isCurrent: path === entry.fullUrl })),
    footer: [...sitePages, pages.guide],
    main,
    asksConsent: query.has('policy'),
    // The page's own banner, or ours.
    isOurConsent: query.get('consent') === 'ours',
    bodyEnd: page.bodyEnd ?? '',
  });
}
