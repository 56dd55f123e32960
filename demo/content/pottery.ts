import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { ProductSheet } from './sheet.ts';

const { physical } = PRODUCT_TYPE;

export const pottery: readonly ProductSheet[] = [
  {
    slug: 'breakfast-mug',
    title: 'Breakfast Mug',
    type: physical,
    category: 'pottery',
    tags: ['mugs', 'everyday'],
    excerpt: [
      'A mug that forgives. The handle takes three fingers, the foot is left bare so it will not slide on a wet drainer, and it holds exactly one good start to the day.',
    ],
    details: [
      'Dishwasher safe, microwave safe, elbow safe up to about worktop height.',
      'The large one is for people who say "just half a cup" and do not mean it.',
    ],
    pictures: [
      { name: 'breakfast-mug-oat', alt: 'A round-shouldered mug in speckled oat glaze over bare clay' },
      { name: 'breakfast-mug-sea', alt: 'The same mug in pale sea-green glaze' },
      { name: 'breakfast-mug-ink', alt: 'The same mug in dark ink-blue glaze' },
    ],
    options: ['Glaze', 'Size'],
    // Ink is not made in the small size, so that combination does not exist.
    variants: [
      { options: { Glaze: 'Oat', Size: 'Small' }, price: 2800, stock: 'unlimited', sku: 'WK-MUG-OS', picture: 'breakfast-mug-oat' },
      { options: { Glaze: 'Oat', Size: 'Large' }, price: 3400, stock: 12, sku: 'WK-MUG-OL', picture: 'breakfast-mug-oat' },
      { options: { Glaze: 'Sea', Size: 'Small' }, price: 2800, stock: 3, sku: 'WK-MUG-SS', picture: 'breakfast-mug-sea' },
      { options: { Glaze: 'Sea', Size: 'Large' }, price: 3400, sale: 2900, stock: 6, sku: 'WK-MUG-SL', picture: 'breakfast-mug-sea' },
      { options: { Glaze: 'Ink', Size: 'Large' }, price: 3600, stock: 0, sku: 'WK-MUG-IL', picture: 'breakfast-mug-ink' },
    ],
  },
  {
    slug: 'name-mug',
    title: 'Name Mug',
    type: physical,
    category: 'pottery',
    tags: ['mugs', 'presents'],
    excerpt: [
      'Your word, pressed letter by letter into the clay before it dries. We have stamped EDITH, MINE, and once, at some length, DO NOT LEND TO GARETH.',
    ],
    pictures: [{ name: 'name-mug', alt: 'A cream mug with the name EDITH stamped into its side' }],
    options: [],
    variants: [{ options: {}, price: 4200, stock: 20, sku: 'WK-NAME', picture: 'name-mug' }],
    form: {
      name: 'What shall we stamp?',
      fields: [
        {
          type: 'text',
          id: 'text-stamp',
          title: 'The word',
          description: 'Up to 12 letters. We read it back to you by e-mail before firing.',
          placeholder: 'EDITH',
          required: true,
          maxLength: 12,
        },
        { type: 'radio', id: 'radio-side', title: 'Which side?', required: true, options: ['Facing the drinker', 'Facing the room'] },
        { type: 'textarea', id: 'textarea-note', title: 'A note to the potter', required: false, maxLength: 200 },
      ],
    },
    buttonText: 'Stamp one for me',
  },
  {
    slug: 'stoneware-teapot',
    title: 'Stoneware Teapot',
    type: physical,
    category: 'pottery',
    tags: ['teapots'],
    excerpt: [
      'Four cups, one short spout that does not dribble, and a cherry-wood handle that stays cool. It took us eleven years to get the spout right and we are not changing it again.',
    ],
    pictures: [{ name: 'stoneware-teapot', alt: 'A round moss-green teapot with a wooden handle over the lid' }],
    options: [],
    variants: [{ options: {}, price: 9600, stock: 3, sku: 'WK-POT', picture: 'stoneware-teapot' }],
  },
  {
    slug: 'everyday-bowl',
    title: 'Everyday Bowl',
    type: physical,
    category: 'pottery',
    tags: ['bowls', 'everyday'],
    excerpt: [
      'For porridge, for noodles, for the salad nobody finishes. They nest, which pleases the cupboard.',
      'The kiln was kind last month and we made too many, so they cost less until the shelf is empty.',
    ],
    pictures: [{ name: 'everyday-bowl', alt: 'Three nested bowls in sea-green and cream glaze' }],
    options: ['Size'],
    variants: [
      { options: { Size: 'Cereal' }, price: 2400, sale: 1900, stock: 31, sku: 'WK-BOWL-1', picture: 'everyday-bowl' },
      { options: { Size: 'Noodle' }, price: 3200, sale: 2600, stock: 14, sku: 'WK-BOWL-2', picture: 'everyday-bowl' },
      { options: { Size: 'Serving' }, price: 5400, sale: 4300, stock: 2, sku: 'WK-BOWL-3', picture: 'everyday-bowl' },
    ],
  },
  {
    slug: 'supper-plates',
    title: 'Supper Plates',
    type: physical,
    category: 'pottery',
    tags: ['plates', 'everyday'],
    excerpt: ['Flat enough for toast, turned up enough at the rim for gravy. Buy one to see, or four to have people round.'],
    pictures: [
      { name: 'supper-plates-oat', alt: 'A stack of plates in speckled oat glaze' },
      { name: 'supper-plates-sea', alt: 'The plates in sea-green glaze' },
      { name: 'supper-plates-moss', alt: 'The plates in moss-green glaze' },
    ],
    options: ['Glaze', 'Size', 'Set'],
    variants: [
      {
        options: { Glaze: 'Oat', Size: 'Side', Set: 'One' },
        price: 2200,
        stock: 'unlimited',
        sku: 'WK-PLA-OS1',
        picture: 'supper-plates-oat',
      },
      {
        options: { Glaze: 'Oat', Size: 'Side', Set: 'Four' },
        price: 8800,
        sale: 7600,
        stock: 5,
        sku: 'WK-PLA-OS4',
        picture: 'supper-plates-oat',
      },
      {
        options: { Glaze: 'Oat', Size: 'Dinner', Set: 'One' },
        price: 3000,
        stock: 'unlimited',
        sku: 'WK-PLA-OD1',
        picture: 'supper-plates-oat',
      },
      {
        options: { Glaze: 'Oat', Size: 'Dinner', Set: 'Four' },
        price: 12000,
        sale: 10400,
        stock: 4,
        sku: 'WK-PLA-OD4',
        picture: 'supper-plates-oat',
      },
      { options: { Glaze: 'Sea', Size: 'Side', Set: 'One' }, price: 2200, stock: 9, sku: 'WK-PLA-SS1', picture: 'supper-plates-sea' },
      { options: { Glaze: 'Sea', Size: 'Side', Set: 'Four' }, price: 8800, stock: 0, sku: 'WK-PLA-SS4', picture: 'supper-plates-sea' },
      { options: { Glaze: 'Sea', Size: 'Dinner', Set: 'One' }, price: 3000, stock: 0, sku: 'WK-PLA-SD1', picture: 'supper-plates-sea' },
      { options: { Glaze: 'Moss', Size: 'Side', Set: 'One' }, price: 2400, stock: 7, sku: 'WK-PLA-MS1', picture: 'supper-plates-moss' },
      { options: { Glaze: 'Moss', Size: 'Dinner', Set: 'One' }, price: 3200, stock: 1, sku: 'WK-PLA-MD1', picture: 'supper-plates-moss' },
    ],
  },
  {
    slug: 'bud-vase',
    title: 'Bud Vase',
    type: physical,
    category: 'pottery',
    tags: ['vases', 'presents'],
    excerpt: [
      'One stem, one vase, one good windowsill. They go faster than we can throw them; leave your address and we will write when the kiln is open.',
    ],
    pictures: [{ name: 'bud-vase', alt: 'A small-necked cream vase holding three pink flowers' }],
    options: [],
    variants: [{ options: {}, price: 3800, stock: 0, sku: 'WK-VASE', picture: 'bud-vase' }],
  },
  {
    slug: 'seconds-and-oddments',
    title: 'Seconds & Oddments <“as is”>',
    type: physical,
    category: 'pottery',
    tags: ['mugs', "potter's luck"],
    excerpt: [
      'The ones that leaned, the ones that got kissed by a neighbour in the kiln, the one with a second handle. They hold tea perfectly well & ask for no sympathy.',
    ],
    pictures: [{ name: 'seconds', alt: 'Three odd cups: one leaning, one with two handles, one chipped' }],
    // Names and values as people type them: quotes, slashes, blanks, markup, emoji, prefixes of each other.
    options: ['Rim ø "outside"', 'Flaw', "Flaw: what's odd?"],
    variants: [
      {
        options: { 'Rim ø "outside"': '8" / 20 cm', Flaw: 'Wobbly 🫖', "Flaw: what's odd?": '  it\'s "fine"  ' },
        price: 1200,
        stock: 4,
        sku: 'WK-ODD/1 "a"',
        picture: 'seconds',
      },
      {
        options: { 'Rim ø "outside"': '8" / 20 cm', Flaw: '<chipped>', "Flaw: what's odd?": 'glaze & all' },
        price: 900,
        stock: 'unlimited',
        sku: 'WK-ODD/2',
        picture: 'seconds',
      },
      {
        options: { 'Rim ø "outside"': '12" / 30 cm', Flaw: 'Wobbly 🫖', "Flaw: what's odd?": 'glaze & all' },
        price: 1800,
        sale: 1500,
        stock: 2,
        sku: 'WK-ODD/3',
        picture: 'seconds',
      },
      {
        options: { 'Rim ø "outside"': '12" / 30 cm', Flaw: '</script><b>two handles', "Flaw: what's odd?": '{it} | {.end} size:L' },
        price: 2400,
        stock: 0,
        sku: 'WK-ODD/4',
        picture: 'seconds',
      },
    ],
  },
];
