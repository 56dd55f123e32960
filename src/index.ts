/** The only door: what a widget may import, and what the package's users get. Named re-exports, nothing else. */
export { boot, type Storefront } from './boot';
export { ownTag } from './lib/ownTag';
export { defineWidget, type Widget, type WidgetParts, type WidgetProps } from './mount/defineWidget';
export type { ProductHandle, StartOptions } from './start';
export type { StorefrontEventName, StorefrontEvents } from './events/events';

// Reading the page
export {
  buttonAdded,
  buttonAddedText,
  buttonCartSoldOut,
  buttonSoldOut,
  buttonSpinner,
  buttonStatus,
  buttonViewCart,
  cartHidden,
  cartZero,
  instalmentsOutOfRange,
  priceHiddenLabel,
  priceOriginal,
  priceSale,
  restockError,
  restockSuccess,
  variantsInStock,
  variantsSelectedValue,
  variantsSelectedVariant,
  variantsSoldOut,
  variantsText,
  variantsUnselectedOptions,
} from './page/names';
export { readAddButton, type AddButtonProps } from './page/readAddButton';
export { readCart, type CartProps } from './page/readCart';
export { readCartBadge, type CartBadgeProps } from './page/readCartBadge';
export { readCartPill, type CartPillProps } from './page/readCartPill';
export { insertOwnerHtml } from './page/insertOwnerHtml';
export { readLightbox, watchLightbox, type LightboxProps } from './page/readLightbox';
export { readFormPart, type FormOptions, type FormProps } from './page/readFormPart';
export { createPlans, readPlanChoice, readPlans, type PlansProps } from './page/readPlans';
export { readPrice, type PriceProps } from './page/readPrice';
export { isLightboxOpen, readQuickView, readQuickViewGroup, type QuickViewProps } from './page/readQuickView';
export { readStatus, type StatusProps } from './page/readStatus';
export { createQuantity, readQuantity, readQuantityText, type QuantityProps } from './page/readQuantity';
export { createPicker, readVariants, type VariantsProps } from './page/readVariants';
export { readChoice, readControls, type PickerControls, type PickerGroup, type PickerRadio, type PickerSelect } from './page/readControls';
export { readInstalments, type InstalmentsProps } from './page/readInstalments';
export { readRestock, readRestockEntry, type RestockProps } from './page/readRestock';
export { readScarcity, type ScarcityProps } from './page/readScarcity';

// Deciding
export { safeRedirect } from './lib/safeRedirect';
export { whenIdle } from './lib/when';
export { badgeText, productBadge } from './rules/productBadge';
export { amountDue } from './rules/amountDue';
export { addButtonLabel } from './rules/addButtonLabel';
export { branchChoices } from './rules/branchChoices';
export { cartCount } from './rules/cartCount';
export { entryName } from './rules/entryName';
export { fieldLines } from './rules/fieldLines';
export { fromPrice } from './rules/fromPrice';
export { hasFlag } from './rules/hasFlag';
export { FEATURE_FLAG } from './model/featureFlag';
export { isBelowMinimum } from './rules/isBelowMinimum';
export { characterCount } from './rules/characterCount';
export { checkRestock } from './rules/checkRestock';
export { instalmentLocale } from './rules/instalmentLocale';
export { instalmentPrice } from './rules/instalmentPrice';
export { instalmentText } from './rules/instalmentText';
export { showsInstalmentMessage } from './rules/showsInstalmentMessage';
export { isClearpay } from './rules/isClearpay';
export { isSoldOut } from './rules/isSoldOut';
export { isSubscription } from './rules/isSubscription';
export { isVariantInStock } from './rules/isVariantInStock';
export { parseQuantity } from './rules/parseQuantity';
export { instalmentOffer, isCartEligibleForInstalments } from './rules/instalmentOffer';
export { matchVariant } from './rules/matchVariant';
export { readCoupons, type Coupon } from './model/coupon';
export { readShippingLocation, type ShippingLocation } from './model/shippingLocation';
export { readShippingOption, readShippingOptions, type ShippingOption } from './model/shippingOption';
export { MAX_QUANTITY, MIN_QUANTITY } from './model/constants';
export { PRODUCT_TYPE } from './model/productType';
export { priceDisplay } from './rules/priceDisplay';
export { takesQuantity } from './rules/takesQuantity';
export { quantityCap } from './rules/quantityCap';
export { showsQuantity } from './rules/showsQuantity';
export { optionValues } from './rules/optionValues';
export { soldOutChoiceText } from './rules/soldOutLabel';
export { restockVariant } from './rules/restockVariant';
export { scarcityFromStock } from './rules/scarcityFromStock';
export { scarcityText } from './rules/scarcityText';
export { soldOutChoices } from './rules/soldOutChoices';
export { unselectedOptions } from './rules/unselectedOptions';
export { formatAmount } from './money/formatAmount';
export { sitePath } from './lib/sitePath';
export { readEntryForm } from './model/entryForm';
export { cartPageTexts, type CartPageTexts } from './text/cartPageTexts';
export { fill } from './text/fill';
export { instalmentTexts } from './text/instalmentTexts';
export { localize } from './text/localize';
export { productTexts, type ProductTexts } from './text/productTexts';
export { subscriptionTextKeys, subscriptionTexts } from './text/subscriptionTexts';
export { captchaTexts } from './text/captchaTexts';
export { restockTexts } from './text/restockTexts';

