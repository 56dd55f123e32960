import * as fc from 'fast-check';
import { fullLanguage } from '../../../src/template/fullLanguage.ts';
import { coreFormatters } from '../../../src/template/formatters/core/coreFormatters.ts';
import { i18nFormatters } from '../../../src/template/formatters/i18n/i18nFormatters.ts';
import { OWN_FIELDS, WRONG_TYPES } from './differences.ts';
import type { PeerCase } from './PeerCase.ts';

const WRONG_TYPED = [null, 0, 1, '', 'x', true, false, 'false', [], {}, ['x'], { x: 1 }];
/** Marked as the wrong type until the data are made. */
const WRONG = Symbol('wrong');
const wrong = fc.constantFrom<unknown>(...WRONG_TYPED).map((value) => ({ [WRONG]: value }));

function made(node: unknown, withWrong: boolean): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (WRONG in node) return withWrong ? structuredClone(node[WRONG]) : undefined;
  if (Array.isArray(node)) return node.map((element) => made(element, withWrong) ?? null);
  const entries = Object.entries(node).map(([key, value]) => [key, made(value, withWrong)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Correct, missing, or of another type. */
const field = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: right }, { weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: wrong });
const of = (...values: unknown[]): fc.Arbitrary<unknown> => field(fc.constantFrom<unknown>(...values));
const record = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> => fc.record(fields);

