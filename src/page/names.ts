/**
 * Every selector and attribute name that this product reads from or writes to a page. Nothing outside `src/page/` repeats one.
 *
 * Two families live side by side: `hook` is our own neutral markup (`data-storefront="…"`, always recognised); the rest is what
 * existing site templates of versions 7, 7.1 and 8 render, recognised only behind the gate (see `isGateOpen`).
 */
export const names = {
  hook: 'data-storefront',
  when: 'data-storefront-when',
  off: '[data-storefront="off"]',
  contextScript: 'script[data-storefront-context]',
  json: ':scope > script[type="application/json"]',

  /** The parts of a shop by the hook's value, as existing templates render them. */
  parts: {
    'add-to-cart': '.sqs-add-to-cart-button',
    variants: '.product-variants',
    quantity: '.product-quantity-input',
    price: '.product-price',
    'cart-pill': '#floatingCart',
    'cart-count': '.sqs-cart-quantity',
    'cart-subtotal': '.sqs-cart-subtotal',
    cart: '#sqs-cart-container',
  },

  product: {
    /** A product root: block and quick view are always roots of their own, the others unless they repeat an outer root's id. */
    root:
      '[data-storefront="product"],.product-block[data-product],.sqs-product-quick-view-content,.product-detail[data-context],' +
      '.ProductItem[data-item-id],article.pdp-layout,#productWrapper,.productWrapper',
    alwaysOwn: '[data-storefront="product"],.product-block[data-product],.sqs-product-quick-view-content',
    block: '.product-block[data-product]',
    detail: '.product-detail[data-context]',
    /** What is inside one of these belongs to another product, or to no product of ours. */
    excluded:
      '.product-add-ons,.pdp-product-add-ons,.add-on-card,.add-on-add-to-cart-wrapper,.product-related-products,' +
      '.related-products-section,.product-list,.products-list,.sqs-block-summary-v2,[data-test="paywall-page-root"]',
    /** The choice between buying once and subscribing shows prices of its own. */
    planChoice: '.product-subs-otp,.pdp-subscriptions-and-otp',
    variantsData: '.product-variants[data-variants],.pdp-subscriptions-and-otp[data-variants]',
    idAttributes: ['data-product-id', 'data-item-id'],
    anyId: '[data-product-id],[data-item-id]',
    id: 'data-product-id',
    itemId: 'data-item-id',
    collectionId: 'data-collection-id',
    type: 'data-product-type',
    data: 'data-product',
    variants: 'data-variants',
    context: 'data-context',
    form: 'data-form',
    isSubscribable: 'data-is-subscribable',
    isSubscription: 'data-is-subscription',
    subscriptionPlan: 'data-subscription-plan',
    originalLabel: 'data-original-label',
    useCustomLabel: 'data-use-custom-label',
    title: '.ProductItem-details-title,.pdp-details-title,.product-title,h1,h2,h3',
    titleHook: 'data-product-title',
    buttonWrapper: '.sqs-add-to-cart-button-wrapper',
    buttonInner: 'sqs-add-to-cart-button-inner',
    buttonText: 'add-to-cart-text',
  },

  variants: {
    option: '.variant-option',
    optionName: 'data-variant-option-name',
    select: 'select',
    radio: 'input[type="radio"]',
    selectWrapper: 'variant-select-wrapper',
    radioWrapper: 'variant-radiobtn-wrapper',
    selectedVariant: 'data-selected-variant',
    unselectedOptions: 'data-unselected-options',
    inStock: 'data-variant-in-stock',
    soldOut: 'variant-out-of-stock',
    text: 'data-text',
    selectedValue: 'data-selected-value',
    namePrefix: 'variant-option-',
    nameSuffix: '-select',
  },

  price: { value: 'product-price-value', original: 'original-price', sale: 'sale-price', hiddenLabel: 'visually-hidden v6-visually-hidden' },

  button: {
    added: 'cart-added',
    soldOut: 'sold-out',
    cartSoldOut: 'cart-sold-out',
    viewCart: 'ProductItem-view-cart',
    spinner: 'yui3-widget sqs-spin light',
    status: 'status-text',
    addedText: 'cart-added-text',
  },

  cart: {
    floating: 'floatingCart',
    hidden: 'hidden',
    dropzone: '.sqs-cart-dropzone',
    customBody: 'sqs-has-custom-cart',
    custom: '.sqs-custom-cart,.custom-cart',
    customLink: '.sqs-custom-cart',
    zero: 'cart-quantity-zero',
    nativeMoney: '.sqs-money-native',
    container: '#sqs-cart-container',
  },

  editor: '.sqs-edit-mode-active,.sqs-is-page-editing',
} as const;

/** The value of a `data-storefront` hook, for the parts that mount. */
export type PartName = keyof typeof names.parts;
