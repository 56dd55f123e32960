import type { Texts } from './localize.ts';

/** Reasons why an item is not added. A site's `localizedStrings` override each text by its key here. */
export const addRefusalTexts = {
  name: 'product',
  texts: {
    selectOneOption: 'Please select the {option} option.',
    selectTwoOptions: 'Please select the {option1} and {option2} options.',
    selectMoreOptions: 'Please select the {options}, and {lastOption} options.',
    listSeparator: ', ',
    variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
    notEnoughStock: 'Sorry, we do not have enough of that item available.',
    quantityNotNumber: 'Quantity must be a number.',
    quantityNotWhole: 'Quantity must be a whole number',
    quantityOutOfRange: 'Quantity must be between {min} and {max}.',
    planUnknown: 'Sorry, this subscription cannot be ordered here. Nothing has been added to your cart.',
    notHere: 'Sorry, this item cannot be added from here.',
    unreadableItem: 'This item cannot be added right now. Please try again later.',
    selectDenomination: 'Select a denomination for the Gift Card',
  },
} as const;

export type AddRefusalTexts = Texts<typeof addRefusalTexts>;
