import type { SlotName } from '../core/page/fillSlot.ts';

/** A value of `data-storefront`, as the guide lists it. */
export interface HookDoc {
  /** Its effect on its element; HTML. */
  readonly meaning: string;
  /** The element that has to stand around it; `null`: none. */
  readonly inside: 'product' | null;
}

const anywhere = (meaning: string): HookDoc => ({ meaning, inside: null });
const ofProduct = (meaning: string): HookDoc => ({ meaning, inside: 'product' });

/** The values of `data-storefront`: every widget's name, and those that only mark an element. */
export const hookDocs = {
  product: anywhere('a product with its parts inside; its data in <code>data-product</code> and <code>data-product-id</code>'),
  'product-list': anywhere('a list of products'),
  'product-list-item': anywhere('a product of a list; with <code>data-product-id</code> it can be added there'),
  variants: ofProduct('the choice of a variant'),
  subscription: ofProduct('the choice between buying once and a subscription'),
  price: ofProduct('the price of what is chosen'),
  quantity: ofProduct('the quantity field'),
  status: ofProduct('the label "Sale" or "Sold Out"'),
  scarcity: ofProduct('how few are left'),
  sku: ofProduct("the chosen variant's article number"),
  availability: ofProduct('whether the chosen variant can be bought'),
  'unit-price': ofProduct('the price of an amount: "€12.50 / kg"'),
  restock: ofProduct('the form that tells a visitor when something is back in stock'),
  instalments: ofProduct('what a purchase by instalments comes to'),
  'add-to-cart': ofProduct('the button that adds the product to the cart'),
  'buy-now': ofProduct('the button that buys this item alone and leads to the checkout'),
  'sticky-add': ofProduct(
    'a bar for phones with what is chosen and a button, shown while the add button is out of sight; a bar of your own is only shown and hidden, and a button in it does the same',
  ),
  gallery: ofProduct("the product's pictures, each with <code>data-image-id</code>; empty: those of its data (<code>images</code>)"),
  reviews: anywhere("the product's reviews, loaded when they near the viewport"),
  'review-summary': anywhere('the same in one line'),
  'quick-view': anywhere('a button that opens a product in a lightbox'),
  lightbox: anywhere("the close control of the page's own lightbox"),
  'image-gallery': anywhere('a gallery of pictures'),
  video: anywhere('a film'),
  audio: anywhere('a sound with its player'),
  'cart-pill': anywhere('the link to the cart with its count'),
  'cart-count': anywhere('the number of items in the cart'),
  'cart-subtotal': anywhere('the subtotal of the cart'),
  cart: anywhere('the whole cart'),
  'mini-cart': anywhere('the cart beside the page'),
  form: anywhere('a form, with its id in <code>data-form-id</code>'),
  newsletter: anywhere('a sign-up for the newsletter, with its id in <code>data-form-id</code>'),
  captcha: anywhere('the place of the captcha in a restock form'),
  account: anywhere('the login, or the link to the account'),
  consent: anywhere("the question for the visitor's consent"),
  'popup-overlay': anywhere('the popup of the site'),
  order: anywhere('the order of an order confirmation, as JSON'),
  off: anywhere('nothing: the element and all inside it stay as they are'),
} as const satisfies Record<string, HookDoc>;

/** The values of `data-storefront-slot` on templates, with where they stand; HTML. */
export const slotDocs: Readonly<Record<SlotName, string>> = {
  'mini-cart-top': 'above the lines of the mini cart',
  'mini-cart-end': 'below all that the mini cart has',
  'cart-summary': 'between the sums of the cart page and its checkout button',
  'cart-empty': 'below the message that the cart is empty',
  'dialog-end': 'at the end of each dialog that the shop renders',
  'product-end': 'at the end of each product, but for those of a list',
};

/** Attributes beside `data-storefront`, with what they are for; HTML. */
export const attributeDocs = {
  'data-storefront-when':
    'when a part is mounted: <code>ready | visible | idle | interaction</code>. Until then its own file is not loaded; picker, quantity and add button share one, so that on them it spares only the work. An add mounts the picker and the quantity of its product first',
  'data-storefront-options': 'the controls of a picker that the shop renders: <code>drop-downs | boxes | swatches</code>',
  'data-storefront-swatch':
    'on a radio button of a picker, or on its label: the colour or the picture of the choice, <code>#d8c3a5</code> or <code>/clay.jpg</code>',
  'data-storefront-sold-out-choices': 'on a picker: what becomes of sold-out choices, <code>show | disable | hide</code>',
  'data-storefront-live-stock': "asks for the product's stock as the platform has it now; on the product",
  'data-storefront-consent': 'on a control of the page: what it answers about consent, <code>accept | decline | save</code>',
  'data-storefront-context': "on a JSON script: the page's context",
  'data-storefront-slot': 'on a template: the place of the shop that its content is copied to; on that place, its name',
  'data-storefront-exit-intent': 'on a popup: it is shown when the visitor is about to leave',
} as const;
