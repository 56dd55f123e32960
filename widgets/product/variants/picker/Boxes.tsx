import { Fragment, useMemo, type ReactNode } from 'react';
import type { Product } from '../../../../src/commerce/model/product.ts';
import type { ProductTexts } from '../../../../src/commerce/texts/productTexts.ts';
import { OPTION_NAME } from '../../../../src/core/page/optionNameOf.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import { RADIO_GROUP, SELECT_WRAPPER } from '../readControls.ts';
import styles from './boxes.css?inline';
import { readSwatch, swatchesOf, type Swatch } from '../swatches/readSwatch.ts';
import { fill } from '../../../../src/commerce/texts/fill.ts';
import { Option } from '../../../../src/core/ui/Option.tsx';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { useReport } from '../../../../src/core/ui/ShopContext.ts';
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

/** Boxes with the colour or the picture that the page states for a choice, else the picture of its first variant; the name stands with it. */
export function Swatches({ product, option, values }: OptionControlProps): ReactNode {
  const report = useReport();
  const stated = swatchesOf(product, option) ?? {};
  const faces = useMemo(
    () =>
      new Map(
        values.map((value): [string, Swatch | null] => {
          if (Object.hasOwn(stated, value)) return [value, readSwatch(stated[value], `swatches: "${value}" of "${option}"`, report)];
          const pictured = product.variants.find(({ attributes, imageUrl }) => attributes[option] === value && imageUrl);
          return [value, pictured?.imageUrl ? readSwatch({ image: pictured.imageUrl }) : null];
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- all of it is the product's
    [product, option, report],
  );
  const faceOf = (value: string): ReactNode => {
    const { color, image } = faces.get(value) ?? {};
    const style = color ? { backgroundColor: color } : undefined;
    if (image) return <img className="storefront-swatch" src={image} alt="" loading="lazy" style={style} />;
    return color && <span className="storefront-swatch" style={style} />;
  };
  return <Boxes option={option} values={values} face={faceOf} />;
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
