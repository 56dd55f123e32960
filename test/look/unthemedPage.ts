import { aPricingOption } from '../widgets/product/aPricingOption.ts';

/** The platform's mug, in our own hooks and without any style of the page's. */
const MUG = '5f3c0de00000000000000101';

const SWATCHED = '5f3c0de00000000000000b0f';

const CONTEXT = {
  website: { language: 'en-US' },
  websiteSettings: {
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
    storeSettings: {
      defaultCurrency: 'USD',
      merchandisingSettings: {
        restockNotificationsEnabled: true,
        restockNotificationsMailingListSignUpEnabled: true,
        scarcityEnabledOnProductItems: true,
        scarcityThreshold: 10,
      },
    },
  },
};

const FORM = {
  formId: '5f3c0de00000000000000062',
  formName: 'A commission',
  collectionId: '5f3c0de00000000000000c01',
  objectName: 'block-1',
  formSubmitButtonText: 'Send',
  formFields: [
    { type: 'text', id: 'name', title: 'Name', required: true, description: 'As it shall be written under the glaze' },
    { type: 'email', id: 'mail', title: 'Email', required: true },
    { type: 'radio', id: 'when', title: 'When', options: ['Mornings', 'Evenings'] },
    { type: 'textarea', id: 'words', title: 'Message', maxLength: 200 },
  ],
  localizedStrings: { required: '(required)', validation: { required: '{0} is required.' } },
};

const variant = (id: string, sku: string, attributes: object, more: object = {}) => ({
  id,
  sku,
  attributes,
  price: 3400,
  unlimited: true,
  ...more,
});
const SIZES = [
  variant('s', 'WK-MUG-OS', { Glaze: 'Oat', Size: 'Small' }, { unlimited: false, qtyInStock: 4, onSale: true, salePrice: 2800 }),
  variant('l', 'WK-MUG-OL', { Glaze: 'Oat', Size: 'Large' }, { onSale: true, salePrice: 2800 }),
  variant(
    'i',
    'WK-MUG-IL',
    { Glaze: 'Ink', Size: 'Large, with a second, uncommonly long word: Donaudampfschifffahrtsgesellschaft' },
    { unlimited: false, qtyInStock: 0 },
  ),
];

const PICTURES = ['oat', 'ink'].map((glaze) => ({
  id: glaze,
  assetUrl: `/assets/pictures/breakfast-mug-${glaze}.svg`,
  originalSize: '1200x1200',
  altText: `The mug in ${glaze}`,
}));

const json = (data: unknown): string => `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const product = (id: string, data: object, ...parts: readonly string[]): string =>
  `<div data-storefront="product" data-product-id="${id}" data-product-type="1">${json(data)}${parts.join('')}</div>`;

const hook = (part: string, more = ''): string => `<div data-storefront="${part}" ${more}></div>`;
const BUTTON = '<button type="button" data-storefront="add-to-cart">Add To Cart</button>';
const INSTALMENTS = {
  [MUG]: { afterPayAvailable: true, afterPayMin: 100, afterPayMax: 200_000, shopperLanguage: 'en-US', stripeAccountCountry: 'US' },
};

/** Every part that sells, each in its empty hook. */
const PRODUCTS = [
  product(
    MUG,
    { variants: SIZES, images: PICTURES },
    hook('gallery'),
    hook('status'),
    '<h2>Breakfast mug</h2>',
    '<p data-storefront="price"></p>',
    hook('instalments', `data-current-context='${JSON.stringify(INSTALMENTS)}'`),
    hook('scarcity'),
    hook('variants'),
    hook('quantity'),
    hook('restock'),
    BUTTON,
  ),
  product(
    '5f3c0de00000000000000b0b',
    { variants: SIZES.map((each) => ({ ...each, id: `b${each.id}` })) },
    '<h2>In boxes</h2>',
    '<p data-storefront="price"></p>',
    hook('variants', 'data-storefront-options="boxes"'),
    BUTTON,
  ),
  product(
    SWATCHED,
    {
      title: 'Breakfast bowl',
      swatches: {
        Glaze: {
          Oat: { color: '#d8c3a5' },
          Ink: { color: '#1d2a44' },
          Snow: { color: '#fff' },
          Clay: { image: '/assets/pictures/bud-vase.svg' },
        },
      },
      variants: ['Oat', 'Ink', 'Snow', 'Clay'].flatMap((Glaze, at) =>
        ['Small', 'Large'].map((Size) =>
          variant(`w${at}${Size}`, `BOWL-${at}-${Size}`, { Glaze, Size }, Glaze === 'Snow' ? { unlimited: false, qtyInStock: 0 } : {}),
        ),
      ),
    },
    '<h2>In swatches</h2>',
    '<p data-storefront="price"></p>',
    hook('variants'),
    hook('quantity'),
    BUTTON,
  ),
  product(
    '5f3c0de00000000000000b0d',
    {
      variants: ['S', 'M'].map((Size) =>
        variant(Size, Size, { Size }, { pricingOptions: [aPricingOption('3000', 1), aPricingOption('2800', 2)] }),
      ),
    },
    '<h2>By subscription</h2>',
    '<p data-storefront="price"></p>',
    hook('variants'),
    hook('subscription'),
    BUTTON,
  ),
  product(
    '5f3c0de00000000000000b0e',
    { variants: [variant('gone', 'GONE', {}, { unlimited: false, qtyInStock: 0 })] },
    hook('status'),
    '<h2>Sold out</h2>',
    '<p data-storefront="price"></p>',
    hook('restock'),
    BUTTON,
  ),
];

const OTHERS = [
  '<section><h2>Account</h2><div data-storefront="account"></div></section>',
  `<section><h2>A commission</h2><div data-storefront="form">${json(FORM)}</div></section>`,
  `<section><h2>Bells</h2><div data-storefront="audio" data-tracks='${JSON.stringify(
    [1, 2, 3].map((number) => ({ url: `/sound/${number}.wav`, title: `Bell ${number}` })),
  )}'></div></section>`,
];

