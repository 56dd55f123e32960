import { readFields, readFlag, readInteger } from '../lib/readers.ts';
import type { LowStockView, ProductMerchandising } from '../model/productMerchandising.ts';
import type { Page, Scope } from './createPage.ts';
import { isFilled } from './isFilled.ts';
import { readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from './readJson.ts';
import { readMerchandising } from './readMerchandising.ts';

/** A low-stock alert. */
export interface ScarcityProps {
  readonly scope: string;
  /** The server's alert, shown as it stands; `null`: the text is ours to word. */
  readonly served: readonly Markup[] | null;
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
const ATTRIBUTES = 'the attributes of a variant: {"Size": "M"}';

/**
 * Reads an alert. Versions 7 and 7.1 serve one per low variant, each with its words, and one for the product when that is shown by
 * default; version 8 and neutral pages have one place, whose text follows the choice.
 */
export function readScarcity(element: HTMLElement, page: Page): ScarcityProps | null {
  const scope = page.scopeOf(element);
  if (!scope) return null;
  const facts = readMerchandising(scope, page);
  if (!isOnePlace(element, scope, facts)) return { ...NOTHING, scope: scope.id, ...servedAlert(element) };
  const settings = readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings) ?? {};
  const isBlock = scope.root.matches(selectors.productBlock);
  return {
    scope: scope.id,
    served: null,
    enabled: facts.scarcityEnabled ?? (isBlock ? settings.scarcityEnabledOnProductBlocks : settings.scarcityEnabledOnProductItems) ?? false,
    shownByDefault: facts.scarcityShownByDefault ?? false,
    ...wording(facts),
    threshold: settings.scarcityThreshold ?? 0,
  };
}

const NOTHING = { enabled: true, text: '', threshold: 0 } as const;

/** One place for all variants: by our hook, and in version 8. One that states a variant, or has words that we could not say anew, is the server's. */
const isOnePlace = (element: HTMLElement, { root }: Scope, { scarcityText }: ProductMerchandising): boolean =>
  !element.hasAttribute(selectors.scarcityAttributes) &&
  (element.hasAttribute(selectors.hook) || root.matches(selectors.productDetail)) &&
  (Boolean(scarcityText) || !isFilled(element));

function servedAlert(element: HTMLElement): Pick<ScarcityProps, 'served' | 'shownByDefault' | 'views'> {
  const raw = readJsonAttribute(element, selectors.scarcityAttributes, ATTRIBUTES);
  const attributes = typeof raw === 'object' ? (raw as LowStockView['attributes']) : null;
  return { served: readMarkup(element, () => null), shownByDefault: !element.hidden, views: [{ qtyInStock: 0, attributes }] };
}

/** The page's own views and words; a page that has only one of them has neither. */
function wording({ scarcityText, scarcityTemplateViews }: ProductMerchandising): Pick<ScarcityProps, 'text' | 'views'> {
  return scarcityText && scarcityTemplateViews
    ? { text: scarcityText, views: scarcityTemplateViews }
    : { text: scarcityText || null, views: null };
}
