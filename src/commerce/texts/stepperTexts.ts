import type { Texts } from './localize.ts';

/** The buttons beside a quantity that the widget renders, on products and in the cart. */
export const stepperTexts = {
  name: 'product',
  texts: {
    decreaseQuantityOf: 'Decrease quantity of {name}',
    increaseQuantityOf: 'Increase quantity of {name}',
    quantityIs: 'Quantity: {quantity}',
  },
} as const;

export type StepperTexts = Texts<typeof stepperTexts>;
