import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { ProductSheet } from './sheet.ts';

const { digital, service, paywall } = PRODUCT_TYPE;

export const workshop: readonly ProductSheet[] = [
  {
    slug: 'evening-at-the-wheel',
    title: 'An Evening at the Wheel',
    type: service,
    category: 'workshop',
    tags: ['classes'],
    excerpt: ['Three hours, one apron, as much clay as you can spoil. You will go home with mud in your hair and, a month later, a bowl.'],
    details: ['Six wheels, so six people. Long nails are the enemy. Tea is included, as you would expect.'],
    pictures: [{ name: 'evening-at-the-wheel', alt: 'A potter’s wheel with a half-thrown clay pot' }],
    options: ['Evening'],
    variants: [
      { options: { Evening: 'Tuesday' }, price: 6500, stock: 6, sku: 'WK-EVE-TUE' },
      { options: { Evening: 'Thursday' }, price: 6500, stock: 2, sku: 'WK-EVE-THU' },
      { options: { Evening: 'Saturday' }, price: 7500, stock: 0, sku: 'WK-EVE-SAT' },
    ],
    form: {
      name: 'Who is coming?',
      fields: [
        { type: 'name', id: 'name-guest', title: 'Name of the guest', required: true },
        { type: 'email', id: 'email-guest', title: 'E-mail', description: 'Only to say when your bowl is fired.', required: true },
        {
          type: 'select',
          id: 'select-level',
          title: 'Have you thrown before?',
          required: true,
          options: ['Never', 'Once, badly', 'Often'],
        },
        {
          type: 'checkbox',
          id: 'checkbox-needs',
          title: 'We can help with',
          required: false,
          options: ['A seat instead of a stool', 'Gluten-free cake', 'A left-handed wheel'],
        },
        { type: 'textarea', id: 'textarea-hopes', title: 'What would you like to make?', required: false, maxLength: 300 },
      ],
    },
    buttonText: 'Book a wheel',
  },
  {
    slug: 'mending-a-pot',
    title: 'Mending a Broken Pot',
    type: service,
    category: 'workshop',
    tags: ['repair'],
    excerpt: [
      'Send us the pieces, all of them, wrapped in more newspaper than seems reasonable. We put them back with a gold seam and no comment.',
    ],
    pictures: [{ name: 'mending', alt: 'An ink-blue teapot mended with a gold seam' }],
    options: [],
    variants: [{ options: {}, price: 5500, stock: 'unlimited', sku: 'WK-MEND' }],
  },
  {
    slug: 'kiln-shelf',
    title: 'A Shelf in the Kiln',
    type: service,
    category: 'workshop',
    tags: ['repair', 'subscription'],
    excerpt: ['Your own shelf in our weekly firing, for a year. Bring the pots dry, collect them glazed and ringing.'],
    pictures: [{ name: 'kiln-shelf', alt: 'Three wooden shelves of glazed and unglazed cups' }],
    options: [],
    variants: [{ options: {}, price: 4800, stock: 4, sku: 'WK-KILN' }],
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
  },
  {
    slug: 'glaze-notebook',
    title: 'The Glaze Notebook',
    type: digital,
    category: 'workshop',
    tags: ['books'],
    excerpt: [
      'Forty recipes we have actually used, with the mistakes left in. A PDF of 96 pages that prints well and forgives clay on the keyboard.',
    ],
    pictures: [{ name: 'glaze-notebook', alt: 'A cloth-bound notebook with nine glaze samples on its cover' }],
    options: [],
    variants: [{ options: {}, price: 1400, sale: 900, stock: 'unlimited', sku: null }],
  },
  {
    slug: 'kettle-club',
    title: 'The Kettle Club',
    type: paywall,
    category: 'workshop',
    tags: ['club', 'subscription'],
    excerpt: ['A letter a month, a film of somebody making something slowly, first pick of every kiln. Also a badge.'],
    pictures: [{ name: 'kettle-club', alt: 'An enamel badge with a golden kettle, on cream felt' }],
    options: [],
    variants: [{ options: {}, price: 600, stock: 'unlimited', sku: 'WK-CLUB' }],
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  },
];
