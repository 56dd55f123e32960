import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { ProductSheet } from './sheet.ts';

const { physical, giftCard } = PRODUCT_TYPE;

export const table: readonly ProductSheet[] = [
  {
    slug: 'wool-tea-cosy',
    title: 'Wool Tea Cosy',
    type: physical,
    category: 'table',
    tags: ['wool', 'teapots'],
    excerpt: [
      'Knitted down the lane in undyed and badly dyed wool, lined, with a pompom you can lift it by. Keeps a pot hot through one long telephone call.',
    ],
    pictures: [
      { name: 'tea-cosy-rust', alt: 'A rust-red knitted tea cosy with a pompom' },
      { name: 'tea-cosy-moss', alt: 'The tea cosy in moss green' },
      { name: 'tea-cosy-ink', alt: 'The tea cosy in ink blue' },
      { name: 'tea-cosy-cream', alt: 'The tea cosy in cream' },
    ],
    options: ['Colour'],
    variants: [
      { options: { Colour: 'Rust' }, price: 4500, stock: 8, sku: 'WK-COSY-R', picture: 'tea-cosy-rust' },
      { options: { Colour: 'Moss' }, price: 4500, stock: 0, sku: 'WK-COSY-M', picture: 'tea-cosy-moss' },
      { options: { Colour: 'Ink' }, price: 4500, stock: 2, sku: 'WK-COSY-I', picture: 'tea-cosy-ink' },
      { options: { Colour: 'Cream' }, price: 4500, stock: 0, sku: 'WK-COSY-C', picture: 'tea-cosy-cream' },
    ],
  },
  {
    slug: 'linen-tea-towel',
    title: 'Linen Tea Towel',
    type: physical,
    category: 'table',
    tags: ['linen', 'everyday'],
    excerpt: ['Dries a whole Sunday lunch without complaint and is softer every month. The check is last winter’s and goes for less.'],
    pictures: [
      { name: 'tea-towel-sea', alt: 'A linen towel with sea-green stripes over a wooden rail' },
      { name: 'tea-towel-moss', alt: 'The towel with moss-green stripes' },
      { name: 'tea-towel-rust', alt: 'The towel in rust-red check' },
    ],
    options: ['Pattern'],
    variants: [
      { options: { Pattern: 'Sea stripe' }, price: 1800, stock: 60, sku: 'WK-LIN-S', picture: 'tea-towel-sea' },
      { options: { Pattern: 'Moss stripe' }, price: 1800, stock: 4, sku: 'WK-LIN-M', picture: 'tea-towel-moss' },
      { options: { Pattern: 'Rust check' }, price: 1800, sale: 1250, stock: 15, sku: 'WK-LIN-R', picture: 'tea-towel-rust' },
    ],
  },
  {
    slug: 'beeswax-candle',
    title: 'Beeswax Candle',
    type: physical,
    category: 'table',
    tags: ['light', 'presents'],
    excerpt: [
      'Forty hours of slow light from the hives behind the kiln. Plain smells of honey, Fig of holidays, Woodsmoke of the walk home.',
    ],
    pictures: [
      { name: 'beeswax-candle-plain', alt: 'A lit golden beeswax candle with a paper band' },
      { name: 'beeswax-candle-fig', alt: 'The candle in plum-coloured wax' },
      { name: 'beeswax-candle-smoke', alt: 'The candle in grey wax' },
    ],
    options: ['Scent'],
    variants: [
      { options: { Scent: 'Plain' }, price: 2200, stock: 'unlimited', sku: 'WK-WAX-P', picture: 'beeswax-candle-plain' },
      { options: { Scent: 'Fig' }, price: 2600, stock: 3, sku: 'WK-WAX-F', picture: 'beeswax-candle-fig' },
      { options: { Scent: 'Woodsmoke' }, price: 2600, stock: 0, sku: 'WK-WAX-W', picture: 'beeswax-candle-smoke' },
    ],
  },
  {
    slug: 'gift-card',
    title: 'Gift Card',
    type: giftCard,
    category: 'table',
    tags: ['presents'],
    excerpt: [
      'For the friend whose shelves you have not seen. It comes by e-mail, never expires, and we promise not to ask what they chose.',
    ],
    pictures: [{ name: 'gift-card', alt: 'A sea-green gift card sliding out of a cream envelope' }],
    options: ['Value'],
    variants: [
      { options: { Value: '$25.00' }, price: 2500, stock: 'unlimited', sku: 'WK-GIFT-25' },
      { options: { Value: '$50.00' }, price: 5000, stock: 'unlimited', sku: 'WK-GIFT-50' },
      { options: { Value: '$100.00' }, price: 10000, stock: 'unlimited', sku: 'WK-GIFT-100' },
      { options: { Value: '$150.00' }, price: 15000, stock: 'unlimited', sku: 'WK-GIFT-150' },
    ],
  },
];
