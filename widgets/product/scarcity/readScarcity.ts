import { readFields, readFlag, readInteger } from '../../../src/lib/readers.ts';
import * as selectors from '../../../src/core/page/selectors.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { readJsonAttribute } from '../../../src/lib/readJson.ts';
import { readMerchandising } from '../../../src/core/page/readMerchandising.ts';
import type { LowStockView, ProductMerchandising } from '../../../src/commerce/model/productMerchandising.ts';
import type { Page, ProductInstance } from '../../../src/core/page/createPage.ts';

/** A low-stock alert. */
export interface ScarcityProps {
  readonly productInstance: string;
  /** Whether the server's alert is shown as it stands; else the text is ours to word. */
  readonly isServed: boolean;
  /** Whether anything is shown at all. */
  readonly enabled: boolean;
  /** Whether the product's own alert shows before a variant is chosen. */
  readonly shownByDefault: boolean;
  /** With the placeholder {qtyInStock}; `null` where the page has no words for it. */
  readonly text: string | null;
  /** What is low; `null` where the page leaves that to the stock. */
  readonly views: readonly LowStockView[] | null;
  /** Stock at or below which a variant is scarce. */
  readonly threshold: number;
}

const readSettings = readFields({
  scarcityEnabledOnProductItems: readFlag,
  scarcityEnabledOnProductBlocks: readFlag,
  scarcityThreshold: readInteger,
});
/** The variant that a served alert is for. */
const VARIANT = 'data-variant-attributes';
const ATTRIBUTES = 'the attributes of a variant: {"Size": "M"}';

/**
 * Reads an alert. Versions 7 and 7.1 serve one per low variant, each with its words, and one for the product when that is shown by
 * default; version 8 and neutral pages have one place, whose text follows the choice.
 */
export function readScarcity(element: HTMLElement, page: Page): ScarcityProps | null {
  const productInstance = page.productInstanceOf(element);
  if (!productInstance) return null;
  const facts = readMerchandising(productInstance, page);
  if (!isOnePlace(element, productInstance, facts)) return { ...NOTHING, productInstance: productInstance.id, ...servedAlert(element) };
  const settings = readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings) ?? {};
  const isBlock = productInstance.root.matches(selectors.productBlock);
  return {
    productInstance: productInstance.id,
    isServed: false,
    enabled: facts.scarcityEnabled ?? (isBlock ? settings.scarcityEnabledOnProductBlocks : settings.scarcityEnabledOnProductItems) ?? false,
    shownByDefault: facts.scarcityShownByDefault ?? false,
    ...wording(facts),
    threshold: settings.scarcityThreshold ?? 0,
  };
}

const NOTHING = { enabled: true, text: '', threshold: 0 } as const;

/** One place for all variants: by our hook, and in version 8. One that states a variant, or has words that we could not say anew, is the server's. */
const isOnePlace = (element: HTMLElement, { root }: ProductInstance, { scarcityText }: ProductMerchandising): boolean =>
  !element.hasAttribute(VARIANT) &&
  (element.hasAttribute(selectors.hook) || root.matches(selectors.productDetail)) &&
  (Boolean(scarcityText) || !isFilled(element));

function servedAlert(element: HTMLElement): Pick<ScarcityProps, 'isServed' | 'shownByDefault' | 'views'> {
  const raw = readJsonAttribute(element, VARIANT, ATTRIBUTES);
  const attributes = typeof raw === 'object' ? (raw as LowStockView['attributes']) : null;
  return { isServed: true, shownByDefault: !element.hidden, views: [{ qtyInStock: 0, attributes }] };
}

/** The page's own views and words; a page that has only one of them has neither. */
function wording({ scarcityText, scarcityTemplateViews }: ProductMerchandising): Pick<ScarcityProps, 'text' | 'views'> {
  return scarcityText && scarcityTemplateViews
    ? { text: scarcityText, views: scarcityTemplateViews }
    : { text: scarcityText || null, views: null };
}
