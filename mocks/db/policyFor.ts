import type { StoredCart } from './HostState.ts';
import type { StorePolicy } from './StorePolicy.ts';

export function policyFor({ coupons, shippingLocation, shippingOptionId }: StoredCart, policy: StorePolicy): StorePolicy {
  const isFor = ({ countries }: { readonly countries?: readonly string[] }): boolean =>
    !countries || countries.includes(shippingLocation?.country ?? '');
  return {
    ...policy,
    coupons: [...policy.coupons, ...policy.promoCodes.filter(({ code }) => coupons.includes(code))],
    shippingOptions: policy.shippingOptions.filter(isFor),
    selectedShippingOptionId: shippingOptionId ?? policy.selectedShippingOptionId,
    taxRules: policy.taxRules.filter(isFor),
  };
}
