import { readFields, readFlag, readInteger } from '../../../src/lib/readers.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { readJsonAttribute } from '../../../src/lib/readJson.ts';
import { readMerchandising } from '../../../src/core/page/readMerchandising.ts';
import type { LowStockView, ProductMerchandising } from '../../../src/commerce/model/productMerchandising.ts';
import type { Page, PageProduct } from '../../../src/core/page/createPage.ts';

export interface ScarcityProps {
  readonly productKey: string;
  /** The server's alert is shown unchanged; else we write the text. */
  readonly isServed: boolean;
  readonly enabled: boolean;
  /** Whether the product's alert is shown before a choice. */
  readonly shownByDefault: boolean;
  /** With the placeholder {qtyInStock}; `null` if the page has none. */
  readonly text: string | null;
  /** `null`: computed from the stock. */
  readonly views: readonly LowStockView[] | null;
  readonly threshold: number;
}

const readSettings = readFields({
  scarcityEnabledOnProductItems: readFlag,
  scarcityEnabledOnProductBlocks: readFlag,
  scarcityThreshold: readInteger,
});
const VARIANT = 'data-variant-attributes';
const ATTRIBUTES = 'the attributes of a variant: {"Size": "M"}';

/**
 * Versions 7 and 7.1 serve one alert per low variant, and one for the product if shown by default; version 8 and neutral pages have one
 * place for all.
 */
export function readScarcity(element: HTMLElement, page: Page): ScarcityProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const facts = readMerchandising(pageProduct, page);
  const settings = readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings) ?? {};
  const isBlock = pageProduct.root.matches(selectors.productBlock);
  const enabled =
    facts.scarcityEnabled ?? (isBlock ? settings.scarcityEnabledOnProductBlocks : settings.scarcityEnabledOnProductItems) ?? false;
  const { scarcityThreshold: threshold = 0 } = settings;
  const isWorded = isFilled(element);
  const canReword = facts.scarcityText || (enabled && threshold > 0 && isOfOneVariant(element, pageProduct));
  if (!isOnePlace(element, pageProduct) || (isWorded && !canReword))
    return { ...NOTHING, productKey: pageProduct.id, ...servedAlert(element) };
  return {
    productKey: pageProduct.id,
    isServed: false,
    enabled,
    shownByDefault: facts.scarcityShownByDefault ?? (isWorded && !element.hidden),
    ...wording(facts),
    threshold,
  };
}

const NOTHING = { enabled: true, text: '', threshold: 0 } as const;

/** One place for all variants: our hook and version 8. A place with a variant is the server's. */
const isOnePlace = (element: HTMLElement, { root }: PageProduct): boolean =>
  !element.hasAttribute(VARIANT) && (element.hasAttribute(selectors.hook) || root.matches(selectors.productDetail));

/** Whether its text is that of one variant, as version 8 serves it, and may be written for the others, whose stock is known. */
const isOfOneVariant = (element: HTMLElement, { product: { variants } }: PageProduct): boolean =>
  !element.hasAttribute(selectors.hook) && variants.some(({ qtyInStock }) => qtyInStock !== null);

function servedAlert(element: HTMLElement): Pick<ScarcityProps, 'isServed' | 'shownByDefault' | 'views'> {
  const raw = readJsonAttribute(element, VARIANT, ATTRIBUTES);
  const attributes = typeof raw === 'object' ? (raw as LowStockView['attributes']) : null;
  return { isServed: true, shownByDefault: !element.hidden, views: [{ qtyInStock: 0, attributes }] };
}

/** Views and wording of the page; with only one of them, neither. */
function wording({ scarcityText, scarcityTemplateViews }: ProductMerchandising): Pick<ScarcityProps, 'text' | 'views'> {
  return scarcityText && scarcityTemplateViews
    ? { text: scarcityText, views: scarcityTemplateViews }
    : { text: scarcityText || null, views: null };
}
