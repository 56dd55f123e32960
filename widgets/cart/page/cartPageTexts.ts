import type { Texts } from '../../../src/commerce/texts/localize.ts';

/**
 * The texts of the full-page cart beside `shopTexts`. The platform gives no wording for these; a site's `localizedStrings` override each
 * under the key it has here.
 */
export const cartPageTexts = {
  name: 'cart',
  texts: {
    cartEmpty: 'You have nothing in your shopping cart.',
    continueShopping: 'Continue Shopping',
    cartLoading: 'Loading your cart…',
    entryQuantity: 'Quantity: {quantity}',
    subtotal: 'Subtotal',
    tryAgain: 'Try Again',
    cartWaiting: 'You are offline. Your changes are kept, and sent when the connection is back.',

    // One line
    quantityOf: 'Quantity of {name}',
    optionName: '{option}:',
    quantityLowered: 'You asked for {wanted}. Only {quantity} can be ordered.',
    unitPrice: '{price} each',
    editFields: 'Edit details',
    saveFields: 'Save',
    fieldsChanged: 'Details of {name} saved.',
    removeItem: 'Remove {name}',
    undo: 'Undo',
    dismiss: 'Dismiss',

    // Read out after a change, followed by the new total
    itemRemoved: '{name} was removed.',
    undoHint: 'An Undo button is in its place.',
    itemRestored: '{name} is back in your cart.',
    quantityChanged: '{name}: {quantity} in your cart.',
    couponApplied: 'Code {code} applied.',
    couponRemoved: 'Code {code} taken off.',
    shippingChanged: 'Shipping updated.',
    newTotal: 'Total: {total}',

    // Sums
    discount: 'Discount',
    shipping: 'Shipping',
    shippingUnknown: 'Not known yet',
    tax: 'Tax',
    giftCards: 'Gift cards',
    total: 'Total',
    taxLater: 'Taxes are worked out at checkout.',
    shippingLater: 'Shipping is worked out at checkout.',
    taxAndShippingLater: 'Taxes and shipping are worked out at checkout.',
    // Stands for a sum until the platform has worked it out anew
    sumPending: '…',

    // The mini cart
    freeShippingLeft: '{amount} more for free shipping.',
    freeShippingReached: 'Shipping is free.',

    // Codes
    coupon: 'Promo code',
    applyCoupon: 'Apply',
    removeCoupon: 'Remove code {code}',
    couponInvalid: 'does not apply to this cart',
    couponOpen: 'This code is not applied yet. Apply it, or empty the field.',

    // Shipping
    shipTo: 'Ship to',
    shipToUnknown: 'Where shall we ship to?',
    country: 'Country',
    chooseCountry: 'Choose a country',
    region: 'State or region',
    chooseRegion: 'Choose a state or region',
    city: 'City',
    postalCode: 'Postal code',
    updateShipping: 'Update',
    nothingToShip: 'Nothing in your cart needs shipping.',

    minimumOrder: 'The minimum order is {amount}.',
    checkout: 'Checkout',
    checkoutBusy: 'Saving your changes…',
  },
} as const;

export type CartPageTexts = Texts<typeof cartPageTexts>;
