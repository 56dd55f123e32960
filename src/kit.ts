/** The only door: what a widget may import. Named re-exports, nothing else. */
export { defineWidget, type Widget, type WidgetParts, type WidgetProps } from './mount/defineWidget.ts';

// Reading the page
export type { Page, ProductInstance } from './page/createPage.ts';
export { idOf } from './page/findRoot.ts';
export { isCartPage } from './page/pillPlace.ts';
export { isFilled } from './page/isFilled.ts';
export * as selectors from './page/selectors.ts';
export { OPTION_NAME, optionNameOf, type KnownOptions, type OptionControl } from './page/optionNameOf.ts';
export { readForm } from './page/readForm.ts';
export { countPlans, listsPlans, planSelect, readPlanChoice } from './page/readPlanChoice.ts';
export { hasCustomCart, isPillWanted } from './page/pillPlace.ts';
export { insertOwnerHtml } from './page/insertOwnerHtml.ts';
export { readJsonAttribute, readJsonScript } from './page/readJson.ts';
export { toMoney, type Money } from './model/money.ts';
export { offersKlarna, ofProduct, readMerchandising } from './page/readMerchandising.ts';
export { readFields, readFlag, readInteger, readNumber, readText, type ReadBy } from './lib/readers.ts';
export type { LowStockView, ProductMerchandising } from './model/productMerchandising.ts';

// Deciding
export { isFramedPreview } from './page/isFramedPreview.ts';
export { selectionOf, type Selection } from './rules/selection.ts';
export { failureText } from './text/failureText.ts';
export { cartFailureTexts } from './text/failureTexts.ts';
export { PageError } from './lib/PageError.ts';
export { isVisible } from './lib/isVisible.ts';
export { openStore, type Store } from './lib/openStore.ts';
export { parentOf } from './lib/parentOf.ts';
export { pathOf } from './lib/pathOf.ts';
export { unclobbered } from './lib/unclobbered.ts';
export { safeRedirect } from './lib/safeRedirect.ts';
export { watchAddress } from './lib/watchAddress.ts';
export { whenIdle } from './lib/whenIdle.ts';
export { watchPress } from './lib/watchPress.ts';
export { whenLeaving } from './lib/whenLeaving.ts';
export { addButtonLabel } from './rules/addButtonLabel.ts';
export { badgeText, productBadge } from './rules/productBadge.ts';
export { branchChoices } from './rules/branchChoices.ts';
export { cartCount } from './rules/cartCount.ts';
export { fromPrice } from './rules/fromPrice.ts';
export { hasFlag } from './rules/hasFlag.ts';
export { FEATURE_FLAG } from './model/featureFlag.ts';
export type { EmailRule } from './model/isEmailAddress.ts';
export { checkRestock, type RestockProblem } from './rules/checkRestock.ts';
export { instalmentText } from './rules/instalmentText.ts';
export { isSoldOut } from './rules/isSoldOut.ts';
export { isSubscription } from './rules/isSubscription.ts';
export { isVariantInStock } from './rules/isVariantInStock.ts';
export { parseQuantity } from './rules/parseQuantity.ts';
export { instalmentOffer, isCartEligibleForInstalments } from './rules/instalmentOffer.ts';
export { matchVariant } from './rules/matchVariant.ts';
export { readCoupons, type Coupon } from './model/coupon.ts';
export { listCountries, type Country } from './model/listCountries.ts';
export { readShippingLocation, type ShippingLocation } from './model/shippingLocation.ts';
export { readShippingOption, readShippingOptions } from './model/shippingOption.ts';
export { reviewsAssignSchema, reviewsSchema, STAR_RATINGS, type Review, type StarRating } from './model/review.ts';
export { DEFAULT_TIME_ZONE, MAX_QUANTITY, MIN_QUANTITY } from './model/constants.ts';
export { MOBILE_MAX_WIDTH_PX } from './model/constants.ts';
export { PAGE_TYPE } from './model/pageType.ts';
export { PRODUCT_TYPE } from './model/productType.ts';
export { priceNow } from './rules/priceNow.ts';
export { priceDisplay } from './rules/priceDisplay.ts';
export { takesQuantity } from './rules/takesQuantity.ts';
export { quantityCap } from './rules/quantityCap.ts';
export { showsQuantity } from './rules/showsQuantity.ts';
export { optionValues } from './rules/optionValues.ts';
export { scarcityFromStock } from './rules/scarcityFromStock.ts';
export { scarcityText } from './rules/scarcityText.ts';
export { soldOutChoiceText, soldOutLabel } from './rules/soldOutLabel.ts';
export { soldOutChoices } from './rules/soldOutChoices.ts';
export { unselectedOptions } from './rules/unselectedOptions.ts';
export { formatAmount } from './money/formatAmount.ts';
export { siteAddress } from './lib/siteAddress.ts';
export { sitePath } from './lib/sitePath.ts';
export { readEntryForm } from './model/entryForm.ts';
export { addRefusalTexts } from './text/addRefusalTexts.ts';
export { fill } from './text/fill.ts';
export { selectOptionsText } from './text/selectOptionsText.ts';
export { instalmentTexts } from './text/instalmentTexts.ts';
export { localize, type Texts } from './text/localize.ts';
export { type ProductTexts } from './text/productTexts.ts';
export { subscriptionTextKeys, subscriptionTexts } from './text/subscriptionTexts.ts';
export { accountTexts } from './text/accountTexts.ts';
export { captchaTexts } from './text/captchaTexts.ts';
export { summaryTextKeys, summaryTexts } from './text/summaryTexts.ts';

