import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { Plan, PlanOffer, ProductSheet } from './sheet.ts';

const { physical } = PRODUCT_TYPE;

const monthly: Plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const fortnightly: Plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 };

const offers = (price: number): readonly PlanOffer[] => [
  { plan: fortnightly, price: Math.round(price * 0.85) },
  { plan: monthly, price: Math.round(price * 0.9) },
];

export const tea: readonly ProductSheet[] = [
  {
    slug: 'harbour-blend',
    title: 'Harbour Blend',
    type: physical,
    category: 'tea',
    tags: ['black tea', 'subscription'],
    excerpt: [
      'Assam with its sleeves rolled up. We blend it on the first Monday of the month and post it on the Tuesday; it is never in a warehouse, which is why it comes by subscription only.',
    ],
    pictures: [{ name: 'harbour-blend', alt: 'A dark blue tea tin labelled Harbour Blend' }],
    options: ['Weight'],
    variants: [
      { options: { Weight: '100 g' }, price: 1400, stock: 'unlimited', sku: 'WK-HAR-100', picture: 'harbour-blend' },
      { options: { Weight: '250 g' }, price: 3000, sale: 2700, stock: 'unlimited', sku: 'WK-HAR-250', picture: 'harbour-blend' },
    ],
    plan: monthly,
  },
  {
    slug: 'bonfire-lapsang',
    title: 'Bonfire Lapsang',
    type: physical,
    category: 'tea',
    tags: ['black tea', 'smoked'],
    excerpt: [
      'Smoked over pine until it smells like the fifth of November. Divides households. Buy it once, or have it come round again before you run out.',
    ],
    pictures: [{ name: 'bonfire-lapsang', alt: 'A rust-red tea tin labelled Bonfire Lapsang' }],
    options: ['Weight'],
    variants: [
      { options: { Weight: '100 g' }, price: 1600, stock: 40, sku: 'WK-LAP-100', picture: 'bonfire-lapsang', offers: offers(1600) },
      { options: { Weight: '250 g' }, price: 3400, stock: 22, sku: 'WK-LAP-250', picture: 'bonfire-lapsang', offers: offers(3400) },
    ],
  },
  {
    slug: 'morning-sencha',
    title: 'Morning Sencha',
    type: physical,
    category: 'tea',
    tags: ['green tea'],
    excerpt: [
      'Grassy, bright, a little bossy. Water well off the boil, two minutes, no more. We include a card that says this in capital letters.',
    ],
    pictures: [{ name: 'morning-sencha', alt: 'A green tea tin labelled Morning Sencha' }],
    options: [],
    variants: [{ options: {}, price: 1800, stock: 35, sku: 'WK-SEN-100', picture: 'morning-sencha', offers: offers(1800) }],
  },
  {
    slug: 'cherry-tea-scoop',
    title: 'Cherry Tea Scoop',
    type: physical,
    category: 'tea',
    tags: ['wood', 'presents'],
    excerpt: [
      'One scoop, one cup. Carved from the same windfall cherry as the teapot handles by our neighbour Ruth, who does not do e-mail.',
    ],
    pictures: [{ name: 'cherry-tea-scoop', alt: 'A carved wooden scoop lying beside a heap of tea leaves' }],
    options: [],
    variants: [{ options: {}, price: 1500, sale: 1200, stock: 'unlimited', sku: 'WK-SCOOP', picture: 'cherry-tea-scoop' }],
  },
];
