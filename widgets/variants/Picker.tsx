import type { ReactNode } from 'react';
import { controlOf, type OptionOffer } from './optionStyles.ts';

/** The picker of a page that leaves it to us, in the structure of existing templates. What it shows is written to it. */
export function Picker({ offers }: { offers: readonly OptionOffer[] }): ReactNode {
  return offers.map((offer) => {
    const Control = controlOf(offer);
    const { product, option, values, texts } = offer;
    return (
      <div key={option} className="variant-option">
        <div className="variant-option-title">{option}</div>
        <Control product={product} option={option} values={values} texts={texts} />
      </div>
    );
  });
}
