import type { Product } from '../../../../src/commerce/model/product.ts';
import type { ProductTexts } from '../../../../src/commerce/texts/productTexts.ts';

/** One option of a product, for a page that leaves its picker to us. What its control shows is written to it. */
export interface OptionControlProps {
  readonly product: Product;
  readonly option: string;
  /** In the order of the product's variants. */
  readonly values: readonly string[];
  readonly texts: ProductTexts;
}
