import type { ReactNode } from 'react';
import { fill } from '../../../../src/commerce/texts/fill.ts';
import { Option } from '../../../../src/core/ui/Option.tsx';
import { OPTION_NAME } from '../../../../src/core/page/optionNameOf.ts';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { useControlStyles } from '../../../../src/core/ui/useControlStyles.ts';
import type { OptionControlProps } from './Boxes.tsx';
import { SELECT_WRAPPER } from '../readControls.ts';

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
