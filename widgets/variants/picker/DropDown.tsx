import type { ReactNode } from 'react';
import { fill, Option, OPTION_NAME, PRODUCT_TYPE, useControlStyles } from '../../../src/kit.ts';
import type { OptionControlProps } from './OptionControlProps.ts';
import { SELECT_WRAPPER } from '../readControls.ts';

/** An option as a drop-down. */
export function DropDown({ product, option, values, texts }: OptionControlProps): ReactNode {
  useControlStyles();
  return (
    <div className={SELECT_WRAPPER}>
      <select className="storefront-control" aria-label={option} {...{ [OPTION_NAME]: option }}>
        <option value="">
          {product.type === PRODUCT_TYPE.giftCard ? texts.selectValue : fill(texts.selectVariant, { variantName: option })}
        </option>
        {values.map((value) => (
          <Option key={value} value={value}>
            {value}
          </Option>
        ))}
      </select>
    </div>
  );
}
