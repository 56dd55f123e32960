import type { PeerCase } from './PeerCase.ts';

/** A template and its result in each engine; `en-US` by default. */
type Example = readonly [template: string, data: unknown, ours: string, theirs: string, locale?: string];

/** A difference in rendering, and why ours is right. */
export interface Difference {
  readonly what: string;
  readonly why: string;
  readonly examples: readonly Example[];
  /** Whether it explains a random case's difference. */
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
const typeOf = (found: PeerCase): unknown =>
  (item(found)['structuredContent'] as { productType?: unknown } | null | undefined)?.productType;
const hasUnknownType = (found: PeerCase): boolean => !['1', '2', '3', '4'].includes(String(typeOf(found)));
const isUnsubscribed = (found: PeerCase): boolean =>
  ['2', '4'].includes(String(typeOf(found))) &&
  ['true', true].includes((item(found)['structuredContent'] as { isSubscribable?: boolean | string }).isSubscribable ?? '');
const variantsLack = (found: PeerCase, ...fields: readonly string[]): boolean => {
  const { variants } = (item(found)['structuredContent'] ?? {}) as { variants?: unknown };
  return (
    Array.isArray(variants) &&
    variants.some((variant) => fields.some((field) => (variant as Record<string, unknown>)?.[field] === undefined))
  );
};
const lacksPlan = (found: PeerCase): boolean => {
  const { subscriptionPlan } = (item(found)['structuredContent'] ?? {}) as {
    subscriptionPlan?: { billingPeriod?: Record<string, unknown> };
  };
  return !subscriptionPlan?.billingPeriod?.['unit'] || !(Number(subscriptionPlan.billingPeriod['value']) > 0);
};
const DAY_MS = 24 * 60 * 60 * 1000;
const utcDayOf = (moment: unknown): number => Math.floor(Number(moment ?? 0) / DAY_MS);
const yearOf = (moment: unknown): number => new Date(Number(moment)).getUTCFullYear();
const isOf = (kind: PeerCase['kind'], found: PeerCase, pattern: RegExp): boolean => found.kind === kind && pattern.test(found.template);

// Two that need a second rendering (`PeerCase.simpler`).
export const OWN_FIELDS = 'an item’s own fields';
export const WRONG_TYPES = 'values of a wrong type';

/** "Description" is the language's documentation, on which its two public implementations differ. */
export const differences: readonly Difference[] = [
  {
    what: 'scope and place of blocks',
    why:
      'As described: the `.or` of a section has the scope around it, what follows `.alternates with` stands between elements and not after the ' +
      'last, `@index` can be a section in the scope that repeats, and the references of a formatter in a `.var` are read around the tag.',
    examples: [
      ['{.section a}x{.or}{@|json}{.end}', { a: 0 }, '{"a":0}', '0'],
      ['{.repeated section a}{@}{.alternates with}{.if @}-{.end}{.end}', { a: [1, 2] }, '1-2', '1-2-'],
      ['{.repeated section a}{.section @index}{@}{.end}{.end}', { a: ['x', 'y'] }, '12', ''],
      ['{.section a}{.var @v b|format c}{@v}{.end}', { a: { b: '{0}', c: 3 } }, '3', ''],
    ],
    explains: (found) => isOf('language', found, /\{\.var[^}]*\|format|section @index/),
  },
  {
    what: 'braces within braces',
    why:
      'As described, a tag begins at the last `{` before its `}`, and `{##` begins a comment wherever it stands; a place in a text for ' +
      '`format` likewise. Theirs counts from an earlier brace.',
    examples: [
      ['{a|{## {a} ##}', {}, '{a|', '{a|{##  ##}'],
      ['{a|format b}', { a: '{x{0}', b: 1 }, '{x1', '1'],
    ],
    explains: (found, ours) => isOf('text', found, /\{[^}]*\{##/) || (isOf('language', found, /\|format/) && /[{}]/.test(ours)),
  },
  {
    what: 'containers and nothing within a printed list',
    why: 'As described, they have no text, and a formatter of texts makes them empty. Theirs prints JavaScript’s own.',
    examples: [['{a}', { a: [1, { b: 2 }] }, '1,', '1,[object Object]']],
    explains: ({ kind, template }, ours, theirs) =>
      kind === 'language' &&
      (/object(?: |%20|-)object|\[o\.\.\./i.test(theirs) ||
        /\|(?:str|htmlattr)\|/.test(template) ||
        ours.replaceAll('null', '') === theirs.replaceAll('null', '')),
  },
  {
    what: 'calculations',
    why:
      'Expressions are JavaScript’s: `~` works on the value of a name, `=` hands its value on, and a zero has no sign. Theirs forgets the ' +
      'name, the first of two assignments, and tells a plural of "-0.0".',
    examples: [
      ['{.eval ~a}', { a: 5 }, '-6', '-1'],
      ['{.eval @a = @b = 2; @a + @b}', {}, '4', '2'],
      ['{m|message n}', { m: '{0 plural offset:1 other{#}}', n: '1.0' }, '0.0', '-0.0'],
    ],
    explains: (found, ours, theirs) => isOf('expressions', found, /~/) || ours === theirs.replaceAll('-0.0', '0.0'),
  },
  {
    what: 'missing data',
    why:
      'As described, no predicate holds of what is missing: it has no order, is no product that could be sold out, no day, and no ' +
      'flag. And nobody ' +
      'knows the price of a product of no known type, or what is paid how often without a unit of time. Theirs takes what is missing for less than all else, 0, or 1970.',
    examples: [
      ['{.lessThan? a 5}yes{.or}no{.end}', {}, 'no', 'yes'],
      ['{.sold-out?}yes{.or}no{.end}', {}, 'no', 'yes'],
      ['{.same-day?}yes{.or}no{.end}', {}, 'no', 'yes'],
      ['{.varied-prices?}yes{.or}no{.end}', { structuredContent: { productType: 1, variants: [{ onSale: false }, {}] } }, 'no', 'yes'],
      [
        '{@|product-price}',
        { structuredContent: { productType: 9 } },
        '<div class="product-price">\n\n</div>',
        '\n\n\n<div class="product-price">\n<span class="sqs-money-native">0.00</span>\n</div>',
      ],
      [
        '{@|product-price}',
        {
          structuredContent: {
            productType: 1,
            isSubscribable: true,
            subscriptionPlan: { billingPeriod: { value: 1 }, numBillingCycles: 0 },
            variants: [{ priceMoney: { value: '7.50', currency: 'USD' } }],
          },
        },
        '<div class="product-price">\nUnavailable\n</div>',
        '<div class="product-price">\n<span class="sqs-money-native">7.50</span> every\n</div>',
      ],
    ],
    explains: (found) =>
      (isAbout('lessThan?', 'lessThanOrEqual?', 'greaterThan?', 'greaterThanOrEqual?')(found) &&
        lacks('recordType', 'title', 'likeCount')(found)) ||
      (isAbout('sold-out?', 'product-status', 'item-classes')(found) && lacks('structuredContent')(found)) ||
      (isAbout('same-day?')(found) && lacks('startDate', 'endDate')(found)) ||
      (isAbout('product-price')(found) && (hasUnknownType(found) || lacksPlan(found))) ||
      (isAbout('varied-prices?', 'product-price', 'subscription-price')(found) && variantsLack(found, 'onSale', 'price')),
  },
  {
    what: 'the site’s time zone and language',
    why: 'As described, `same-day?` counts days where the site is, and `date` names months and days in its language. Theirs: UTC and English.',
    examples: [
      [
        '{.same-day?}yes{.or}no{.end}',
        { startDate: 14_400_000, endDate: 18_000_000, website: { timeZone: 'America/New_York' } },
        'no',
        'yes',
      ],
      ['{a|date %A}', { a: 0 }, 'Mittwoch', 'Wednesday', 'de-DE'],
    ],
    explains: (found, _ours, theirs) => {
      const { startDate, endDate } = item(found);
      return (
        (isAbout('same-day?')(found) && theirs === (utcDayOf(startDate) === utcDayOf(endDate) ? 'yes' : 'no')) ||
        (isAbout('date')(found) && found.locale !== 'en-US' && /[aAbBchpPrvxXUWgGV]/.test(found.template.split('|date')[1] ?? ''))
      );
    },
  },
  {
    what: 'what theirs has withdrawn',
    why: 'Pages still use it: money in the older way, the subtotal of a cart, `units-metric?`. Theirs has stubs.',
    examples: [
      ['{a|money-format}', { a: 123_456 }, '1,234.56', '123456'],
      ['{.units-metric?}yes{.or}no{.end}', {}, 'yes', 'no'],
    ],
    explains: (found, _ours, theirs) =>
      (isAbout('units-metric?')(found) && theirs === 'no') ||
      (isAbout('money-format', 'moneyFormat', 'money-string', 'cart-subtotal')(found) &&
        (/deprecated/i.test(theirs) || theirs === String(item(found)['price'] ?? ''))),
  },
  {
    what: 'text escaped once, everywhere',
    why: 'A value cannot end an attribute or open a tag. Theirs leaves some attributes and texts raw, and escapes others twice.',
    examples: [
      [
        '{@|image x}',
        { title: 'A & B', id: 'a"b' },
        '<noscript><img src="" alt="A &amp; B" /></noscript><img class="x" data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="A &amp; B" data-load="false" data-image-id="a&quot;b" data-type="image" />',
        '<noscript><img src="" alt="A &amp; B" /></noscript><img class="x" data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="A &amp;amp; B" data-load="false" data-image-id="a"b" data-type="image" />',
      ],
    ],
    explains: (_found, ours, theirs) => ours === theirs.replaceAll('&amp;', '&').replaceAll('&lt;', '<'),
  },
  {
    what: 'the shop’s own rules',
    why:
      'Those of the browser hold on the server too: what is scarce is told from the start only where the shop says so, what has a variant on ' +
      'sale is on sale, gift cards too, only goods and services are sold by subscription, a question without an answer reads N/A, and a date that is no number "Invalid date.".',
    examples: [
      [
        '{@|product-scarcity}',
        { id: 'i', productMerchandisingContext: { i: { scarcityEnabled: true, scarcityText: 'few', scarcityTemplateViews: [{}] } } },
        '',
        '\n\n  <div class="product-scarcity">\n    few\n  </div>\n\n',
      ],
      [
        '{@|product-price}',
        { structuredContent: { productType: 2, isSubscribable: true, priceMoney: { value: '5.00', currency: 'USD' } } },
        '<div class="product-price">\n<span class="sqs-money-native">5.00</span>\n</div>',
        '<div class="product-price">\nUnavailable\n</div>',
      ],
      ['{.on-sale?}yes{.or}no{.end}', { structuredContent: { productType: 4, variants: [{ onSale: true }] } }, 'yes', 'no'],
      [
        '{@|summary-form-field}',
        { type: 'date', rawTitle: 'D', values: {} },
        '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">D:</span> N/A\n</div>',
        '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">D:</span> //\n</div>',
      ],
      ['{a|date %Y}', { a: 'soon' }, 'Invalid date.', ''],
    ],
    explains: (found, ours, theirs) => {
      const viewsOf = (html: string): readonly string[] => html.match(/>[^<]+<\/div>/g) ?? [];
      return (
        (isAbout('product-scarcity')(found) && viewsOf(ours).every((view) => viewsOf(theirs).includes(view))) ||
        (isAbout('on-sale?', 'product-status', 'product-price', 'sale-price', 'item-classes')(found) &&
          [4, '4'].includes(typeOf(found) as number)) ||
        (isAbout('add-to-cart-btn', 'product-checkout', 'variants-select', 'product-price')(found) && isUnsubscribed(found)) ||
        (isAbout('summary-form-field')(found) && ours.includes('N/A'))
      );
    },
  },
  {
    what: 'numbers and intervals by CLDR',
    why:
      'The description asks for what the platform’s own Intl writes: an interval tells the years where they differ, and its earlier end first; ' +
      'an exponent has no plus.',
    examples: [
      ['{a,b|datetime-interval MMMd}', { a: 1_582_606_800_000, b: 1_614_229_200_000 }, 'Feb 25, 2020 – Feb 25, 2021', 'Feb 25 – 25'],
      ['{a|decimal style:scientific maxfrac:1}', { a: 12_345 }, '1.2E4', '1.2E+4'],
    ],
    explains: (found) => {
      const { v, w } = found.data as Record<string, unknown>;
      return isAbout('datetime-interval')(found) && (yearOf(v) !== yearOf(w) || Number(w) < Number(v));
    },
  },
  {
    what: OWN_FIELDS,
    why: 'As described, they are read from the item. Theirs takes some that it lacks from whatever stands around it.',
    examples: [],
    explains: never,
  },
  {
    what: WRONG_TYPES,
    why: 'They are as missing ones. Theirs prints `NaN`, `true` or a script’s own text of them.',
    examples: [],
    // Only lists are checked; a random field may have the parts of an address.
    explains: (found) =>
      isAbout('summary-form-field')(found) && item(found)['type'] === 'checkbox' && !Array.isArray(item(found)['values']),
  },
];
