import * as fc from 'fast-check';
import type { PeerCase } from './PeerCase.ts';

const numberOptions = fc
  .uniqueArray(
    fc.constantFrom(
      'group',
      'no-group',
      'group:false',
      'round:up',
      'round:down',
      'round:ceil',
      'round:floor',
      'round:half-up',
      'round:half-even',
      'minint:3',
      'minfrac:1',
      'minfrac:2',
      'maxfrac:0',
      'maxfrac:2',
      'maxfrac:4',
      'minsig:2',
      'maxsig:3',
    ),
    { maxLength: 2 },
  )
  .map((list) => list.map((option) => ` ${option}`).join(''));
const number = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    -1,
    2.5,
    1234.5,
    999_999,
    0.005,
    '1.00',
    '1234567.891',
    '-15789.12',
    'x',
    '',
    null,
    undefined,
    true,
    {},
    [],
  ),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 1000).toFixed(3)),
);
const count = fc.oneof(fc.nat(25), fc.constantFrom('1.0', '0', '21', '2.50'), fc.integer({ min: -9999, max: 1_500_000 }));
const money = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      value: fc.integer({ min: -1_000_000, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CAD'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ decimalValue: fc.constantFrom('0', '5.00', '1234.5'), currencyCode: fc.constantFrom('USD', 'EUR') }),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({}, null, 5, 'x', undefined, { value: '1' }, { currency: 'USD' }) },
);
const moment = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1_500_000_000_000, max: 1_650_000_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_500_000_000_000, max: 1_650_000_000_000 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(0, null, undefined, true, [], {}) },
);
const distance = fc.oneof(fc.integer({ min: 0, max: 86_400_000 }), fc.integer({ min: 0, max: 86_400_000 * 400 }));
const MESSAGES = [
  'Hi {0}',
  '{0 plural =0{none} one{# thing} other{# things}}',
  '{0 plural offset:1 one{# more} other{# others}}',
  '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}',
  '{0 select a{A} b{B} other{?}}',
  "it''s {1} '{0}'",
  '{0 number}',
  '{0 decimal maxfrac:1}',
  '{n plural one{one {1}} other{many {1}}}',
  '{-x}',
  '{5}',
  '{0, plural, one{#} other{##}}',
  '{1 datetime date:short}',
  'no place',
];
const STRFTIME = [...'aAbBCdDeFgGhHIjklmMnpPqrRsStTuUvVwWxXyYz%'].map((letter) => `%${letter}`);

const SKELETONS = [
  'date:short',
  'date:medium',
  'date:long',
  'date:full',
  'time:short',
  'time:medium',
  'short',
  'medium',
  'long',
  'date',
  'time',
  'yMMMd',
  'yMMM',
  'MMMd',
  'hm',
  'Hm',
  'h',
  'y',
  'MMMM',
  'EEEE',
  'yMMMEd',
  'yQQQ',
  'date:long time:short',
  'date:short hm',
];

const shapes = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'decimal',
        'decimal style:short',
        'decimal style:long',
        'decimal style:percent',
        'decimal style:permille',
        'percentage-format',
        'percentage-format trim',
        'bookkeeper-money-format',
      ),
      fc.oneof(fc.constant(''), numberOptions),
      number,
    )
    .map(([name, options, v]) => ({
      about: name,
      call: `v|${name}${name === 'decimal' ? options : ''}`,
      data: { v },
    })),
  fc
    .tuple(
      fc.constantFrom('money', 'money style:accounting', 'money style:name', 'money style:short', 'money symbol:narrow'),
      fc.constantFrom('', ' group', ' no-group', ' minfrac:1', ' minfrac:2', ' maxfrac:0', ' maxsig:3'),
      money,
    )
    .map(([name, options, v]) => ({
      about: name,
      call: `v|${name}${options}`,
      data: { v },
    })),
  fc
    .tuple(fc.constantFrom(...SKELETONS), moment)
    .map(([skeleton, v]) => ({ about: 'datetime', call: `v|datetime ${skeleton}`, data: { v } })),
  fc
    .tuple(fc.array(fc.constantFrom(...STRFTIME, ' ', '-'), { minLength: 1, maxLength: 4 }), moment)
    .map(([pattern, v]) => ({ about: 'date', call: `v|date ${pattern.join('')}`, data: { v } })),
  fc
    .tuple(
      fc.constantFrom('', ' hm', ' yMMMd', ' MMMd', ' yMMMEd', ' Hm'),
      fc.integer({ min: 1_500_000_000_000, max: 1_650_000_000_000 }),
      distance,
    )
    .map(([skeleton, v, more]) => ({
      about: 'datetime-interval',
      call: `v,w|datetime-interval${skeleton}`,
      data: { v, w: v + more },
    })),
  fc
    .tuple(
      fc.constantFrom(
        '',
        ' numericOnly',
        ' numericOnly:true',
        ' allowWeeks:true',
        ' field:day',
        ' field:hour',
        ' field:year maxfrac:2',
        ' context:begin-sentence',
        ' maxfrac:1',
      ),
      fc.oneof(fc.integer({ min: -3e9, max: 3e9 }), fc.integer({ min: -1e11, max: 1e11 })),
    )
    .map(([options, away]) => ({
      about: 'relative-time',
      call: `v|relative-time${options}`,
      data: { v: 1_582_663_910_000 + away },
    })),
  fc.tuple(fc.constantFrom(...MESSAGES), count, count).map(([v, n, m]) => ({ about: 'message', call: 'v|message n m', data: { v, n, m } })),
  fc.tuple(fc.constantFrom(...MESSAGES), count).map(([v, x]) => ({ about: 'message', call: 'v|message n:x v', data: { v, x } })),
  moment.map((v) => ({ about: 'timesince', call: 'v|timesince', data: { v } })),
);

export const i18nCase: fc.Arbitrary<PeerCase> = fc
  .tuple(shapes, fc.constantFrom('en-US', 'en-US', 'de-DE'), fc.constantFrom(undefined, 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo'))
  .map(([{ about, call, data }, locale, timeZone]) => ({
    kind: 'i18n',
    about,
    template: `[{${call}}]`,
    data: { ...data, ...(timeZone && { website: { timeZone } }) },
    partials: {},
    locale,
  }));
