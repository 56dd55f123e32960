/**
 * A way to subscribe to a variant, as pages carry it.
 * @param price in minor units
 * @param value how many months lie between two deliveries
 * @param numBillingCycles 0: without an end
 */
export const anOffer = (price: string, value: number, numBillingCycles = 0) => ({
  productSubscriptionOptionId: `every-${value}`,
  subscriptionPlan: { billingPeriod: { unit: 'MONTH', value }, numBillingCycles },
  price,
  salePrice: '0',
  onSale: false,
});
