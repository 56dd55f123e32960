import { LIGHTBOX_OPEN_CLASS } from '../ui/constants.ts';

/**
 * Selectors and attribute names that several parts use, imported as one object (`import * as selectors`); those of one widget stand in its
 * folder.
 *
 * `hook` is our neutral markup (`data-storefront="…"`), always recognised; the rest is what site templates of versions 7, 7.1 and 8 render,
 * recognised only behind the gate (see `recognisesPlatformMarkup`).
 */

/** The attribute by which a page names a widget's element. */
export const hook = 'data-storefront';
export const when = 'data-storefront-when';
export const liveStock = 'data-storefront-live-stock';
export const off = '[data-storefront="off"]';
/** On a template: the place that its content is copied to; on that place, its name. */
export const slot = 'data-storefront-slot';
export const contextScript = 'script[data-storefront-context]';

export const parts = {
  'add-to-cart': '.sqs-add-to-cart-button',
  variants: '.product-variants',
  quantity: '.product-quantity-input',
  // Version 8 wraps the price with other content (a payment provider's message); only the inner element is the price.
  price: ':is(.product-price,.product-price-value)',
  subscription: ':is(.pdp-subscriptions-and-otp,.product-subs-otp)',
  // In a list it describes the linked product.
  scarcity: '.product-scarcity:not(.grid-item *,.product-list-item *,.ProductList-item *)',
  restock: '.product-restock-notification',
  instalments: ':is([data-afterpay],.product-afterpay)',
  account: '.user-accounts-text-link',
  // Some version 7.1 pages have no id on it.
  'cart-pill': '#floatingCart,.floating-cart',
  'cart-count': '.sqs-cart-quantity',
  'cart-subtotal': '.sqs-cart-subtotal',
  // The container, or the root if the server rendered none.
  cart: '#sqs-cart-container,#sqs-cart-root',
  // The served form, or the place beside a context where the platform expects a form from scripts.
  form: 'form[data-form-id]:not(.newsletter-form),.sqs-form-block-context~.form-wrapper .form-inner-wrapper',
  newsletter: 'form.newsletter-form',
  'quick-view': '.sqs-product-quick-view-button',
  audio: '.sqs-audio-embed,.squarespace-audio-player',
  video: '.sqs-video-wrapper[data-html]',
  'image-gallery': '.sqs-block-gallery[data-block-json]',
  // The close control of the page's own lightbox; ours is a button.
  lightbox: 'a.lightbox-close,a.sqs-product-quick-view-lightbox-close-button',
} as const;

export const productHooks = '[data-storefront="product"],[data-storefront="product-list-item"][data-product-id]';
export const list = '[data-storefront="product-list"]';
/** A list's product in existing templates; a root if it can be bought there. */
export const listItem = '.grid-item,.product-list-item,.ProductList-item,.sqs-product-quick-view-button-hover-area,#productList .product';
/** Existing templates and our own hook. */
export const anyListItem = `[data-storefront="product-list-item"],${listItem}`;
/** Excludes the add link and the link to the cart after an add. */
export const itemLink =
  'a[href]:not([href^="#"],[href=""],[data-storefront="add-to-cart"],[data-storefront="buy-now"],.sqs-add-to-cart-button,.ProductItem-view-cart>a)';
/** Blocks and quick views are always roots; others unless they repeat an outer root's id. */
export const productAlwaysOwn = `${productHooks},.product-block[data-product],.sqs-product-quick-view-content`;
export const productRoot = `${productAlwaysOwn},.product-detail[data-context],.ProductItem[data-item-id],article.pdp-layout,#productWrapper,.productWrapper`;
export const productQuickView = '.sqs-product-quick-view-content';
export const productBlock = '.product-block[data-product]';
/** Only on a product's own page. */
export const productPageRoot = '.product-detail[data-context],.ProductItem[data-item-id],article.pdp-layout';
export const productDetail = '.product-detail[data-context]';
/** Add-ons are sold by the platform's own script. */
export const productAddOn = '.product-add-ons,.pdp-product-add-ons,.add-on-card,.add-on-add-to-cart-wrapper';
/** Parts inside these belong to another product or to none. */
export const productExcluded =
  `${productAddOn},.product-related-products,` +
  '.related-products-section,.product-list,.products-list,.sqs-block-summary-v2,[data-test="paywall-page-root"]';
/** The plan choice shows its own prices. */
export const productPlanChoice = '.product-subs-otp,.pdp-subscriptions-and-otp';
export const productVariantsData = '.product-variants[data-variants],.pdp-subscriptions-and-otp[data-variants]';
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
/** Served where the whole product is sold out, beside an ordinary button. */
export const productSoldOut = '.sold-out';
export const productSoldOutMark = '.product-mark.sold-out:not([hidden])';
export const productButtonWrapper = '.sqs-add-to-cart-button-wrapper';

/** Shares a part's name but only wraps it. */
export const wrapper = '.product-price:not([data-storefront]),#sqs-cart-root';
export const wrapped = ':scope>.product-price-value,#sqs-cart-container';

/** Any served price. */
export const shownPrice = '.product-price,.product-list-item-price';
/** Version 8 wraps the price itself. */
export const priceValue = '.product-price-value';
/** In the older money mode the style sheet adds the sign to these. */
export const moneyNative = 'sqs-money-native';

export const instalmentsContext = '[data-afterpay][data-current-context]';
export const currentContext = 'data-current-context';

export const cartRoot = '#sqs-cart-root';
export const cartDropzone = '.sqs-cart-dropzone';
export const cartCustomBody = '.sqs-has-custom-cart';
export const cartCustom = '.sqs-custom-cart,.custom-cart,[data-storefront="cart-count"]';

export const order = 'script[data-storefront="order"],[data-storefront="order"]>script[type="application/json"]';
/** The site's own buttons. */
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

export const overlay = 'dialog,[role="dialog"],.sqs-modal-lightbox';
export const lightboxOpen = LIGHTBOX_OPEN_CLASS;

export const editor = '.sqs-edit-mode-active,.sqs-is-page-editing';

export type PartName = keyof typeof parts;
