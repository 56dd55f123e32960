import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, count, flag, list, name, passedList, shownInteger, shownText } from './fields';
import { PRODUCT_TYPE, type ProductType } from './productType';
import { validItems } from './validItems';
import { wireAmount } from './wireAmount';

/** The cart page writes product types as words; only "PHYSICAL" is sure, the others are its siblings by name. */
const PRODUCT_TYPE_WORDS: Readonly<Record<string, ProductType>> = {
  PHYSICAL: PRODUCT_TYPE.physical,
  DIGITAL: PRODUCT_TYPE.digital,
  SERVICE: PRODUCT_TYPE.service,
  GIFT_CARD: PRODUCT_TYPE.giftCard,
  PAYWALL: PRODUCT_TYPE.paywall,
};

const productTypeWord = () =>
  z.transform((word: unknown) => (typeof word === 'string' && Object.hasOwn(PRODUCT_TYPE_WORDS, word) ? (PRODUCT_TYPE_WORDS[word] ?? null) : null));

const shownAmount = () => z.catch(z.nullable(wireAmount()), null);

const itemSchema = lazySchema(() =>
  z.object({
    id: name(),
    productId: name(),
    productType: productTypeWord(),
    sku: shownText(),
    productName: blankText(),
    productDescription: blankText(),
    productUrl: shownText(),
    quantity: count(),
    multipleQuantityAllowed: z.catch(z.boolean(), true),
    unitPrice: shownAmount(),
    itemTotal: wireAmount(),
    variantOptions: z.catch(validItems(z.object({ name: z.string(), value: z.string() })), () => []),
    image: shownText(),
    isSubscribable: flag(),
  }),
);

const cartSnapshotSchema = lazySchema(() =>
  z.object({
    id: shownText(),
    cartToken: shownText(),
    items: list(itemSchema()),
    shippingLocation: z.optional(z.unknown()),
    shippingOptions: passedList(),
    discounts: passedList(),
    giftCards: passedList(),
    taxes: passedList(),
    subtotal: wireAmount(),
    shippingTotal: shownAmount(),
    discountTotal: shownAmount(),
    taxTotal: shownAmount(),
    appliedGiftCardBalanceTotal: shownAmount(),
    grandTotal: shownAmount(),
    amountDue: shownAmount(),
    cartType: shownInteger(),
    shouldBlockPurchaseForMinimumOrderAmount: flag(),
  }),
);

/**
 * What the cart page is served with: a snapshot to paint from until the cart is loaded, never updated. Amounts are as they stand on
 * the wire (`toMoney(amount, storeCurrency)`); amounts that are only shown are `null` when they cannot be read.
 */
export const cartPageSchema = lazySchema(() =>
  z.object({
    cart: cartSnapshotSchema(),
    storeCurrency: name(),
    /** May lack its leading slash. */
    continueShoppingLinkUrl: shownText(),
    minimumOrderSubtotal: shownAmount(),
    locale: shownText(),
    useCldrMode: flag(),
    translationLocale: shownText(),
    shopperLanguage: shownText(),
  }),
);

export type CartPage = z.infer<ReturnType<typeof cartPageSchema>>;
