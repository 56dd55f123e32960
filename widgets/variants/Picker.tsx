import type { ReactNode } from 'react';
import { fill, optionValues, PRODUCT_TYPE, type Product, type ProductTexts } from '../../src/kit.ts';
import { OPTION_NAME, SELECT_WRAPPER } from './readControls.ts';

interface PickerProps {
  readonly product: Product;
  readonly texts: ProductTexts;
}

/** The drop-downs of a page that leaves its picker to us, in the structure of existing templates. What they show is written to them. */
export function Picker({ product, texts }: PickerProps): ReactNode {
  return product.optionNames.map((option) => (
    <div key={option} className="variant-option">
      <div className="variant-option-title">{option}</div>
      <div className={SELECT_WRAPPER}>
        <select aria-label={option} {...{ [OPTION_NAME]: option }}>
          <option value="">
            {product.type === PRODUCT_TYPE.giftCard ? texts.selectValue : fill(texts.selectVariant, { variantName: option })}
          </option>
          {optionValues(product, option).map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </div>
    </div>
  ));
}