export interface UnthemedOptions {
  /** Rules of the page: colours at most. */
  readonly style?: string;
  /** Attributes of the script's tag. */
  readonly tag?: string;
  /** Attributes of the root element. */
  readonly root?: string;
  readonly isLinked?: boolean;
  readonly head?: string;
  readonly script?: string;
  readonly body?: string;
}

const SCRIPT = '/dist/storefront.umd.js';

export const DARK = 'html { background: #111; color: #eee }';

/** A page as its author has it a minute after pasting the tag. */
export const unthemedPage = ({
  style = '',
  tag = '',
  root = 'lang="en"',
  isLinked = true,
  head = '',
  script,
  body,
}: UnthemedOptions = {}) =>
  `<!doctype html><html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop without a theme</title>${head}${isLinked ? '<link rel="stylesheet" href="/dist/storefront.css">' : ''}<style>${style}</style>
<script type="application/json" data-storefront-context>${JSON.stringify(CONTEXT)}</script>
${script ?? `<script src="${SCRIPT}" data-census="off" data-page-speed="off" ${tag} defer></script>`}</head>
<body><main><h1>A shop</h1>${body ?? PRODUCTS.join('') + OTHERS.join('')}${hook('cart-pill')}</main></body></html>`;

const EVERY_OPTION = SIZES.map((size) => ({
  ...size,
  unitPriceMeasurement: { quantity: 250, unit: 'ml', referenceQuantity: 1, referenceUnit: 'l' },
}));

/** Every hook of a product, empty. */
export const everyProductHook = product(
  MUG,
  { variants: EVERY_OPTION, images: PICTURES },
  ...['gallery', 'status', 'review-summary', 'price', 'unit-price', 'sku', 'availability'].map((part) => hook(part)),
  hook('instalments', `data-current-context='${JSON.stringify(INSTALMENTS)}'`),
  ...['scarcity', 'variants', 'subscription', 'quantity', 'restock'].map((part) => hook(part)),
  '<button type="button" data-storefront="add-to-cart">Add To Cart</button>',
  '<button type="button" data-storefront="buy-now"></button>',
);

/** Every other hook, empty, each in turn where a window begins. */
export const everyOtherHook = [
  `<p>${hook('cart-count').replaceAll('div', 'span')} ${hook('cart-subtotal').replaceAll('div', 'span')}</p>`,
  hook('account'),
  hook('video', `data-html='<iframe src="https://player.vimeo.com/video/1"></iframe>'`),
  hook('newsletter', 'data-form-id="5f3c0de00000000000000052"'),
  OTHERS[2],
  `<div data-storefront="form">${json(FORM)}</div>`,
  hook('reviews', `data-product-id="${MUG}"`),
  hook('cart'),
  hook('mini-cart'),
  hook('consent'),
].join('');

/** The parts in the first window of a product's page: each hook empty, and on a page of its own. */
export const firstWindow = [PRODUCTS[0], OTHERS[0], hook('cart-count'), hook('reviews', `data-product-id="${MUG}"`)].join('');

/** The mug with swatches, the buttons of a quantity and the bar for phones, on a page longer than any window. */
export const sellingBody = [
  product(
    MUG,
    {
      title: 'Breakfast mug',
      swatches: { Glaze: { Oat: { color: '#d8c3a5' }, Sea: { color: '#7fa8a3' }, Ink: { color: '#1d2a44' } } },
      variants: [
        variant('s', 'WK-MUG-OS', { Glaze: 'Oat', Size: 'Small' }),
        variant('l', 'WK-MUG-OL', { Glaze: 'Oat', Size: 'Large' }),
        variant('t', 'WK-MUG-SL', { Glaze: 'Sea', Size: 'Large' }, { onSale: true, salePrice: 2900 }),
        variant('i', 'WK-MUG-IL', { Glaze: 'Ink', Size: 'Large' }, { unlimited: false, qtyInStock: 0 }),
      ],
    },
    '<h2>Breakfast mug</h2>',
    '<p data-storefront="price"></p>',
    hook('variants'),
    hook('quantity'),
    BUTTON,
    hook('sticky-add'),
  ),
  '<p><label>A question <input type="text" id="question"></label></p>',
  '<p style="min-height: 1400px">About this mug</p>',
  '<p><a href="#imprint" id="last" style="color: inherit">Imprint</a></p>',
].join('');
