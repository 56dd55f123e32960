/**
 * A subscription option as in pages.
 *
 * @param price in minor units
 *
 * @param value months between deliveries
 *
 * @param numBillingCycles 0: without end
 */
export const aPricingOption = (price: string, value: number, numBillingCycles = 0) => ({
  productSubscriptionOptionId: `every-${value}`,
  subscriptionPlan: { billingPeriod: { unit: 'MONTH', value }, numBillingCycles },
  price,
  salePrice: '0',
  onSale: false,
});