// Forms
export { createAnswerCheck } from './forms/createAnswerCheck';
export { createForm, type FormController, type FormDeps } from './forms/createForm';
export { createFormTexts, type AllFormTexts } from './forms/createFormTexts';
export { createPlaces, type Places } from './forms/createPlaces';
export { createSubmission, type CaptchaHook, type SendForm } from './forms/createSubmission';
export type { FormState } from './forms/FormState';
export { fieldParts, inputTraits } from './forms/fieldParts';
export { loadTemplate } from './forms/loadTemplate';
export { summarize, type Summary } from './forms/summarize';
export type { Form, PageFacts } from './model/form';
export { readFormFields, type FormField } from './model/formField';
export { fieldTexts } from './text/fieldTexts';

// Showing
export { writeOver, type ServedAttributes } from './lib/writeOver';
export type { DialogProps } from './ui/Dialog';
export { FormHost, type FormHostProps } from './ui/form/FormHost';
export type { AdditionalFieldsProps } from './ui/AdditionalFieldsDialog';
export { LazyAdditionalFieldsDialog } from './ui/LazyAdditionalFieldsDialog';
export { LazyAlert } from './ui/LazyAlert';
export { LazyCaptcha, type CaptchaHandle } from './ui/LazyCaptcha';
export { LazyDialog } from './ui/LazyDialog';
export { LazyPageDialog } from './ui/LazyPageDialog';
export { MarkupView, type MarkupViewNode, type RenderRole, type RepeatExtra } from './ui/MarkupView';
export { useAnnounce, useProduct, useReport, useShop, useShopState } from './ui/ShopContext';
export { renderSafely } from './ui/renderSafely';
export { useHostEvents } from './ui/useHostEvents';
export { useHostState } from './ui/useHostState';
export { usePlanText } from './ui/usePlanText';
export { useStyles } from './ui/useStyles';

// Doing
export { createInstalmentActions } from './shop/instalmentActions';
export { createItemActions } from './shop/itemActions';
export { createRestockActions } from './shop/restockActions';

// What is shown
export type { Item } from './api/items';
export { quantityInCart } from './shop/quantityInCart';
export type { Cart } from './model/cart';
export type { CartEntry } from './model/cartEntry';
export type { ShownEntry } from './model/cartPage';
export type { Product } from './model/product';
export type { Variant } from './model/variant';
export type { Added, AddOptions, CartApi, Changed } from './shop/CartApi';
export type { CartState, ProductState, ShopState, RestockState } from './shop/ShopState';
export type { Shop } from './shop/createShop';
