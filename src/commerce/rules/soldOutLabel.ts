import type { Product } from '../model/product.ts';
import { fill } from '../texts/fill.ts';
import type { ProductTexts } from '../texts/productTexts.ts';

/** The product's custom text, else the site's, else "Sold Out". */
export function soldOutLabel(texts: Pick<ProductTexts, 'soldOut'>, product: Pick<Product, 'customSoldOutText'> | null): string {
  return product?.customSoldOutText?.trim() || texts.soldOut;
}

export function soldOutChoiceText(choice: string, label: string, texts: Pick<ProductTexts, 'soldOutChoice'>): string {
  return fill(texts.soldOutChoice, { choice, soldOut: label });
}
