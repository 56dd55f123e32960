import { useState, type ReactNode } from 'react';
import { optionValues } from '../../../../src/commerce/rules/selection.ts';
import type { Product } from '../../../../src/commerce/model/product.ts';
import type { ProductTexts } from '../../../../src/commerce/texts/productTexts.ts';
import { controlOf } from './optionStyles.ts';

export { isDropDown } from './optionStyles.ts';
export { readOptionStyle } from './optionStyles.ts';

interface PickerProps {
  readonly product: Product;
  readonly texts: ProductTexts;
  readonly style: string;
}

/** Our own picker in the structure of existing templates; values are written to it. */
export function Picker({ product, texts, style }: PickerProps): ReactNode {
  const [Control] = useState(() => controlOf(style));
  return product.optionNames.map((option) => (
    <div key={option} className="variant-option">
      <div className="variant-option-title">{option}</div>
      <Control product={product} option={option} values={optionValues(product, option)} texts={texts} />
    </div>
  ));
}
