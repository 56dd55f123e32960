import type { PeerCase } from './PeerCase.ts';

/** One way in which the other engine renders otherwise, and why ours is right. */
export interface Difference {
  readonly what: string;
  readonly why: string;
  /** A case that shows it, and what each engine makes of it. */
  readonly example: readonly [template: string, data: unknown, ours: string, theirs: string];
  /** Whether this is what a random case that came out differently shows. */
  explains(found: PeerCase, ours: string, theirs: string): boolean;
}

const isAbout =
  (...names: readonly string[]) =>
  ({ about }: PeerCase): boolean =>
    names.includes(about);
const never = (): boolean => false;
const item = ({ data }: PeerCase): Record<string, unknown> => {
  const page = data as Record<string, unknown>;
  return typeof page['item'] === 'object' && page['item'] !== null ? (page['item'] as Record<string, unknown>) : page;
};
const lacks =
  (...fields: readonly string[]) =>
  (found: PeerCase): boolean =>
    fields.some((field) => (item(found)[field] ?? undefined) === undefined);
const KNOWN_TYPES: ReadonlySet<unknown> = new Set([1, 2, 3, 4, '1', '2', '3', '4']);
const typeOf = (found: PeerCase): unknown =>
  (item(found)['structuredContent'] as { productType?: unknown } | null | undefined)?.productType;
const hasNoType = (found: PeerCase): boolean => !KNOWN_TYPES.has(typeOf(found));

const PRICE_FIELDS = ['priceMoney', 'salePriceMoney', 'price', 'onSale'];
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isGiven = (node: unknown, field: string): boolean => {
  const value = (node as Record<string, unknown> | null)?.[field] ?? undefined;
  // Money without an amount is none.
  const amount = field.endsWith('Money') ? ((value as Record<string, unknown> | undefined)?.['value'] ?? undefined) : value;
  return amount !== undefined;
};
/** The same text once what `pattern` finds is left out of both. */
const isSameWithout = (pattern: RegExp, ours: string, theirs: string): boolean =>
  ours.replaceAll(pattern, '') === theirs.replaceAll(pattern, '');
const amountIn = (text: string): number => Number(text.replace(',', '.').replaceAll(/[^\d.-]/g, ''));
const DAY_MS = 24 * 60 * 60 * 1000;
const utcDayOf = (moment: unknown): number => Math.floor(Number(moment ?? 0) / DAY_MS);
const yearOf = (moment: unknown): number => new Date(Number(moment)).getUTCFullYear();

/** A product of which something is missing that its price depends on. */
function isIncomplete(found: PeerCase): boolean {
  const content = (item(found)['structuredContent'] ?? {}) as Record<string, unknown>;
  const variants = listOf(content['variants']);
  const priced = variants.flatMap((one) => [one, ...listOf((one as Record<string, unknown> | null)?.['pricingOptions'])]);
  return (
    hasNoType(found) ||
    [...priced, ...(variants.length > 0 ? [] : [content])].some((one) => PRICE_FIELDS.some((field) => !isGiven(one, field)))
  );
}

/**
 * The whole list. Two more reasons need no entry, as they are tried on each case (`peer.test.ts`): values of a wrong type are as
 * missing ones, where the other engine prints `NaN`, `true` or a script's own text of them; and an item's own fields are read from
 * the item, where the other engine takes, for some, those of whatever stands around it.
 */
