import { Fragment, type ReactNode } from 'react';
import type { Product } from '../../../../src/commerce/model/product.ts';
import type { ProductTexts } from '../../../../src/commerce/texts/productTexts.ts';
import { OPTION_NAME } from '../../../../src/core/page/optionNameOf.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import { RADIO_GROUP, SELECT_WRAPPER } from '../readControls.ts';
import styles from './boxes.css?inline';
import { safeRedirect } from '../../../../src/lib/safeRedirect.ts';
import { fill } from '../../../../src/commerce/texts/fill.ts';
import { Option } from '../../../../src/core/ui/Option.tsx';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { useControlStyles } from '../../../../src/core/ui/useControlStyles.ts';

export interface OptionControlProps {
  readonly product: Product;
  readonly option: string;
  readonly values: readonly string[];
  readonly texts: ProductTexts;
}

interface BoxesProps extends Pick<OptionControlProps, 'option' | 'values'> {
  readonly face?: (value: string) => ReactNode;
}

export function Boxes({ option, values, face }: BoxesProps): ReactNode {
  const id = useOwnId();
  useStyles(styles);
  return (
    <div className={`${RADIO_GROUP} storefront-boxes`} {...{ [OPTION_NAME]: option }}>
      {values.map((value, at) => (
        <Fragment key={value}>
          {/* React must set the name: it removes unknown ones at each change, which breaks arrow keys. */}
          <input type="radio" className="variant-radiobtn storefront-radio" id={`${id}-${at}`} name={id} value={value} />
          <label className="sqs-button-element--secondary" htmlFor={`${id}-${at}`}>
            {face?.(value)}
            {value}
          </label>
        </Fragment>
      ))}
    </div>
  );
}

export function Swatches({ product, option, values }: OptionControlProps): ReactNode {
  const pictureOf = (value: string): ReactNode => {
    const pictured = product.variants.find(({ attributes, imageUrl }) => attributes[option] === value && imageUrl);
    const source = pictured?.imageUrl ? safeRedirect(pictured.imageUrl, { anyOrigin: true }) : null;
    // Its name stands beside it.
    return source && <img className="storefront-swatch" src={source.href} alt="" loading="lazy" />;
  };
  return <Boxes option={option} values={values} face={pictureOf} />;
}

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
