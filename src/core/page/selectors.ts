import { LIGHTBOX_OPEN_CLASS } from '../ui/constants.ts';

/**
 * Every selector and attribute name that more than one part of the product reads from or writes to a page, imported as one object
 * (`import * as selectors`). What only one widget knows stands in its folder; nobody repeats one.
 *
 * Two families live side by side: `hook` is our own neutral markup (`data-storefront="…"`, always recognised); the rest is what
 * existing site templates of versions 7, 7.1 and 8 render, recognised only behind the gate (see `isGateOpen`).
 */

export const hook = 'data-storefront';
export const when = 'data-storefront-when';
export const liveStock = 'data-storefront-live-stock';
export const off = '[data-storefront="off"]';
export const contextScript = 'script[data-storefront-context]';
export const json = ':scope > script[type="application/json"]';

/** The parts of a shop by the hook's value, as existing templates render them. */
export const parts = {
  'add-to-cart': '.sqs-add-to-cart-button',
  variants: '.product-variants',
  quantity: '.product-quantity-input',
  // Version 8 wraps the price and what stands beside it (a payment provider's message): only the inner element is the price.
  price: ':is(.product-price,.product-price-value)',
  subscription: ':is(.pdp-subscriptions-and-otp,.product-subs-otp)',
  // A list says it of what it links to.
  scarcity: '.product-scarcity:not(.grid-item *,.product-list-item *,.ProductList-item *)',
  restock: '.product-restock-notification',
  instalments: ':is([data-afterpay],.product-afterpay)',
  account: '.user-accounts-text-link',
  // On some pages of version 7.1 it has no id.
  'cart-pill': '#floatingCart,.floating-cart',
  'cart-count': '.sqs-cart-quantity',
  'cart-subtotal': '.sqs-cart-subtotal',
  // The container, or the root where the server has put none into it.
  cart: '#sqs-cart-container,#sqs-cart-root',
  // The served form itself; or the place beside a context in which the platform expects a form made by scripts.
  form: 'form[data-form-id]:not(.newsletter-form),.sqs-form-block-context~.form-wrapper .form-inner-wrapper',
  newsletter: 'form.newsletter-form',
  'quick-view': '.sqs-product-quick-view-button',
  audio: '.sqs-audio-embed,.squarespace-audio-player',
  video: '.sqs-video-wrapper[data-html]',
  'image-gallery': '.sqs-block-gallery[data-block-json]',
  // The close control of a lightbox that the page shows by itself; in ours it is a button.
  lightbox: 'a.lightbox-close,a.sqs-product-quick-view-lightbox-close-button',
} as const;

/** A product by our own hook, on its page or in a list. */
export const productHooks = '[data-storefront="product"],[data-storefront="product-list-item"][data-product-id]';
/** A list of products whose data may stand in it. */
export const list = '[data-storefront="product-list"]';
/** A product of a list, as existing templates write it: a root of its own where it can be bought there. */
export const listItem = '.grid-item,.product-list-item,.ProductList-item,.sqs-product-quick-view-button-hover-area,#productList .product';
/** The same, or by our own hook. */
export const anyListItem = `[data-storefront="product-list-item"],${listItem}`;
/** The link of a product in a list: none that adds it, and none that leads to the cart after an add. */
export const itemLink =
  'a[href]:not([href^="#"],[href=""],[data-storefront="add-to-cart"],.sqs-add-to-cart-button,.ProductItem-view-cart>a)';
/** A product root: block and quick view are always roots of their own, the others unless they repeat an outer root's id. */
export const productAlwaysOwn = `${productHooks},.product-block[data-product],.sqs-product-quick-view-content`;
export const productRoot = `${productAlwaysOwn},.product-detail[data-context],.ProductItem[data-item-id],article.pdp-layout,#productWrapper,.productWrapper`;
export const productQuickView = '.sqs-product-quick-view-content';
export const productBlock = '.product-block[data-product]';
/** A root that only a product's own page has. */
export const productPageRoot = '.product-detail[data-context],.ProductItem[data-item-id],article.pdp-layout';
export const productDetail = '.product-detail[data-context]';
/** What is sold beside a product, by the platform's own script. */
export const productAddOn = '.product-add-ons,.pdp-product-add-ons,.add-on-card,.add-on-add-to-cart-wrapper';
/** What is inside one of these belongs to another product, or to no product of ours. */
export const productExcluded =
  `${productAddOn},.product-related-products,` +
  '.related-products-section,.product-list,.products-list,.sqs-block-summary-v2,[data-test="paywall-page-root"]';
