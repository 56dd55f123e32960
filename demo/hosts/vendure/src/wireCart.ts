import type { ShippingMethodQuote } from '@vendure/common/lib/generated-types';
import type { Order, OrderLine } from '@vendure/core';
import type { Catalogue, Offer } from './createCatalogue.ts';

/** 24 hexadecimal digits, as the platform's ids are. */
export const hexId = (engineId: string | number): string => Number(engineId).toString(16).padStart(24, '0');
/** The engine's id again; `NaN` for none of ours. */
export const engineIdOf = (hex: string): number => (/^[0-9a-f]{24}$/.test(hex) ? Number.parseInt(hex, 16) : Number.NaN);

const WEBSITE_ID = hexId(0xaa);
const DIGITAL = 2;
const PHYSICAL = 1;

/** The relations that an order is read with. */
export const RELATIONS = [
  'lines',
  'lines.productVariant',
  'surcharges',
  'promotions',
  'shippingLines',
  'shippingLines.shippingMethod',
] as const;

export type WireCart = Awaited<ReturnType<typeof wireCart>>;
export type WireEntry = ReturnType<typeof wireEntry>;

/** @param order `null`: the visitor has no cart */
export async function wireCart(order: Order | null, quotes: readonly ShippingMethodQuote[], catalogue: Catalogue) {
  const lines: { readonly line: OrderLine; readonly offer: Offer }[] = [];
  for (const line of order?.lines ?? []) {
    const offer = await catalogue.byEngineId(String(line.productVariant.id));
    if (offer && line.quantity > 0) lines.push({ line, offer });
  }
  lines.sort((one, other) => Number(one.line.id) - Number(other.line.id));
  const entries = lines.map(({ line, offer }) => wireEntry(line, offer));
  const types = entries.map(({ productType }) => productType);
  const requiresShipping = types.includes(PHYSICAL);
  const options = requiresShipping ? quotes.map(wireOption) : [];
  const chosen = order?.shippingLines[0]?.shippingMethodId;
  const selected = chosen === undefined || chosen === null ? null : (options.find(({ id }) => id === hexId(chosen)) ?? null);
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const discountCents = subtotalCents - (order?.subTotal ?? 0);
  const shippingCostCents = order?.shipping ?? 0;
  const grandTotalCents = order?.totalWithTax ?? 0;
  const coupons = (order?.couponCodes ?? []).map((code) => wireCoupon(order as Order, code));
  const address = order?.shippingAddress;
  return {
    id: order ? hexId(order.id) : '',
    websiteId: WEBSITE_ID,
    orderId: '',
    created: order ? new Date(order.createdAt).getTime() : Date.now(),
    isPurchased: false,
    entries,
    shippingOptions: options,
    selectedShippingOption: selected,
    shippingOptionsStatus: requiresShipping ? 'AVAILABLE' : 'NOT_REQUIRED',
    shippingLocation: address?.countryCode
      ? { country: address.countryCode, region: address.province ?? '', city: address.city ?? '', postalCode: address.postalCode ?? '' }
      : null,
    applicableTaxRules: (order?.taxSummary ?? [])
      .filter(({ taxRate }) => taxRate > 0)
      .map(({ description, taxRate }) => ({ id: description, name: description, rate: taxRate / 100 })),
    coupons: coupons.map(({ coupon }) => coupon),
    validCoupons: coupons.filter(({ isValid }) => isValid).map(({ coupon }) => coupon),
    invalidCoupons: coupons.filter(({ isValid }) => !isValid).map(({ coupon }) => coupon),
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents: grandTotalCents - (order?.total ?? 0),
    grandTotalCents,
    amountDueCents: grandTotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: types.includes(DIGITAL),
    purelyDigital: types.length > 0 && types.every((type) => type === DIGITAL),
    requiresShipping,
  };
}

/** @param quantity other than the line's: what an add has added */
export function wireEntry(line: OrderLine, { item, variant, sku, listCents }: Offer, quantity = line.quantity) {
  const imageId = variant?.mainImageId ?? variant?.imageIds?.[0];
  const { id, title, fullUrl, assetUrl, items, structuredContent } = item;
  return {
    id: hexId(line.id),
    itemId: id,
    title,
    fullUrl,
    imageUrl: items.find((image) => image.id === imageId)?.assetUrl ?? assetUrl,
    quantity,
    productType: structuredContent.productType,
    chosenVariant: variant ?? { sku, attributes: {} },
    additionalFields: (line.customFields as { readonly additionalFields?: string | null }).additionalFields ?? null,
    purchasePriceCents: line.unitPrice,
    nonSalePriceCents: Math.max(listCents, line.unitPrice),
    subTotal: line.unitPrice * quantity,
    item: { id, title, fullUrl, assetUrl, structuredContent: { additionalFieldsForm: structuredContent.additionalFieldsForm ?? null } },
  };
}

const wireOption = ({ id, name, price }: ShippingMethodQuote) => ({ id: hexId(id), name, computedCost: price });

/** Valid where it takes something off, or would were the cart not empty. */
function wireCoupon({ promotions, discounts }: Order, code: string) {
  const promotion = promotions.find(({ couponCode }) => couponCode === code);
  const own = discounts.filter(({ adjustmentSource }) => promotion && adjustmentSource === promotion.getSourceId());
  const discountCents = -own.reduce((sum, { amount }) => sum + amount, 0);
  return { coupon: { promoCode: code, name: code, discountCents: Math.max(0, discountCents) }, isValid: promotion !== undefined };
}
