export const product = (data: object | string, parts = '<span data-storefront="price"></span>', more = 'data-product-id="mug"'): string =>
  `<div data-storefront="product" ${more} data-product='${typeof data === 'string' ? data : JSON.stringify(data)}'>${parts}</div>`;
export const MUG = { variants: [{ id: 'v', sku: 'MUG', attributes: {}, price: 2800 }] };
export const TAG = '<script type="text/plain" src="/dist/storefront.umd.js"></script>';
const PRICE = '<span data-storefront="price"></span>';
const SHIRT = { variants: ['S', 'M'].map((size, at) => ({ id: `v${at}`, sku: size, attributes: { Size: size }, price: 2800 })) };
const SITE = { website: { id: 'w' } };
const SHEET = '<link rel="stylesheet" href="/dist/storefront.css">';
const context = (fields: object): string => `<script type="application/json" data-storefront-context>${JSON.stringify(fields)}</script>`;

const structured = (offers: string): string =>
  `<script type="application/ld+json">{"@type": "Product", "name": "Mug", "offers": ${offers}}</script>`;

/** Pages with one mistake each: what it is, the body, what its line says, the head, and the language. */
export const wrongPages: readonly (readonly [what: string, body: string, line: string, head?: string, language?: string])[] = [
  ['a misspelt hook', '<a data-storefront="cart-cuont"></a>', 'Write data-storefront="cart-count".'],
  ['a hook with blanks', '<a data-storefront="cart pill"></a>', 'Write data-storefront="cart-pill".'],
  ['a hook in capitals', '<a data-storefront="Cart-Pill"></a>', 'Write data-storefront="cart-pill".'],
  ['a hook of another kind', '<a data-storefront="banner"></a>', 'The guide lists the values'],
  ['an empty hook', '<a data-storefront=""></a>', 'The guide lists the values'],
  ['a misspelt attribute', '<a data-storefront-wen="idle"></a>', 'Write data-storefront-when.'],
  ['an attribute that is none', '<a data-storefront-colour-of-all="x"></a>', 'Take it away.'],
  ['a misspelt setting', '', 'Write data-cart-path.', TAG.replace('src', 'data-cart-pth="/c" src')],
  ['a setting with a letter too many', '', 'Write data-styles.', TAG.replace('src', 'data-stylles="none" src')],
  ['two tags', '', 'one tag per page', TAG + TAG.replace('.umd', '')],
  ['a part outside of a product', '<b data-storefront="price"></b>', 'Put it inside the element with data-storefront="product"'],
  ['an add button outside of a product', '<button data-storefront="add-to-cart"></button>', 'or write data-product-id on it'],
  ['a product without parts', product(MUG, '<p>Mug</p>'), 'Put elements with data-storefront="price"'],
  ['off round a product', `<main data-storefront="off">${product(MUG)}</main>`, 'Put it only round what the shop is to leave alone'],
  ['a product without an id', product(MUG, undefined, ''), 'Write data-product-id'],
  ['a type by name', product(MUG, undefined, 'data-product-id="mug" data-product-type="physical"'), '1 physical, 2 digital'],
  ['variant for variants', product({ variant: MUG.variants }), 'Write "variants"'],
  [
    'one option in two ways',
    product({
      variants: [
        { id: 's', attributes: { Size: 'S' } },
        { id: 'm', attributes: { size: 'M' } },
      ],
    }),
    'Write "Size" in all of them.',
  ],
  [
    'a price in the wrong unit',
    product({ variants: [{ id: 'v', price: 28 }] }, '<b data-storefront="price">$28.00</b>'),
    'the page shows 28.00, and its data say 28 minor units, which is 0.28. Write "price": 2800 (cents)',
  ],
  ['broken JSON', product('{"variants": [}'), 'line 1, column 15'],
  ['JSON that ends too early', product('{"variants": ['), 'line 1, column 15'],
  ['broken JSON in the third line', product('{\n"variants":\n [1,,2]}'), 'line 3, column 5'],
  ['a sign-up without an id', '<form data-storefront="newsletter"></form>', 'Write data-form-id'],
  [
    'a broken context',
    '',
    "the page's context is not valid JSON",
    '<script type="application/json" data-storefront-context>{"website": }</script>',
  ],
  [
    'a context without a website',
    '',
    '{"website": {"id": …}}',
    '<script type="application/json" data-storefront-context>{"a": 1}</script>',
  ],
  ['an id on two elements', product(MUG, '<b id="p" data-storefront="price"></b><i id="p"></i>'), 'Give each its own id.'],

  // Names that are misspelt.
  ['a product hook in the plural', '<div data-storefront="products" data-product-id="mug"></div>', 'Write data-storefront="product".'],
  ['a hook with an underscore', '<a data-storefront="cart_subtotal"></a>', 'Write data-storefront="cart-subtotal".'],
  ['a hook run together', '<a data-storefront="cartpill"></a>', 'Write data-storefront="cart-pill".'],
  ['a hook with letters swapped', product(MUG, `${PRICE}<i data-storefront="quantiyt"></i>`), 'Write data-storefront="quantity".'],
  ['a hook in the singular', product(MUG, `${PRICE}<i data-storefront="variant"></i>`), 'Write data-storefront="variants".'],
  ['a misspelt newsletter', '<form data-storefront="newsleter" data-form-id="f"></form>', 'Write data-storefront="newsletter".'],
  ['another attribute that is misspelt', `${product(MUG)}<p data-storefront-option="boxes"></p>`, 'Write data-storefront-options.'],
  ['an attribute with a hyphen too many', '<p data-store-front-when="idle"></p>', 'Write data-storefront-when.'],
  ['a setting in the plural', '', 'Write data-checkout-path.', TAG.replace('src', 'data-checkout-paths="/c" src')],
  ['a setting with letters swapped', '', 'Write data-locale.', TAG.replace('src', 'data-lcoale="de" src')],
  ['a misspelt field of a product', product({ ...MUG, titel: 'Mug' }), 'Write "title".'],
  ['a misspelt field of a variant', product({ variants: [{ id: 'v', sku: 'MUG', atributes: {}, price: 2800 }] }), 'Write "attributes".'],
  ['a misspelt price', product({ variants: [{ id: 'v', sku: 'MUG', attributes: {}, prcie: 2800 }] }), 'Write "price".'],
  ['a misspelt sku', product({ variants: [{ id: 'v', skuu: 'MUG', attributes: {}, price: 2800 }] }), 'Write "sku".'],
  ['a misspelt stock', product({ variants: [{ id: 'v', attributes: {}, price: 2800, qtyinstok: 3 }] }), 'Write "qtyInStock".'],
  [
    'a misspelt stock of the second variant',
    product({ variants: [...MUG.variants, { ...MUG.variants[0], id: 'w', sku: 'CUP', qtyInStok: 1 }] }),
    'Write "qtyInStock".',
  ],
  ['a misspelt field of the context', '', 'Write "websiteSettings".', context({ ...SITE, websiteSetings: {} })],
  [
    'a misspelt key of a text',
    '',
    'Write "cart.empty".',
    context({ ...SITE, websiteSettings: { localizedStrings: { 'cart.emtpy': 'Leer' } } }),
  ],

  ['a misspelt setting of the context', '', 'Write "cartPath".', context({ ...SITE, storefront: { cartPth: '/bag' } })],

  // Values that are none.
  [
    'a currency in words, in the context',
    '',
    '"currency" of the page\'s context cannot be "Euro"',
    context({ ...SITE, storefront: { currency: 'Euro' } }),
  ],
  [
    'a moment that is none',
    product(MUG, '<b data-storefront="price" data-storefront-when="visble"></b>'),
    'data-storefront-when="visible"',
  ],
  [
    'a control that is none',
    product(MUG, `${PRICE}<i data-storefront="variants" data-storefront-options="radio"></i>`),
    'Write one of drop-downs, boxes',
  ],
  [
    'a display of sold-out choices that is none',
    product(MUG, `${PRICE}<i data-storefront="variants" data-storefront-sold-out-choices="hidden"></i>`),
    'Write data-storefront-sold-out-choices="hide".',
  ],
  [
    'an answer about consent that is none',
    '<p data-storefront="consent"><button data-storefront-consent="agree">Yes</button></p>',
    'data-storefront-consent cannot be "agree". Write one of accept, decline, save',
  ],
  ['a look that is none', '', 'data-styles cannot be "all". It is full', TAG.replace('src', 'data-styles="all" src')],
  [
    'a path of another site',
    '',
    'data-cart-path cannot be "https://example.com"',
    TAG.replace('src', 'data-cart-path="https://example.com" src'),
  ],
  ['a currency in words', '', 'data-currency cannot be "Euro"', TAG.replace('src', 'data-currency="Euro" src')],
  ['a deadline with a unit', '', 'data-write-deadline cannot be "10s"', TAG.replace('src', 'data-write-deadline="10s" src')],
  ['a gift card by name', product(MUG, PRICE, 'data-product-id="mug" data-product-type="gift-card"'), '4 gift card'],

  // Parts and their places.
  [
    'a quantity outside of a product',
    '<span data-storefront="quantity"></span>',
    'Put it inside the element with data-storefront="product"',
  ],
  ['a picker outside of a product', '<div data-storefront="variants"></div>', 'Put it inside the element with data-storefront="product"'],
  [
    'a restock form outside of a product',
    '<div data-storefront="restock"></div>',
    'Put it inside the element with data-storefront="product"',
  ],
  ['a scarcity outside of a product', '<p data-storefront="scarcity"></p>', 'Put it inside the element with data-storefront="product"'],
  ['an empty product', product(MUG, ''), 'Put elements with data-storefront="price"'],
  ['off on the body of the shop', `<section data-storefront="off"><div>${product(MUG)}</div></section>`, 'Put it only round'],
  [
    'a product without a picker',
    product(SHIRT, `${PRICE}<button data-storefront="add-to-cart">Add</button>`),
    'Put an element with data-storefront="variants" inside.',
  ],
  ['a form without an id', '<div data-storefront="form"></div>', 'Write data-form-id with the id of the form.'],
  ['a captcha without a key', '<div data-storefront="captcha"></div>', 'Write data-captcha-key'],

  // Data.
  ['variants in an object', product({ variants: { id: 'v' } }), 'Write {"variants": ['],
  ['a price in words', product({ variants: [{ id: 'v', attributes: {}, price: 'free' }] }), 'prices in the smallest unit'],
  ['a variant that is a text', product({ variants: ['S'] }), 'Write {"variants": ['],
  ['a list as a product', product([1]), 'Write {"variants": ['],
  ['data in single quotes', product("{'variants': []}".replaceAll("'", '&#39;')), 'line 1, column 2'],
  ['data with a comma too many', product('{"variants": [],}'), 'line 1, column 17'],
  ['a comment in data', product('{/* mug */"variants": []}'), 'line 1, column 2'],
  [
    'broken JSON in a script',
    `<div data-storefront="product" data-product-id="m"><script type="application/json">{"a"}</script>${PRICE}</div>`,
    'line 1, column 5',
  ],
  ['prices that are all under 1.00', product({ variants: [{ id: 'v', attributes: {}, price: 28 }] }, PRICE), 'are they meant so'],
  [
    'a sale price in the wrong unit',
    product({ variants: [{ id: 'v', attributes: {}, price: 45 }] }, '<b data-storefront="price">45,00 €</b>'),
    'Write "price": 4500 (cents)',
  ],

  [
    'structured data in cents',
    product({ ...MUG, title: 'Mug' }),
    '"price": "2800" for "Mug", and the shop shows 28.00. Write "price": "28.00" there (not in cents)',
    structured('{"@type": "Offer", "price": 2800, "priceCurrency": "USD"}'),
  ],
  [
    'structured data of a sold-out product',
    product({ title: 'Mug', variants: [{ ...MUG.variants[0], unlimited: false, qtyInStock: 0 }] }),
    'and the shop shows it as sold out. Write "https://schema.org/OutOfStock" there',
    structured('{"@type": "Offer", "price": "28.00", "availability": "https://schema.org/InStock"}'),
  ],

  // The page.
  ['an empty context', '', 'line 1, column 1', '<script type="application/json" data-storefront-context></script>'],
  [
    'layers of the page before ours',
    '',
    'Begin with "@layer storefront, theme;"',
    '<style>@layer theme, utilities; @layer theme { a { color: red } }</style>',
  ],
  ['storefront.css linked twice', '', 'Take this link away.', SHEET + SHEET],
  [
    'layers of the page that an import brings before ours',
    '',
    'Begin with "@layer storefront, reset;"',
    '<style>@import "/none.css" layer(reset); @layer theme { a { color: red } }</style>',
  ],
  ['a language without texts of ours', product(MUG), 'They come in en, de, fr, es, ja, ar; write your own', TAG, 'nl-BE'],
  [
    'a language without texts of ours, by the setting',
    '',
    'data-language cannot be "nl". It is the language of our texts: en, de, fr, es, ja, ar',
    TAG.replace('src', 'data-language="nl" src'),
  ],
];
