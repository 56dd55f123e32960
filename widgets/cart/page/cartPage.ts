import { readFields, readInteger, readText } from '../../../src/lib/readers.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { toMoney } from '../../../src/money/money.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

/** The fields of a line that are shown. */
export type ShownEntry = Pick<
  CartEntry,
  | 'id'
  | 'itemId'
  | 'title'
  | 'fullUrl'
  | 'imageUrl'
  | 'quantity'
  | 'productType'
  | 'chosenVariant'
  | 'additionalFields'
  | 'purchasePriceCents'
  | 'nonSalePriceCents'
  | 'subTotal'
> & {
  /** The product, where the platform sends it along. */
  readonly item?: unknown;
  /** `false`: there is only ever one of it. */
  readonly multipleQuantityAllowed?: false;
};

/** The sums of a cart, in minor units of the store's currency. */
export type ShownSums = Pick<
  Cart,
  'subtotalCents' | 'discountCents' | 'shippingCostCents' | 'taxCents' | 'grandTotalCents' | 'amountDueCents'
>;

/** A cart as the page was served with it: to paint from until the cart is loaded, never updated. */
export interface ServedCart {
  readonly entries: readonly ShownEntry[];
  readonly sums: ShownSums;
  /** Whether the platform would not take the order, because it is below the store's minimum. */
  readonly isTooSmall: boolean;
}

/** A provider of instalments. */
export type InstalmentProvider = 'afterpay' | 'clearpay' | 'klarna';

/** The data that the cart page is served with. */
export interface CartPage {
  /** `null` where the page brings settings only, or a cart that cannot be read. */
  readonly cart: ServedCart | null;
  /** May lack its leading slash; `null` when the page does not say. */
  readonly continueShopping: string | null;
  /** ISO 3166-1 alpha-2 code of the country that the store is paid in; `null` when the page does not say. */
  readonly country: string | null;
  /** The least that an order must come to before discounts, in minor units; `null`: any. */
  readonly minimumCents: number | null;
  /** Payment by instalments, where the page offers it; limits in minor units. */
  readonly instalments: {
    readonly provider: InstalmentProvider;
    readonly available: boolean;
    readonly min: number;
    readonly max: number;
  } | null;
  /** The amounts that say something which cannot be read as one, by where they stand: `cart.items[0].unitPrice`. They count as not given. */
  readonly illegible: readonly string[];
}

/** The cart page writes product types as words, here in the order of their numbers; only "PHYSICAL" is sure, the others are its siblings by name. */
const WORDS: readonly unknown[] = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'];

const readRecord = readFields({});

/** The fields of an object by name, its own ones only; none for anything else. */
const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> => readRecord(raw) ?? {};

const textOf = (raw: unknown): string | null => readText(raw) ?? null;

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** Reads an amount by its name, in minor units of the store's currency; `null` for what is none. */
type ReadCents = (from: Readonly<Record<string, unknown>>, name: string, where: string) => number | null;

/**
 * Reads the JSON that the cart page is served with: settings of the store, and on some pages the cart. Limits of instalments are
 * spelled in two ways; of two providers the first that is offered counts.
 * @returns `null` when it is something else
 */
export function readCartPage(raw: unknown): CartPage | null {
  const page = fieldsOf(raw);
  if (page['cart'] === undefined && page['storeCurrency'] === undefined) return null;
  const currency = textOf(page['storeCurrency']) ?? '';
  const country = textOf(page['stripeCountry'])?.toUpperCase() ?? null;
  const illegible: string[] = [];
  const cents: ReadCents = (from, name, where) => {
    const amount = from[name] ?? null;
    const minor = toMoney(amount, currency)?.minor ?? null;
    if (minor === null && amount !== null) illegible.push(where + name);
    return minor;
  };
  const afterpay = readTerms(
    country === 'GB' ? 'clearpay' : 'afterpay',
    page['afterPayAvailable'] ?? page['afterpayEnabled'],
    page['afterPayMin'] ?? page['afterpayMin'],
    page['afterPayMax'] ?? page['afterpayMax'],
  );
  const klarna = readTerms('klarna', page['klarnaEnabled'] ?? page['klarnaAvailable'], page['klarnaMin'], page['klarnaMax']);
  return {
    cart: readServedCart(page['cart'], cents),
    continueShopping: textOf(page['continueShoppingLinkUrl']),
    country,
    minimumCents: cents(page, 'minimumOrderSubtotal', ''),
    instalments: !afterpay?.available && klarna?.available ? klarna : afterpay,
    illegible,
  };
}

/** `null` without both limits. */
function readTerms(provider: InstalmentProvider, available: unknown, rawMin: unknown, rawMax: unknown): CartPage['instalments'] {
  const [min, max] = [readInteger(rawMin), readInteger(rawMax)];
  return min === undefined || max === undefined ? null : { provider, available: available === true, min, max };
}

/** `null` when one of its lines cannot be read: better nothing than half of it. */
function readServedCart(raw: unknown, cents: ReadCents): ServedCart | null {
  const cart = fieldsOf(raw);
  if (!Array.isArray(cart['items'])) return null;
  const entries: ShownEntry[] = [];
  // Not by `entries()`, in which Prototype's arrays have no places.
  for (let index = 0; index < cart['items'].length; index += 1) {
    const item = fieldsOf(cart['items'][index]);
    const where = `cart.items[${index}].`;
    const id = textOf(item['id']);
    const quantity = readInteger(item['quantity']) ?? 0;
    if (!id || quantity < 1) return null;
    const attributes = withoutInherited<Record<string, string>>({});
    for (const option of listOf(item['variantOptions']).map(fieldsOf)) {
      const [name, value] = [textOf(option['name']), textOf(option['value'])];
      if (name !== null && value !== null) attributes[name] = value;
    }
    entries.push({
      id,
      itemId: textOf(item['productId']) ?? '',
      title: textOf(item['productName']),
      fullUrl: textOf(item['productUrl']),
      imageUrl: textOf(item['image']),
      quantity,
      productType: WORDS.indexOf(item['productType']) + 1 || null,
      chosenVariant: { sku: textOf(item['sku']), attributes },
      additionalFields: null,
      purchasePriceCents: cents(item, 'unitPrice', where),
      nonSalePriceCents: null,
      subTotal: cents(item, 'itemTotal', where),
      ...(item['multipleQuantityAllowed'] === false && { multipleQuantityAllowed: false }),
    });
  }
  const sum = (name: string) => cents(cart, name, 'cart.') ?? 0;
  return {
    entries,
    sums: {
      subtotalCents: sum('subtotal'),
      discountCents: sum('discountTotal'),
      shippingCostCents: sum('shippingTotal'),
      taxCents: sum('taxTotal'),
      grandTotalCents: sum('grandTotal'),
      amountDueCents: cents(cart, 'amountDue', 'cart.'),
    },
    isTooSmall: cart['shouldBlockPurchaseForMinimumOrderAmount'] === true,
  };
}