const flag = of(true, false);
const price = field(record({ value: of('5.00', '7.50', '0.00', '1234.00'), currency: of('USD', 'EUR') }));
const variant = record({
  id: of('v1'),
  sku: of('SQ1'),
  attributes: field(record({ Size: of('S', 'M', '<L>'), Color: of('Blue', 'Red') })),
  price: of(500, 750),
  priceMoney: price,
  salePriceMoney: price,
  onSale: flag,
  unlimited: flag,
  qtyInStock: of(0, 1, 5),
  pricingOptions: field(fc.array(record({ priceMoney: price, salePriceMoney: price, onSale: flag }), { maxLength: 2 })),
});
const content = record({
  productType: of(1, 2, 3, 4),
  variants: field(fc.array(variant, { maxLength: 3 })),
  variantOptionOrdering: of(['Size', 'Color'], ['Size']),
  priceMoney: price,
  salePriceMoney: price,
  onSale: flag,
  isSubscribable: of(false, true),
  subscriptionPlan: field(
    record({ billingPeriod: field(record({ value: of(1, 2), unit: of('WEEK', 'MONTH', 'YEAR') })), numBillingCycles: of(0, 1, 6) }),
  ),
  useCustomAddButtonText: flag,
  customAddButtonText: of('Get it'),
  productSubscriptionOptions: field(fc.array(fc.constant({ id: 'o1' }), { maxLength: 1 })),
  audioAssetUrl: of('/a.mp3'),
});
const item = record({
  id: of('i1'),
  collectionId: of('c1'),
  recordType: of(1, 2, 4, 5, 7, 8, 11, 12, 14, 16, 18, 20, 30, 50, -1),
  promotedBlockType: of('image', 'video', 'VIDEO', 'quote', 'embed', 'map'),
  recordTypeLabel: of('blog'),
  title: of('Title', 'A & B'),
  body: of('<p>Body</p>', '<p></p>', ' '),
  excerpt: of('Ex', '<p> </p>', '<p>&nbsp;</p>', { html: '<b>x</b>' }),
  filename: of('f.jpg'),
  fullUrl: of('/x'),
  assetUrl: of('/i.jpg'),
  originalSize: of('800x600'),
  systemDataVariants: of('100w,300w', '300w,100w,1500w', '2500w'),
  mediaFocalPoint: field(record({ x: of(0, 0.25), y: of(1, 0.5) })),
  altText: of('Alt', ''),
  blockType: of(5, 2),
  componentKey: of('k'),
  licensedAssetPreview: of({ a: 1 }),
  colorData: field(
    record({
      topLeftAverage: of('fff'),
      topRightAverage: of('000'),
      bottomLeftAverage: of('111'),
      bottomRightAverage: of('222'),
      centerAverage: of('333'),
    }),
  ),
  mainImageId: of('m1'),
  systemDataId: of('s1'),
  coverImage: field(record({ title: of('Cover'), assetUrl: of('/c.jpg') })),
  items: field(fc.array(record({ mainImageId: of('m'), title: of('Child') }), { maxLength: 2 })),
  categories: of([], ['c one', 'two']),
  tags: of([], ['t']),
  author: field(record({ displayName: of('Ann Lee') })),
  starred: flag,
  publicCommentCount: of(0, 1, 5),
  commentState: of(1, 2),
  likeCount: of(3),
  startDate: of(1_582_606_800_000, 1_582_650_000_000),
  endDate: of(1_582_653_600_000, 1_585_285_200_000),
  location: field(record({ mapLat: of(1.5), mapLng: of(-2), addressLine1: of('1 Road'), addressCountry: of('US') })),
  passthrough: flag,
  sourceUrl: of('/s'),
  externalLink: of('/e'),
  folderBehavior: of(1, 2, 3),
  userName: of('ann'),
  profileUrl: of('http://t/ann'),
  serviceName: of('email', 'twitter'),
  typeName: of('blog'),
  backgroundSource: of(1, 2, 3, 4, -1),
  currentType: of(1, 3),
  calendarView: flag,
  showPastOrUpcomingEvents: of('past', 'upcoming'),
  debug: flag,
  collection: field(record({ type: of(1, 7, 10), folder: flag, folderBehavior: of(1, 2), typeName: of('blog') })),
  options: field(
    record({
      design: of('grid', 'slider'),
      'meta-position': of('top', 'bottom-left'),
      'active-alignment': of('left', 'center'),
      controls: flag,
      indicators: flag,
      autoplay: flag,
      lightbox: flag,
      thumbnails: flag,
      'show-meta': flag,
      'auto-crop': flag,
      'square-thumbs': flag,
      'show-meta-on-hover': flag,
    }),
  ),
  oembed: field(record({ html: of('<iframe></iframe>'), providerName: of('YouTube') })),
  overlay: flag,
  hue: of(0, 120.5),
  saturation: of(0, 0.5),
  lightness: of(1, 0.25),
  alpha: of(0.5),
  structuredContent: field(content),
  attributes: of({ Size: 'S' }),
  optionValues: field(fc.array(record({ value: of('S', 'Blue', '') }), { maxLength: 2 })),
  entries: field(fc.array(record({ quantity: of(1, 2) }), { maxLength: 2 })),
  type: of('text', 'address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time'),
  rawTitle: of('Q'),
  value: of('answer'),
  values: field(
    record({
      First: of('A'),
      Last: of('B'),
      Line1: of('1'),
      Line2: of('2'),
      City: of('C'),
      State: of('S'),
      Zip: of('Z'),
      Country: of('1'),
      Month: of('1'),
      Day: of('2'),
      Year: of('3'),
      Hour: of('4'),
      Minute: of('5'),
      Second: of('6'),
      Ampm: of('PM'),
      Areacode: of('7'),
      Prefix: of('8'),
      Line: of('9'),
    }),
  ),
});
const STRINGS = {
  productAddToCartText: 'In den Korb',
  productSaleText: 'Rabatt',
  productSoldOutText: 'Aus',
  productPriceFromText: 'ab {fromPrice}',
  productQuickViewText: 'Blick',
  productQuantityInputLabel: 'Menge',
  giftCardValueDisplayText: 'Wert',
};
const site = record({
  website: field(
    record({
      timeZone: of('America/New_York'),
      shareButtonOptions: of({ a: true }, {}),
      captchaSettings: field(record({ siteKey: of('k') })),
    }),
  ),
  websiteSettings: field(
    record({
      simpleLikingEnabled: flag,
      commentsEnabled: flag,
      disqusShortName: fc.constantFrom(undefined, undefined, 'shop'),
      disqusShortname: fc.constantFrom(undefined, undefined, undefined, 'shop'),
      storeSettings: field(record({ multipleQuantityAllowedForServices: flag })),
    }),
  ),
  featureFlags: field(record({ useCLDRMoneyFormat: flag })),
  localizedStrings: of(STRINGS, {}),
  'base-url': of('http://base'),
  productMerchandisingContext: field(
    record({
      i1: field(
        record({
          customSoldOutText: of('Gone'),
          scarcityEnabled: flag,
          scarcityShownByDefault: flag,
          scarcityText: of('Only {qtyInStock} left'),
          scarcityTemplateViews: of([{ qtyInStock: 2 }, { qtyInStock: 1, attributes: { Size: 'S' } }]),
          mailingListSignUpEnabled: flag,
          mailingListOptInByDefault: flag,
          restockNotificationViews: of([{ variantId: 'v1' }]),
          restockNotificationMessages: of({ CTAText: 'Tell me', buttonText: 'Go' }),
        }),
      ),
    }),
  ),
});

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'child-image-meta': ['', ' 0', ' 1'],
  image: ['', ' big'],
  'image-color': ['', ' topLeft', ' center color'],
  'product-quick-view': ['', ' group', ' id'],
  video: ['', ' load-false', ' load-false color-data'],
  resizedHeightForWidth: [' 400'],
  resizedWidthForHeight: [' 300'],
  squarespaceThumbnailForWidth: [' 400'],
  squarespaceThumbnailForHeight: [' 900'],
};
const PARTS: Readonly<Record<string, string>> = {
  width: 'originalSize',
  height: 'originalSize',
  resizedHeightForWidth: 'originalSize',
  resizedWidthForHeight: 'originalSize',
  squarespaceThumbnailForWidth: 'originalSize',
  squarespaceThumbnailForHeight: 'originalSize',
  capitalize: 'title',
  AbsUrl: 'assetUrl',
  'color-weight': 'colorData.topLeftAverage',
  humanizeDuration: 'startDate',
  'activate-twitter-links': 'title',
  timesince: 'startDate',
  'money-format': 'price',
  moneyFormat: 'price',
  'money-string': 'price',
};
const OTHER_KINDS = new Set([
  ...Object.keys(coreFormatters),
  ...Object.keys(i18nFormatters),
  'date',
  'percentage-format',
  'bookkeeper-money-format',
]);
const FORMATTERS = Object.keys(fullLanguage.formatters).filter((name) => !OTHER_KINDS.has(name));

