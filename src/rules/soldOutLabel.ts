import { fill } from '../text/fill.ts';
import type { ProductTexts } from '../text/productTexts.ts';

/** The sold-out text of a product page: the site's custom text, else "Sold Out" (spec §8 "Product page"). */
export function soldOutLabel(texts: Pick<ProductTexts, 'soldOut'>, customSoldOutText?: string | null): string {
  return customSoldOutText?.trim() || texts.soldOut;
}

/** A choice with the sold-out label appended, e.g. "M (Sold Out)" (spec §4). */
export function soldOutChoiceText(choice: string, label: string, texts: Pick<ProductTexts, 'soldOutChoice'>): string {
  return fill(texts.soldOutChoice, { choice, soldOut: label });
}
