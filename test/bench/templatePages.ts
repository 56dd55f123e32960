/** A page of the template bench: our template, the handlebars one if possible, and the data. */
export interface BenchPage {
  readonly name: string;
  readonly template: string;
  readonly handlebars: string | null;
  readonly data: object;
  /** Ours with `locale: null`, the other without its locale data. */
  readonly withoutLocale?: true;
}

const PRODUCTS = 100;
const DEPTH = 12;

const productAt = (index: number): object => ({
  id: `item-${index}`,
  collectionId: 'shop',
  recordType: 11,
  title: `Product ${index} <special> & more`,
  fullUrl: `/shop/product-${index}?a=1&b=2`,
  excerpt: '<p>Made by hand, in a small place with a view, from what grows nearby.</p>',
  isNew: index % 3 === 0,
  tags: ['summer', 'linen', `tag ${index}`],
  categories: ['Shirts & Tops'],
  author: { displayName: 'Ann Lee' },
  assetUrl: `/images/${index}.jpg`,
  originalSize: '800x1000',
  systemDataVariants: '800x1000,100w,300w,500w,750w',
  mediaFocalPoint: { x: 0.5, y: 0.4 },
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size', 'Color'],
    variants: [0, 1, 2].map((variant) => ({
      sku: `SQ${index}${variant}`,
      attributes: { Size: ['S', 'M', 'L'][variant], Color: 'Blue' },
      price: 5000 + index,
      salePrice: 4000,
      priceMoney: { value: `${50 + index}.00`, currency: 'USD' },
      salePriceMoney: { value: '40.00', currency: 'USD' },
      onSale: index % 5 === 0,
      unlimited: false,
      qtyInStock: index % 4,
    })),
  },
});

const items = Array.from({ length: PRODUCTS }, (_, index) => productAt(index));
const website = { siteTitle: 'The "Shop"', timeZone: 'America/New_York' };

const list: BenchPage = {
  name: 'list of 100 products',
  template: [
    '<h1>{website.siteTitle|html}</h1><ul>',
    '{.repeated section items}<li id="{id|htmltag}" class="{.if isNew}new{.or}old{.end}"><a href="{fullUrl|htmltag}">{@index}. {title|html}</a>',
    '<img src="{assetUrl}?format=500w" alt="{title|htmltag}">{.section structuredContent.variants.0}<b>{priceMoney.value} {priceMoney.currency}</b> {sku}{.end}',
    '{.repeated section tags}<i>{@|html}</i>{.alternates with}, {.end}</li>\n{.or}<li>none</li>{.end}</ul>',
  ].join(''),
  handlebars: [
    '<h1>{{website.siteTitle}}</h1><ul>',
    '{{#each items}}<li id="{{id}}" class="{{#if isNew}}new{{else}}old{{/if}}"><a href="{{fullUrl}}">{{@index}}. {{title}}</a>',
    '<img src="{{{assetUrl}}}?format=500w" alt="{{title}}">{{#with structuredContent.variants.[0]}}<b>{{{priceMoney.value}}} {{{priceMoney.currency}}}</b> {{{sku}}}{{/with}}',
    '{{#each tags}}<i>{{this}}</i>{{#unless @last}}, {{/unless}}{{/each}}</li>\n{{else}}<li>none</li>{{/each}}</ul>',
  ].join(''),
  data: { website, items },
};

function nest(level: number): object {
  return level === 0 ? { title: 'deepest', items: items.slice(0, 20) } : { title: `level ${level}`, part: nest(level - 1) };
}

const deep: BenchPage = {
  name: 'deep sections',
  template: `${'{.section part}<div><h2>{title|html}</h2>'.repeat(DEPTH)}{.repeated section items}{.section author}<p>{displayName} {website.siteTitle|html} {title}</p>{.end}{.end}${'</div>{.end}'.repeat(DEPTH)}`,
  handlebars: `${'{{#with part}}<div><h2>{{title}}</h2>'.repeat(DEPTH)}{{#each items}}{{#with author}}<p>{{{displayName}}} {{@root.website.siteTitle}} {{{../title}}}</p>{{/with}}{{/each}}${'</div>{{/with}}'.repeat(DEPTH)}`,
  data: { website, part: nest(DEPTH - 1) },
};

const commerce: BenchPage = {
  name: 'commerce formatters',
  template: [
    '{.repeated section items}<article class="{@|item-classes}" data-item-id="{id}">{@|image}{@|product-price}{@|product-status}{.if sold-out?}{.or}{@|quantity-input}{.end}',
    '{@|variants-select}{@|add-to-cart-btn}{@|product-quick-view shop}{excerpt|safe|truncate 40|html}</article>{.end}',
  ].join(''),
  handlebars: null,
  data: { website, items },
};

const small: BenchPage = {
  name: 'small page',
  template: '<a href="{url|htmltag}" class="{.if isNew}new{.or}old{.end}">{title|html}</a>{.section author}<i>{name}</i>{.end}',
  handlebars: '<a href="{{url}}" class="{{#if isNew}}new{{else}}old{{/if}}">{{title}}</a>{{#with author}}<i>{{{name}}}</i>{{/with}}',
  data: { url: '/a?b=1&c=2', title: 'Cups & saucers', isNew: true, author: { name: 'Ann Lee' } },
  withoutLocale: true,
};

const least: BenchPage = {
  name: 'one value',
  template: 'Hello {name}!',
  handlebars: 'Hello {{{name}}}!',
  data: { name: 'Ann' },
  withoutLocale: true,
};

const calculations: BenchPage = {
  name: 'expressions',
  template: [
    '{.eval @total = 0}{.repeated section items}{.eval @n = @index * 2 + 1}<li>{.eval structuredContent.productType * 3 + (@n % 7) - max(1, @index)}',
    '{.eval @n > 10 && isNew}{.eval "Nr. " + @index + ": " + title}{.eval -2 ** 2 + abs(@n - 50) / 4}</li>{.end}',
  ].join(''),
  handlebars: null,
  data: { items },
  withoutLocale: true,
};

/** As long as the longest themes' pages, 150 kB. */
const long: BenchPage = {
  name: 'long page',
  template: [
    '<style>.a { color: red; } .b { margin: 0 }</style>\n<section>\n<h2>{title|html}</h2>\n{.repeated section tags}<b>{@|html}</b>{.alternates with}, {.end}',
    '{.if isNew}new{.or}old{.end}{.section author}<i>{displayName}</i>{.end}<a href="{fullUrl|htmltag}">{title|truncate 40|html}</a>\n',
    '<p>Some text that is here for its length, with a few words and no tag.</p></section>\n',
  ]
    .join('')
    .repeat(400),
  handlebars: null,
  data: productAt(1),
  withoutLocale: true,
};

const footer = [
  '<footer class="footer"><nav><a href="/about">About us</a> <a href="/contact">Contact</a></nav>\n',
  '<p>Made by hand, in a small place with a view, from what grows nearby.</p></footer>\n',
]
  .join('')
  .repeat(12);

/** Like most partials of a theme. */
const plain: BenchPage = {
  name: 'text without a tag',
  template: footer,
  handlebars: footer,
  data: { website },
  withoutLocale: true,
};

export const benchPages: readonly BenchPage[] = [list, deep, commerce, small, least, plain, calculations, long];
