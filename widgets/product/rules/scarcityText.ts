import type { Product } from '../../../src/commerce/model/product.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import { isSoldOut, stockOf } from '../../../src/commerce/rules/soldOut.ts';
import { isVariantInStock, tracksStock } from '../../../src/commerce/rules/stock.ts';

interface ScarcityView {
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>> | null;
}

export interface Scarcity {
  readonly enabled: boolean;
  readonly shownByDefault: boolean;
  /** With the placeholder {qtyInStock}. */
  readonly text: string;
  readonly views: readonly ScarcityView[];
}

type ScarceProduct = Pick<Product, 'type' | 'variants' | 'optionNames' | 'isMarkedSoldOut'>;

/**
 * The low-stock text for the selection, or null. While an option is open only the product's own view counts, if shown by default; then only
 * the variant's.
 */
export function scarcityText(scarcity: Scarcity, product: ScarceProduct, selection: Selection): string | null {
  const view = scarcity.enabled ? findView(scarcity, product, selection) : null;
  return view ? fill(scarcity.text, { qtyInStock: view.qtyInStock }) : null;
}

/** `null` when it is not low, unlimited, sold out or unknown. */
export function lowStockOf(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>, threshold: number): number | null {
  const { unlimited, qtyInStock } = variant;
  return !unlimited && qtyInStock !== null && qtyInStock > 0 && qtyInStock <= threshold ? qtyInStock : null;
}

function findView({ shownByDefault, views }: Scarcity, product: ScarceProduct, selection: Selection): ScarcityView | null {
  // The page's own views may be older than the stock.
  if (isSoldOut(product)) return null;
  if (product.variants.length === 0 || unselectedOptions(product, selection).length > 0) {
    return (shownByDefault && views.find(isForAll)) || null;
  }
  const variant = matchVariant(product, selection);
  if (variant === null || !isVariantInStock(variant)) return null;
  const own = views.find((view) => sameAttributes(view.attributes ?? {}, variant.attributes));
  // A single variant's view has no attributes, whatever the variant has.
  return own ?? ((product.variants.length === 1 && views.find(isForAll)) || null);
}

function isForAll(view: ScarcityView): boolean {
  return view.attributes === null || Object.keys(view.attributes).length === 0;
}

function sameAttributes(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}

export function scarcityFromStock(product: Pick<Product, 'type' | 'variants' | 'isMarkedSoldOut'>, threshold: number): ScarcityView[] {
  const views: ScarcityView[] = [];
  if (!tracksStock(product.type)) return views;
  for (const variant of product.variants) {
    const left = variant.problem === undefined ? lowStockOf(variant, threshold) : null;
    if (left !== null) views.push({ qtyInStock: left, attributes: variant.attributes });
  }
  const total = stockOf(product);
  const inAll = lowStockOf({ unlimited: total === Infinity, qtyInStock: total }, threshold);
  if (inAll !== null) views.push({ qtyInStock: inAll, attributes: null });
  return views;
}
