import type { Product } from '../model/product.ts';
import { fill } from '../texts/fill.ts';
import type { ProductTexts } from '../texts/productTexts.ts';

/** What says that a product, or what is chosen of it, is sold out: the site's custom text, else the localised one, else "Sold Out" (spec §8). */
export function soldOutLabel(texts: Pick<ProductTexts, 'soldOut'>, product: Pick<Product, 'customSoldOutText'> | null): string {
  return product?.customSoldOutText?.trim() || texts.soldOut;
}

/** A choice with the sold-out label appended, e.g. "M (Sold Out)" (spec §4). */
export function soldOutChoiceText(choice: string, label: string, texts: Pick<ProductTexts, 'soldOutChoice'>): string {
  return fill(texts.soldOutChoice, { choice, soldOut: label });
}