/** The choice between buying once and subscribing shows prices of its own. */
export const productPlanChoice = '.product-subs-otp,.pdp-subscriptions-and-otp';
export const productVariantsData = '.product-variants[data-variants],.pdp-subscriptions-and-otp[data-variants]';
export const productIdAttributes = ['data-product-id', 'data-item-id'];
export const productAnyId = '[data-product-id],[data-item-id]';
export const productId = 'data-product-id';
export const productItemId = 'data-item-id';
export const productCollectionId = 'data-collection-id';
export const productType = 'data-product-type';
export const productData = 'data-product';
export const productVariants = 'data-variants';
export const productContext = 'data-context';
export const productIsSubscribable = 'data-is-subscribable';
export const productPlan = 'data-subscription-plan';
export const productIsSubscription = 'data-is-subscription';
export const productForm = 'data-form';
export const productTitle = '.ProductItem-details-title,.pdp-details-title,.product-title,h1,h2,h3';
export const productTitleHook = 'data-product-title';
/** What the server writes where all of a product is sold out; the button beside it is the ordinary one. */
export const productSoldOut = '.sold-out';
export const productSoldOutMark = '.product-mark.sold-out:not([hidden])';
export const productButtonWrapper = '.sqs-add-to-cart-button-wrapper';

/** What has the name of a part but only holds the part, when that is in it. */
export const wrapper = '.product-price:not([data-storefront]),#sqs-cart-root';
export const wrapped = ':scope>.product-price-value,#sqs-cart-container';

/** Any price that the server has written, of a product or in a list. */
export const shownPrice = '.product-price,.product-list-item-price';
/** In version 8 the price itself, which other things stand beside. */
export const priceValue = '.product-price-value';
/** In the older money mode amounts stand in such elements, and the page's style sheet puts the sign before them. */
export const moneyNative = 'sqs-money-native';

export const instalmentsContext = '[data-afterpay][data-current-context]';
export const currentContext = 'data-current-context';
export const instalmentsPlace = 'product-afterpay';

export const cartRoot = '#sqs-cart-root';
export const cartDropzone = '.sqs-cart-dropzone';
export const cartCustomBody = 'sqs-has-custom-cart';
/** A cart of the theme's own: a link of existing templates, or a counter by hook. */
export const cartCustom = '.sqs-custom-cart,.custom-cart,[data-storefront="cart-count"]';

/** The JSON of a finished order. */
export const order = 'script[data-storefront="order"],[data-storefront="order"]>script[type="application/json"]';
/** A button that the site's owner has put on the page: a block of its own. */
export const buttonBlock = '.sqs-block-button';
export const button = '.sqs-block-button a,.sqs-block-button button';

export const blockImage = '.sqs-product-block-variant-image';
export const blockImageShown = 'shown';
export const gallerySlidesHook = '[data-storefront="gallery"] [data-image-id]';
export const gallerySlides =
  '[data-storefront="gallery"] [data-image-id],.ProductItem-gallery-slides-item,.pdp-gallery-slides,.product-gallery-slides-item,#productSlideshow .slide';
export const slideSelected = 'selected';
export const imageId = 'data-image-id';
export const imageSource = 'data-src';

/** What may cover the page, open or not. */
export const overlay = 'dialog,[role="dialog"],.sqs-modal-lightbox';
/** On the body while a lightbox is open. */
export const lightboxOpen = LIGHTBOX_OPEN_CLASS;

export const editor = '.sqs-edit-mode-active,.sqs-is-page-editing';

/** The value of a `data-storefront` hook, for the parts that mount. */
export type PartName = keyof typeof parts;

export const formBlock = '.sqs-block-content,.sqs-block';
export const formContextScript = 'script.sqs-form-block-context';
/** Every form, by hook, as served, and the place where the platform expects one. */
export const anyForm =
  '[data-storefront="form"],[data-storefront="newsletter"],form[data-form-id],' +
  '.sqs-form-block-context~.form-wrapper .form-inner-wrapper';
export const formId = 'data-form-id';
