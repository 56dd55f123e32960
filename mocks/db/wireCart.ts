import { cartSchema } from '../../src/commerce/model/cart.ts';
import { cartTotals, couponAmounts, shippingCost } from './cartTotals.ts';
import type { Offer } from './createCatalogue.ts';
import type { HostMoney } from './HostProduct.ts';
import type { CartLine, StoredCart } from './HostState.ts';
import { sameJson } from './sameJson.ts';
import type { StorePolicy } from './StorePolicy.ts';

export const WEBSITE_ID = '5f0c6f1d8a4c2b0017e3d9a1';

export interface FilledLine {
  readonly line: CartLine;
  readonly offer: Offer;
}

/** The cart as sent, with all fields of the platform. */
export type WireCart = ReturnType<typeof wireCart>;
export type WireEntry = ReturnType<typeof wireEntry>;

/** @throws Error when the shop's own schema does not read the result */
export function wireCart(cart: StoredCart, token: string, lines: readonly FilledLine[], policy: StorePolicy) {
  const totals = cartTotals(
    lines.map(({ line, offer }) => ({
      unitCents: offer.unitCents,
      quantity: line.quantity,
      productType: offer.item.structuredContent.productType,
    })),
    policy,
  );
  const { shippingOption, ...sums } = totals;
  const goodsCents = sums.subtotalCents - sums.discountCents;
  const amounts = couponAmounts(sums.validCoupons, sums.subtotalCents);
  const wire = {
    id: cart.id,
    websiteId: WEBSITE_ID,
    orderId: '',
    cartToken: token,
    cartType: 1,
    created: cart.created,
    isPurchased: false,
    entries: lines.map(wireEntry),
    shippingOptions: sums.requiresShipping ? policy.shippingOptions.map((option) => wireShippingOption(option, goodsCents)) : [],
    selectedShippingOption: shippingOption ? wireShippingOption(shippingOption, goodsCents) : null,
    shippingOptionsStatus: sums.requiresShipping ? 'AVAILABLE' : 'NOT_REQUIRED',
    shippingLocation: cart.shippingLocation,
    applicableTaxRules: policy.taxRules.map(({ id, name, basisPoints }) => ({ id, name, rate: basisPoints / 10_000 })),
    taxLineItems: [],
    coupons: policy.coupons.map(wireCoupon),
    promoCodes: policy.coupons.map(({ code }) => code),
    appliedGiftCards: [],
    giftCardRedemptionTotalCents: 0,
    ...sums,
    validCoupons: sums.validCoupons.map((coupon, index) => ({ ...wireCoupon(coupon), discountCents: amounts[index] })),
    invalidCoupons: sums.invalidCoupons.map(wireCoupon),
    amountDueCents: sums.grandTotalCents,
  };
  // The schema is lenient, so reading must also change nothing.
  const read = cartSchema().safeParse(wire);
  if (!read.success || !sameJson(read.data, wire)) throw new Error('The mocked host wrote a cart that the product reads differently.');
  return wire;
}

export function wireEntry({ line, offer }: FilledLine) {
  const { item, variant, sku, unitCents, listCents } = offer;
  return {
    id: line.id,
    itemId: item.id,
    title: item.title,
    fullUrl: item.fullUrl,
    imageUrl: imageOf(offer),
    quantity: line.quantity,
    productType: item.structuredContent.productType,
    chosenVariant: variant ?? { sku, attributes: {} },
    additionalFields: line.additionalFields,
    purchasePriceCents: unitCents,
    nonSalePriceCents: listCents,
    subTotal: unitCents * line.quantity,
    item: {
      id: item.id,
      collectionId: item.collectionId,
      title: item.title,
      fullUrl: item.fullUrl,
      urlId: item.urlId,
      assetUrl: item.assetUrl,
      price: priceOf(offer),
      // Lets the line's answers be edited in the cart.
      structuredContent: { additionalFieldsForm: item.structuredContent.additionalFieldsForm ?? null },
    },
  };
}

/** The variant's own picture, else the item's. */
function imageOf({ item, variant }: Offer): string {
  const id = variant?.mainImageId ?? variant?.imageIds?.[0];
  return item.items.find((image) => image.id === id)?.assetUrl ?? item.assetUrl;
}

function priceOf({ item, variant }: Offer): HostMoney | undefined {
  const { onSale, priceMoney, salePriceMoney } = variant ?? item.structuredContent;
  return (onSale ? salePriceMoney : priceMoney) ?? priceMoney;
}

function wireShippingOption(option: StorePolicy['shippingOptions'][number], goodsCents: number) {
  return { id: option.id, name: option.name, computedCost: shippingCost(option, goodsCents) };
}

function wireCoupon(coupon: StorePolicy['coupons'][number]) {
  return { promoCode: coupon.code, name: coupon.code };
}
