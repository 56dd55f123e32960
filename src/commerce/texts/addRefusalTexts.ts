import type { Texts } from './localize.ts';

/** Why something is not added (spec §5). A site's `localizedStrings` override each under the key it has here. */
export const addRefusalTexts = {
  selectOneOption: 'Please select the {option} option.',
  selectTwoOptions: 'Please select the {option1} and {option2} options.',
  selectMoreOptions: 'Please select the {options}, and {lastOption} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between {min} and {max}.', // ours
  planUnknown: 'Sorry, this subscription cannot be ordered here. Nothing has been added to your cart.', // ours
  notHere: 'Sorry, this item cannot be added from here.', // ours
  selectDenomination: 'Select a denomination for the Gift Card',
} as const;

export type AddRefusalTexts = Texts<typeof addRefusalTexts>;