export const differences: readonly Difference[] = [
  {
    what: 'scope in the `.or` of a section',
    why: 'An alternative of a section has the scope around it. Theirs has the value that was not there, in which nothing can be found.',
    example: ['{.section a}x{.or}{@|json}{.end}', { a: 0 }, '{"a":0}', '0'],
    explains: never,
  },
  {
    what: 'blocks between elements',
    why: 'What follows `.alternates with` stands between elements, blocks too. Theirs runs such a block after each one.',
    example: ['{.repeated section a}{@}{.alternates with}{.if @}-{.end}{.end}', { a: [1, 2] }, '1-2', '1-2-'],
    explains: never,
  },
  {
    what: 'references of `format` and `message` in `.var`',
    why: 'They are read in the scope around the tag, as in a variable tag. Theirs reads them one level further out.',
    example: ['{.section a}{.var @v b|format c}{@v}{.end}', { a: { b: '{0}', c: 3 } }, '3', ''],
    explains: ({ kind, template }) => kind === 'language' && /\{\.var[^}]*\|format/.test(template),
  },
  {
    what: 'containers and nothing within a printed list',
    why: 'They have no text. Theirs prints JavaScript’s own.',
    example: ['{a}', { a: [1, { b: 2 }] }, '1,', '1,[object Object]'],
    explains: ({ kind }, ours, theirs) =>
      kind === 'language' &&
      (/\[object Object\]|%5Bobject%20Object%5D/.test(theirs) || ours.replaceAll('null', '') === theirs.replaceAll('null', '')),
  },
  {
    what: 'comments after an open brace',
    why: '`{##` begins a comment wherever it stands. Theirs prints it as text where a brace before it was not closed.',
    example: ['{a|{## {a} ##}', {}, '{a|', '{a|{##  ##}'],
    explains: ({ kind, template }) => kind === 'text' && /\{[^}]*\{##/.test(template),
  },
  {
    what: '`max` and `min` of what is no number',
    why: 'NaN, as in JavaScript. Theirs leaves such values out, or takes them for 0.',
    example: ['{.eval max("a", 2)}', {}, 'NaN', '2'],
    explains: never,
  },
  {
    what: 'chained assignments',
    why: 'Both names are bound. Theirs loses one.',
    example: ['{.eval @a = @b = 2; @a + @b}', {}, '4', '2'],
    explains: never,
  },
  {
    what: 'the trace of an expression',
    why: 'It is for people, and says operators as they are written.',
    example: ['{.eval #1 + 2}', {}, '[1 2 +] 3', 'EVAL=[[1 2 <add>]] -> 3'],
    explains: never,
  },
  {
    what: 'order of a missing value',
    why: 'It has none: it is neither less nor greater than anything.',
    example: ['{.lessThan? a 5}yes{.or}no{.end}', {}, 'no', 'yes'],
    explains: (found) =>
      isAbout('lessThan?', 'lessThanOrEqual?', 'greaterThan?', 'greaterThanOrEqual?')(found) &&
      lacks('recordType', 'title', 'likeCount')(found),
  },
  {
    what: 'a product without data',
    why: 'Without any product data there is nothing to be sold out.',
    example: ['{.sold-out?}yes{.or}no{.end}', {}, 'no', 'yes'],
    explains: (found) => isAbout('sold-out?', 'product-status', 'item-classes')(found) && lacks('structuredContent')(found),
  },
  {
    what: 'price of a product of unknown type',
    why: 'Nobody knows it: the element for it stays empty, rather than saying that it costs nothing.',
    example: [
      '{@|product-price}',
      { structuredContent: { productType: 9 } },
      '<div class="product-price">\n\n</div>',
      '\n\n\n<div class="product-price">\n<span class="sqs-money-native">0.00</span>\n</div>',
    ],
    explains: (found) => isAbout('product-price')(found) && hasNoType(found),
  },
  {
    what: '`same-day?`',
    why: 'Days are those of the site’s time zone, and two missing dates are no day. Theirs counts in UTC, and from 1970.',
    example: [
      '{.same-day?}yes{.or}no{.end}',
      { startDate: 14_400_000, endDate: 18_000_000, website: { timeZone: 'America/New_York' } },
      'no',
      'yes',
    ],
    explains: (found, _ours, theirs) => {
      const { startDate, endDate } = item(found);
      return isAbout('same-day?')(found) && theirs === (utcDayOf(startDate) === utcDayOf(endDate) ? 'yes' : 'no');
    },
  },
  {
    what: '`units-metric?`',
    why: 'Metric unless the shop has chosen otherwise. Theirs has withdrawn it.',
    example: ['{.units-metric?}yes{.or}no{.end}', {}, 'yes', 'no'],
    explains: (found, _ours, theirs) => isAbout('units-metric?')(found) && theirs === 'no',
  },
  {
    what: 'types of promoted blocks in capitals',
    why: 'Old sites have them so.',
    example: ['{.promotedVIDEO?}yes{.or}no{.end}', { promotedBlockType: 'VIDEO' }, 'yes', 'no'],
    explains: never,
  },
  {
    what: '`&nbsp;` in an excerpt, and either spelling of the Disqus name',
    why: 'A no-break blank is a blank; and pages are found with both spellings.',
    example: ['{.excerpt?}yes{.or}no{.end}', { excerpt: '<p>&nbsp;</p>' }, 'no', 'yes'],
    explains: never,
  },
  {
    what: 'money in the older way, and the subtotal of a cart',
    why: 'Theirs has stubs: it prints the number as it came, or that the formatter is deprecated.',
    example: ['{a|money-format}', { a: 123_456 }, '1,234.56', '123456'],
    explains: (found, _ours, theirs) =>
      isAbout('money-format', 'moneyFormat', 'money-string', 'cart-subtotal')(found) &&
      (/deprecated/i.test(theirs) || theirs === String(item(found)['price'] ?? '')),
  },
  {
    what: 'text escaped once, everywhere',
    why: 'A value cannot end an attribute or open a tag. Theirs leaves some attributes and texts raw, and escapes others twice.',
    example: [
      '{@|image x}',
      { title: 'A & B', id: 'a"b' },
      '<noscript><img src="" alt="A &amp; B" /></noscript><img class="x" data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="A &amp; B" data-load="false" data-image-id="a&quot;b" data-type="image" />',
      '<noscript><img src="" alt="A &amp; B" /></noscript><img class="x" data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="A &amp;amp; B" data-load="false" data-image-id="a"b" data-type="image" />',
    ],
    explains: (_found, ours, theirs) => ours === theirs.replaceAll('&amp;', '&').replaceAll('&lt;', '<'),
  },
  {
    what: 'alternative text of a body that is blank',
    why: 'The name of the file says more than blanks.',
    example: [
      '{@|child-image-meta}',
      { items: [{ body: '<p></p>', filename: 'f.jpg' }] },
      'data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="f.jpg" ',
      'data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="  " ',
    ],
    explains: never,
  },
  {
    what: 'colours that an image lacks',
    why: 'No attribute for what is not there. Theirs writes a number sign alone, which is no colour.',
    example: [
      '{@|image-color}',
      { colorData: { topLeftAverage: 'fff' } },
      'data-color-topLeft="#fff"',
      'data-color-topLeft="#fff" data-color-topRight="#" data-color-bottomLeft="#" data-color-bottomRight="#" data-color-center="#" ',
    ],
    explains: (_found, ours, theirs) => isSameWithout(/ ?data-color-\w+="#"/g, ours, theirs),
  },
  {
    what: 'a missing count of comments',
    why: 'Is none: "No Comments", as `comment-count` says too. Theirs prints the noun alone.',
    example: [
      '{@|comment-link}',
      { id: 'i' },
      '<a href="#comments-i" class="sqs-comment-link" data-id="i">No Comments</a>',
      '\n  <a href="#comments-i" class="sqs-comment-link" data-id="i">\n  \n  Comments\n  </a>\n',
    ],
    explains: (found) => isAbout('comment-link')(found) && lacks('publicCommentCount')(found),
  },
  {
    what: 'the holder of comments with neither item nor collection around it',
    why: 'A script needs to know whose comments they are: those of the value.',
    example: [
      '{@|comments}',
      { id: 'i' },
      '<div class="squarespace-comments" id="comments-i" data-item-id="i" data-public-comment-count="" data-comment-state=""></div>',
      '\n  <div class="squarespace-comments" id="comments-i"></div>\n',
    ],
    explains: (found) => isAbout('comments')(found) && !['item', 'collection'].every((name) => isGiven(found.data, name)),
  },
  {
    what: 'an event without both dates',
    why: 'No link to a calendar, rather than one to 1970.',
    example: [
      '{@|google-calendar-url}',
      {},
      '',
      'http://www.google.com/calendar/event?action=TEMPLATE&text=&dates=19700101T000000Z/19700101T000000Z',
    ],
    explains: (found) => isAbout('google-calendar-url')(found) && lacks('startDate', 'endDate')(found),
  },
  {
    what: 'scarcity of the whole product',
    why: 'Hidden unless the shop shows it from the start. Theirs always shows it.',
    example: [
      '{@|product-scarcity}',
      { id: 'i', productMerchandisingContext: { i: { scarcityEnabled: true, scarcityText: 'few', scarcityTemplateViews: [{}] } } },
      '',
      '\n\n  <div class="product-scarcity">\n    few\n  </div>\n\n',
    ],
    explains: (found, ours, theirs) => {
      // Theirs takes attributes that a view lacks from the item around it.
      const viewsOf = (html: string): readonly string[] => html.match(/>[^<]+<\/div>/g) ?? [];
      return isAbout('product-scarcity')(found) && viewsOf(ours).every((view) => viewsOf(theirs).includes(view));
    },
  },
  {
    what: 'answers given in part',
    why: 'A missing part leaves no comma, slash or dash behind, and no answer at all reads N/A. A field without a raw title goes by its title, one without `values` by its `value`.',
    example: [
      '{@|summary-form-field}',
      { type: 'date', rawTitle: 'D', values: { Month: '1' } },
      '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">D:</span> 1\n</div>',
      '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">D:</span> 1//\n</div>',
    ],
    explains: (found, ours, theirs) =>
      isAbout('summary-form-field')(found) &&
      (isSameWithout(/N\/A|[\s,/:()-]|<div style="padding-left:5px;">|<\/?div>/g, ours, theirs) ||
        lacks('rawTitle')(found) ||
        JSON.stringify(item(found)['values'] ?? []).length === 2 ||
        (item(found)['type'] === 'checkbox' && !Array.isArray(item(found)['values']))),
  },
  {
    what: 'a variant told by its attributes',
    why: 'Products carry `attributes`, carts `optionValues`: either tells a variant. Theirs knows carts only, and prints a slash for what is empty.',
    example: ['{@|variant-descriptor}', { attributes: { Size: 'S' } }, 'S', ''],
    explains: (found, ours, theirs) =>
      isAbout('variant-descriptor')(found) && (listOf(item(found)['optionValues']).length === 0 || isSameWithout(/[ /]/g, ours, theirs)),
  },
  {
    what: 'names of months and days',
    why: 'They are the locale’s. Theirs has English ones only.',
    example: ['{a|date %A}', { a: 0 }, 'Mittwoch', 'Wednesday'],
    explains: (found) =>
      isAbout('date')(found) && found.locale !== 'en-US' && /[aAbBchpPrvxXUWgGV]/.test(found.template.split('|date')[1] ?? ''),
  },
  {
    what: 'dates that are no numbers',
    why: '"Invalid date." and an error, so that the page’s author learns of it.',
    example: ['{a|date %Y}', { a: 'soon' }, 'Invalid date.', ''],
    explains: never,
  },
  {
    what: 'intervals over a year’s end, and backwards',
    why: 'The years are told where they differ, and the earlier end first.',
    example: ['{a,b|datetime-interval MMMd}', { a: 1_582_606_800_000, b: 1_614_229_200_000 }, 'Feb 25, 2020 – Feb 25, 2021', 'Feb 25 – 25'],
    explains: (found) => {
      const { v, w } = found.data as Record<string, unknown>;
      return isAbout('datetime-interval')(found) && (yearOf(v) !== yearOf(w) || Number(w) < Number(v));
    },
  },
  {
    what: 'prices of what is incomplete',
    why: 'A variant without a price counts for nothing, and what has no known type or no plan has no price. Theirs takes what is missing for 0.',
    example: ['{@|from-price}', { structuredContent: { productType: 1, variants: [{}, { priceMoney: { value: '5.00' } }] } }, '500', '0'],
    explains: (found) =>
      isAbout('from-price', 'normal-price', 'sale-price', 'subscription-price', 'product-price', 'varied-prices?', 'on-sale?')(found) &&
      isIncomplete(found),
  },
  {
    what: 'a subscription without a plan',
    why: 'There is no attribute for it, rather than one that is no JSON.',
    example: [
      '{@|variants-select}',
      { structuredContent: { isSubscribable: true, variantOptionOrdering: ['A'], variants: [{}, {}] } },
      '<div class="product-variants" data-item-id="" data-variants="[{},{}]" data-is-subscribable="true" data-animation-role="content"><div class="variant-option"><div class="variant-option-title">A: </div><div class="variant-select-wrapper"><select aria-label="Select A" data-variant-option-name="A"><option value="">Select A</option></select></div><div class="variant-radiobtn-wrapper" data-variant-option-name="A"></div></div></div>',
      '<div class="product-variants" data-item-id="" data-variants="[{},{}]" data-is-subscribable="true" data-subscription-plan="" data-animation-role="content"><div class="variant-option"><div class="variant-option-title">A: </div><div class="variant-select-wrapper"><select aria-label="Select A" data-variant-option-name="A"><option value="">Select A</option></select></div><div class="variant-radiobtn-wrapper" data-variant-option-name="A"></div></div></div>',
    ],
    explains: (_found, ours, theirs) => ours === theirs.replaceAll(' data-subscription-plan=""', ''),
  },
  {
    what: 'a gift card on sale',
    why: 'Whatever has a variant on sale is on sale, by one rule for the server and the page’s scripts.',
    example: ['{.on-sale?}yes{.or}no{.end}', { structuredContent: { productType: 4, variants: [{ onSale: true }] } }, 'yes', 'no'],
    explains: (found) =>
      isAbout('on-sale?', 'product-status', 'item-classes', 'sale-price')(found) && [4, '4'].includes(typeOf(found) as number),
  },
  {
    what: 'a section of `@index`',
    why: 'A number that is there, in the scope that repeats.',
    example: ['{.repeated section a}{.section @index}{@}{.end}{.end}', { a: ['x', 'y'] }, '12', ''],
    explains: ({ kind, template }) => kind === 'language' && /section @index/.test(template),
  },
  {
    what: 'bits of a value',
    why: '`~` works on the value of a name as on a number written out.',
    example: ['{.eval ~a}', { a: 5 }, '-6', '-1'],
    explains: ({ kind, template }) => kind === 'expressions' && template.includes('~'),
  },
  {
    what: 'a plural with an offset',
    why: 'The number is told as a number: no zeros after the point, no minus before a zero.',
    example: ['{m|message n}', { m: '{0 plural offset:1 other{#}}', n: '1.0' }, '0', '-0.0'],
    explains: (found) => isAbout('message')(found) && JSON.stringify(found.data).includes('offset:'),
  },
  {
    what: 'relative times',
    why: 'An option that is named is on. Theirs wants `:true` after it. Fractions are those of calendar months, and there are weeks in every language.',
    example: ['{a|relative-time numericOnly}', { a: 1_582_663_909_999 }, 'in 0 Sekunden', 'jetzt'],
    explains: (found, ours) =>
      isAbout('relative-time')(found) && (found.locale !== 'en-US' || found.template.includes('maxfrac') || ours.includes('in 0 ')),
  },
  {
    what: 'the most significant digits of a small number',
    why: 'A most asks for none. Theirs fills a small number up to it with zeros.',
    example: ['{a|decimal maxsig:3}', { a: 0 }, '0', '0.00'],
    explains: (found, ours, theirs) => found.template.includes('maxsig:') && amountIn(ours) === amountIn(theirs),
  },
  {
    what: 'short amounts and digits asked for',
    why: 'One decimal is one decimal. Theirs shows up to three figures all the same.',
    example: ['{a|money style:short minfrac:1}', { a: { decimalValue: '1234.5', currencyCode: 'USD' } }, '$1.2K', '$1.23K'],
    explains: never,
  },
];
