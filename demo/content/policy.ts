import type { StorePolicy } from '../../mocks/db/StorePolicy.ts';

export const policy: Partial<StorePolicy> = {
  shippingOptions: [
    { id: 'standard', name: 'Standard (3–5 days)', cents: 500, freeFromCents: 10_000 },
    { id: 'express', name: 'Express (next day)', cents: 1200, countries: ['US', 'CA'] },
  ],
  taxRules: [{ id: 'sales-tax', name: 'Sales tax', basisPoints: 825, onShipping: false, countries: ['US'] }],
  promoCodes: [
    { code: 'TEA10', percent: 10 },
    { code: 'FIVER', cents: 500, minimumSubtotalCents: 5000 },
    { code: 'SUMMER', percent: 20, isExpired: true },
  ],
};
