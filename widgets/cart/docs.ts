import { describeSettings, describeTexts, type EventDocs, type FilterDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { CartEvents } from './events.ts';
import type { CartFilters } from './filters.ts';
import { cartSettings } from './settings.ts';
import { cartChangeTexts } from './cartChangeTexts.ts';
import { cartPageTexts } from './page/cartPageTexts.ts';
import { cartTexts } from './texts.ts';

const events: EventDocs<CartEvents> = {
  'before-add': {
    when: 'an item is about to be added; <code>preventDefault()</code> refuses',
    detail: '<code>itemId, sku, quantity</code>',
  },
  'item-added': {
    when: 'the platform has added it',
    detail: '<code>itemId, sku, quantity, newlyAdded, cart, confirmationType, isExpress</code>',
  },
  'before-checkout': {
    when: 'the visitor is about to leave for a page that sells at once; <code>preventDefault()</code> refuses',
    detail:
      '<code>flow</code>: <code>express, subscription, gift-card, cart</code>; <code>url</code>; <code>sale</code>: what is sold without the cart',
  },
  'add-failed': { when: 'an add was refused, with the words that the visitor reads', detail: '<code>itemId, title, message</code>' },
  'cart-change': {
    when: "the platform's cart is known, or is another than before",
    detail: '<code>cart</code>; <code>isOwn</code>: by a change made on this page',
  },
  'item-removed': { when: 'the platform has taken a line out', detail: '<code>entry, cart</code>' },
  'item-restored': { when: 'it is back', detail: '<code>entry, cart</code>' },
  'shipping-chosen': { when: 'the platform has taken a way of shipping', detail: '<code>name, cart</code>' },
  'cart-failed': {
    when: 'a change of the cart failed and was taken back, with the words that the visitor reads',
    detail: '<code>title, message</code>',
  },
  'before-cart-open': { when: 'the mini cart is about to open; <code>preventDefault()</code> refuses', detail: '' },
  'cart-opened': { when: 'the mini cart is shown', detail: '<code>cart</code>' },
  'cart-closed': { when: 'the mini cart was closed', detail: '<code>cart</code>' },
  'cart-viewed': { when: 'the page is the cart, and what is in it is known; once', detail: '<code>cart</code>' },
};

const settings = describeSettings(cartSettings, {
  afterAdd:
    'what follows an add: <code>stay</code>, <code>mini-cart</code>, <code>cart</code> (its page) or a path; never after what is bought at once',
  miniCart: 'whether links to the cart page, the pill and "View Cart" open the mini cart',
  cartEditDelay: 'pause after the last edit of a line in the cart before it is sent, in ms',
});

const texts = describeTexts([cartTexts, cartChangeTexts, cartPageTexts], {
  cartTitle: 'the heading of the cart page, and the name of the floating cart',
  viewCart: 'the link to the cart after an add',
  itemSuffix: 'after the number 1 in the floating cart',
  itemsSuffix: 'after any other number in the floating cart',
  overHundred: 'the number in a cart link from 101 items on',
  overHundredLabel: 'the same; read out',
  oneItemLabel: 'the name of a cart link with one item; read out',
  itemsLabel: 'the name of a cart link with {count} items; read out',
  addedAnnouncement: 'read out after an add: {quantity} of {title}, and {count} items in the cart in all',
  untitledItem: 'stands for an item without a title',
  listSeparator: 'what stands between the name of an item and what was chosen: a comma and a blank',
  unableToAdd: 'title of the alert when an item could not be added',
  unableToPurchase: 'the same, where the add leads to the checkout at once',
  unableToPurchaseGiftCard: 'the same for a gift card',
  unableToUpdate: 'title of the alert when a change of the cart failed',
  unableToApplyCoupon: 'title of the alert when a promo code was refused',
  offlineTitle: 'title of the alert when there is no connection',
  offlineAdd: 'what becomes of an add without a connection',
  offlineChanges: 'what becomes of changes of the cart without a connection',
  cartEmpty: 'on the cart page, when nothing is in the cart',
  continueShopping: 'link from the cart page back to the shop',
  cartLoading: 'while the cart is loaded',
  entryQuantity: "a line's quantity where it cannot be changed",
  subtotal: 'label of the sum of all lines',
  tryAgain: 'button that loads the cart again after a failure',
  cartWaiting: 'above the cart while changes wait for a connection',
  quantityOf: "the name of a line's quantity field; {name} is the item; read out",
  optionName: 'before the value of an option: "Size:"',
  quantityLowered: 'at a line whose quantity {wanted} the platform lowered to {quantity}',
  unitPrice: 'the price of one, on a line of several',
  editFields: 'button that opens what the product asked for',
  saveFields: 'button that saves it',
  fieldsChanged: 'read out when it is saved; {name} is the item',
  removeItem: 'the name of the button that removes a line; read out',
  undo: 'button in the place of a removed line',
  dismiss: 'button that closes a message',
  itemRemoved: 'read out after a line was removed',
  undoHint: 'read out after it: there is an Undo button',
  itemRestored: 'read out when a removed line is back',
  quantityChanged: 'read out when a line has another quantity',
  couponApplied: 'read out when a promo code counts',
  couponRemoved: 'read out when it was taken off',
  shippingChanged: 'read out when the address or the kind of shipping has changed',
  freeShippingLeft: 'in the mini cart: what is missing for free shipping',
  freeShippingReached: 'in the mini cart, once nothing is missing',
  newTotal: 'read out after each change',
  discount: 'label of the sum of discounts',
  shipping: 'label of the cost of shipping',
  shippingUnknown: 'stands for a cost of shipping that is not known yet',
  tax: 'label of the sum of taxes',
  giftCards: 'label of what gift cards pay',
  total: 'label of the total',
  taxLater: 'below the sums: taxes are added at checkout',
  shippingLater: 'below the sums: shipping is added at checkout',
  taxAndShippingLater: 'below the sums: both are added at checkout',
  sumPending: 'stands for a sum that is being worked out',
  coupon: 'label of the field for a promo code',
  applyCoupon: 'button beside it',
  removeCoupon: 'the name of the button that takes a code off; read out',
  couponInvalid: 'after a code that does not count for this cart',
  couponOpen: 'at the field, when the visitor continues with a code that is not applied',
  shipTo: 'label of the address that the cart is shipped to',
  shipToUnknown: 'heading of the address fields while there is no address',
  country: 'label of the choice of countries',
  chooseCountry: 'the choice before a country is chosen',
  region: 'label of the choice of states or regions',
  chooseRegion: 'the choice before one is chosen',
  city: 'label of the field for the city',
  postalCode: 'label of the field for the postal code',
  updateShipping: 'button that applies the address',
  nothingToShip: 'where everything in the cart is digital or a service',
  minimumOrder: 'below the sums, when the cart is below the least order',
  checkout: 'button that leads to the checkout',
  checkoutBusy: 'the button while changes are saved',
});

const filters: FilterDocs<CartFilters> = {
  'line-item': {
    value: 'a line of the cart: <code>{ name, details, price }</code>; <code>details</code> is a list of texts: its options and answers',
    detail: "<code>entry</code>: the platform's line with <code>itemId, quantity, chosenVariant</code> and more",
  },
};

export const cartDocs = { events, settings, texts, filters } as const;
