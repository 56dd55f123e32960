import type { ReactNode, Ref } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../../src/commerce/model/constants.ts';
import { useControlStyles } from '../../../../src/core/ui/useControlStyles.ts';
import { useProductSettings } from '../../useProducts.ts';
import { OwnStepper, type OwnStepperProps } from './OwnStepper.tsx';

export interface OwnQuantityProps extends Omit<OwnStepperProps, 'children'> {
  readonly input: Ref<HTMLInputElement>;
}

/** The quantity where the page serves no field; the full look has buttons beside it. */
export function OwnQuantity({ input, ...props }: OwnQuantityProps): ReactNode {
  const { look, productTexts } = useProductSettings();
  useControlStyles();
  const { quantity: label } = productTexts;
  const name = label.replace(/:\s*$/, '');
  // A list has one for each product.
  const title = props.state?.product.title;
  const field = (
    <input
      ref={input}
      className="storefront-control"
      aria-label={title ? `${name}: ${title}` : name}
      type="number"
      size={4}
      min={MIN_QUANTITY}
      max={MAX_QUANTITY}
      step="1"
      defaultValue="1"
    />
  );
  return (
    <>
      <div className="quantity-label storefront-label">{label}</div>
      {look === 'full' ? <OwnStepper {...props}>{field}</OwnStepper> : field}
    </>
  );
}
