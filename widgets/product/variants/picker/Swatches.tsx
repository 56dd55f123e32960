import type { ReactNode } from 'react';
import { safeRedirect } from '../../../../src/lib/safeRedirect.ts';
import { Boxes } from './Boxes.tsx';
import type { OptionControlProps } from './OptionControlProps.ts';

/** An option as boxes with the picture of the first variant that has the value; a value that no variant has a picture of stands alone. */
export function Swatches({ product, option, values }: OptionControlProps): ReactNode {
  const pictureOf = (value: string): ReactNode => {
    const pictured = product.variants.find(({ attributes, imageUrl }) => attributes[option] === value && imageUrl);
    const source = pictured?.imageUrl ? safeRedirect(pictured.imageUrl, { anyOrigin: true }) : null;
    // Its name stands beside it.
    return source && <img className="storefront-swatch" src={source.href} alt="" loading="lazy" />;
  };
  return <Boxes option={option} values={values} face={pictureOf} />;
}