// Forms
export { fieldLines } from './forms/fieldLines.ts';
export type { FormDefinition } from './model/formDefinition.ts';
export type { FormValues } from './forms/formValues.ts';
export { readFormJson, type Form, type KnownForm, type PageFacts } from './model/form.ts';
export { createFormField, type FormField } from './model/formField.ts';
export { fieldTypes, FORM_FIELD_TYPES, MAILING_LIST, type FormFieldType } from './model/formFieldType.ts';
export { fieldTexts } from './text/fieldTexts.ts';

// Showing
export type { Writer } from './lib/Writer.ts';
export { MountedForm } from './ui/form/MountedForm.tsx';
export { placeOfNotes } from './ui/form/ServedForm.tsx';
export type { ServedControl, ServedFieldNodes, ServedNodes } from './ui/form/ServedNodes.ts';
export { LazyAdditionalFieldsDialog } from './ui/LazyAdditionalFieldsDialog.ts';
export { LazyAlert } from './ui/LazyAlert.ts';
export type { CaptchaHandle } from './ui/captcha/CaptchaProvider.ts';
export { LazyCaptcha } from './ui/captcha/LazyCaptcha.tsx';
export { LazyDialog, loadDialog } from './ui/LazyDialog.ts';
export { LazyPageDialog, loadPageDialog } from './ui/LazyPageDialog.ts';
export { useAnnounce, useOwn, useProduct, useReport, useShop, useShopState } from './ui/ShopContext.ts';
export { Option } from './ui/Option.tsx';
export { InPlace } from './ui/InPlace.tsx';
export { Text } from './ui/Text.tsx';
export { readParagraphs } from './lib/readParagraphs.ts';
export { renderSanitizedHtml } from './ui/renderSanitizedHtml.ts';
export { useChoiceOf } from './ui/useChoiceOf.ts';
export { useElementEvents } from './ui/useElementEvents.ts';
export { useElementState } from './ui/useElementState.ts';
export { useHeld } from './ui/useHeld.ts';
export { useLate } from './ui/useLate.ts';
export { useLead } from './ui/useLead.ts';
export { useOwnId } from './ui/useOwnId.ts';
export { useInstead, useShown } from './ui/useInstead.ts';
export { useWrites } from './ui/useWrites.ts';
export { usePlanText } from './ui/usePlanText.ts';
export { useControlStyles } from './ui/useControlStyles.ts';
export { useStyles } from './ui/useStyles.ts';

// Doing
export type { ApiError } from './api/ApiError.ts';
export type { Send } from './api/createSend.ts';
export { z } from './lib/zod.ts';
export type { ProductInstanceId } from './events/events.ts';
export { ok, type Result } from './lib/result.ts';
export type { FailureSettings } from './shop/FailureSettings.ts';
export type { RareDeps } from './shop/ShopDeps.ts';
export { createAccountActions } from './shop/accountActions.ts';
export type { AccountActions } from './shop/AccountState.ts';

// What is shown
export type { Item } from './api/items.ts';
export { quantityInCart } from './shop/quantityInCart.ts';
export type { Cart } from './model/cart.ts';
export type { CartEntry } from './model/cartEntry.ts';
export type { Product } from './model/product.ts';
export type { Variant } from './model/variant.ts';
export type { Changed } from './shop/CartApi.ts';
export type { CartNotice, LoweredLine, PaintedCart, ProductState, RestockState } from './shop/ShopState.ts';
export type { ProductPage } from './shop/AddedBy.ts';

// Pictures, films, sounds
export { createPlace, type Place } from './lib/createPlace.ts';
export { readPicture, type ServedPicture } from './page/readPicture.ts';
export { drawnWidth, pictureSources } from './rules/pictureSources.ts';
export { readGalleryOptions, type GalleryOptions } from './model/readGalleryOptions.ts';
export { galleryTexts } from './text/galleryTexts.ts';
export { createTrustedPolicy } from './lib/createTrustedPolicy.ts';
export { mediaTexts } from './text/mediaTexts.ts';
