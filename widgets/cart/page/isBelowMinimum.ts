/**
 * Whether an order is too small to be placed (spec §3 store settings, `minimumOrderSubtotal`): what counts is the subtotal, before
 * discounts, shipping and tax. Amounts are minor units of one currency; `null`: the store asks for no minimum.
 */
export const isBelowMinimum = (subtotalCents: number, minimumCents: number | null): boolean =>
  minimumCents !== null && subtotalCents < minimumCents;