type Made = Pick<PeerCase, 'template' | 'data'>;

/** The item is the page, a part of it, or inside a part with equal field names. */
const pages = (call: (subject: string) => string): fc.Arbitrary<readonly Made[]> =>
  fc
    .tuple(
      item,
      site,
      fc.nat(2),
      record({ tags: of(['outer']), title: of('Outer'), id: of('outer'), options: of({ design: 'stacked' }), folderBehavior: of(3) }),
    )
    .map(([subject, around, shape, outer]) => {
      const page = (withWrong: boolean, withOuter: boolean): Made =>
        shape === 0
          ? { template: call('@'), data: { ...(made(around, withWrong) as object), ...(made(subject, withWrong) as object) } }
          : {
              template: `{.section item}${call('@')}{.end}`,
              data: {
                ...(made(around, withWrong) as object),
                ...(shape === 2 && withOuter ? (made(outer, withWrong) as object) : {}),
                item: made(subject, withWrong),
              },
            };
      return [page(true, true), page(true, false), page(false, true), page(false, false)];
    });

const cases = (kind: PeerCase['kind'], about: string, [first, ...simpler]: readonly Made[]): PeerCase => {
  const caseOf = (one: Made | undefined): PeerCase => ({
    kind,
    about,
    template: one?.template ?? '',
    data: one?.data,
    partials: {},
    locale: 'en-US',
  });
  const without = [OWN_FIELDS, WRONG_TYPES, WRONG_TYPES];
  return { ...caseOf(first), simpler: simpler.map((one, at) => ({ case: caseOf(one), without: without[at] ?? '' })) };
};

export const platformCase: fc.Arbitrary<PeerCase> = fc
  .constantFrom(...FORMATTERS)
  .chain((name) =>
    fc
      .constantFrom(...(ARGUMENTS[name] ?? ['']))
      .chain((args) => pages((subject) => `{${PARTS[name] ?? subject}|${name}${args}}`).map((list) => cases('platform', name, list))),
  );

const PREDICATE_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'collectionTypeNameEquals?': [' blog'],
  'current-type?': [' heading', ' body'],
  'equal?': [' recordType 1', ' title "x"', ' id title'],
  'notEqual?': [' recordType 1'],
  'nth?': [' recordType 2'],
  'even?': [' recordType'],
  'odd?': [' recordType'],
  'lessThan?': [' recordType 5', ' title "x"'],
  'lessThanOrEqual?': [' recordType 5'],
  'greaterThan?': [' recordType 5'],
  'greaterThanOrEqual?': [' likeCount 3'],
};

export const predicateCase: fc.Arbitrary<PeerCase> = fc
  .constantFrom(...Object.keys(fullLanguage.predicates))
  .chain((name) =>
    fc
      .constantFrom(...(PREDICATE_ARGUMENTS[name] ?? ['']))
      .chain((args) => pages(() => `{.${name}${args}}yes{.or}no{.end}`).map((list) => cases('predicates', name, list))),
  );
