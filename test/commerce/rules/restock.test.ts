import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../../../src/commerce/model/isEmailAddress.ts';
import { characterCount } from '../../../widgets/restock/TextCount.tsx';
import { checkRestock } from '../../../src/commerce/rules/checkRestock.ts';
import { restockVariant } from '../../../widgets/restock/Restock.tsx';
import { anyProduct, aShirt } from './aProduct.ts';

describe('an e-mail address', () => {
  const longest = `${'a'.repeat(250)}@b.com`;
  it.each([
    ['anna@example.com', true],
    ['  anna@example.com  ', true],
    ['a@b.co', true],
    ['anna.b+shop@mail.example.info', true],
    ['anna@example.c0m4', true],
    ['ANNA@EXAMPLE.COM', true],
    ['ünna@exämple.com', true],
    [longest, true],
    [`a${longest}`, false],
    ['', false],
    ['a@', false],
    ['anna', false],
    ['anna@example', false],
    ['anna@example.c', false],
    ['anna@example.museum', false],
    ['anna@example.c-m', false],
    ['anna@@example.com', false],
    ['an na@example.com', false],
    ['anna@exam ple.com', false],
    ['@example.com', false],
    ['anna@.com', false],
    ['anna@example.com,bert@example.com', false],
  ])('"%s" counts: %s', (email, counts) => expect(isEmailAddress(email)).toBe(counts));

  it('is judged at once, however long and however odd it is', () => {
    for (const text of ['@'.repeat(1e6), `a@${'.a'.repeat(5e5)}`, ' '.repeat(1e6), `${'a.'.repeat(100)}@${'b.'.repeat(20)}!`])
      expect(isEmailAddress(text)).toBe(false);
  });

  it('has one at sign and no blanks inside, whatever else it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '-', '4'), maxLength: 12 }), (text) => {
        if (!isEmailAddress(text)) return;
        expect(text.trim().split('@')).toHaveLength(2);
        expect(text.trim()).not.toMatch(/\s/);
      }),
    );
  });
});

describe('what is wrong with a restock sign-up', () => {
  const filled = { email: 'anna@example.com' };
  it.each([
    ['nothing', {}, null],
    ['no address', { email: '' }, 'email-blank'],
    ['blanks for an address', { email: ' \t ' }, 'email-blank'],
    ['no address and no captcha: one thing at a time', { email: '', captchaToken: null }, 'email-blank'],
    ['not an address', { email: 'anna' }, 'email-invalid'],
    ['not an address and no captcha', { email: 'anna', captchaToken: null }, 'email-invalid'],
    ['a captcha without an answer', { captchaToken: null }, 'captcha'],
    ['a captcha with an empty answer', { captchaToken: '' }, 'captcha'],
    ['nothing, captcha and all', { captchaToken: 't' }, null],
    ['a long top-level part', { email: 'anna@example.museum' }, 'email-invalid'],
    ['nothing, where the site takes any', { email: 'anna@example.museum', emailRule: 'modern' as const }, null],
  ])('%s', (_case, changes, problem) => expect(checkRestock({ ...filled, ...changes })).toBe(problem));
});

describe('the counter below a long text', () => {
  it.each([
    ['hello', 10, { count: 5, max: 10, isOver: false }],
    ['hello', '5', { count: 5, max: 5, isOver: false }],
    ['hello!', 5, { count: 6, max: 5, isOver: true }],
    ['', 5, { count: 0, max: 5, isOver: false }],
    ['hello', 0, null],
    ['hello', '0', null],
    ['hello', -3, null],
    ['hello', 2.5, null],
    ['hello', '', null],
    ['hello', 'many', null],
    ['hello', null, null],
    ['hello', undefined, null],
    ['hello', Number.NaN, null],
    ['hello', Infinity, null],
  ])('%j of at most %j', (text, limit, count) => expect(characterCount(text, limit)).toEqual(count));

  it('is over exactly when there is more than there may be', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 50 }),
        (text, max) => void expect(characterCount(text, max)?.isOver).toBe(text.length > max),
      ),
    );
  });
});

describe('the variant whose restock block shows', () => {
  const shirt = aShirt(['S Blue 2', 'M Blue 0', 'S Red 0']);
  it.each<[string, Record<string, string>, string | null]>([
    ['nothing chosen', {}, null],
    ['one option open', { Size: 'M' }, null],
    ['one in stock', { Size: 'S', Color: 'Blue' }, null],
    ['one that is sold out', { Size: 'M', Color: 'Blue' }, 'M Blue 0'],
    ['another one that is sold out', { Size: 'S', Color: 'Red' }, 'S Red 0'],
    ['one that does not exist', { Size: 'M', Color: 'Red' }, null],
  ])('%s', (_case, selection, id) => expect(restockVariant(shirt, selection)?.id ?? null).toBe(id));

  it('is never one that can be bought, for any product and any choice', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.dictionary(fc.constantFrom('Size', 'Color'), fc.constantFrom('S', 'M', 'Blue', 'Red')),
        (product, selection) => {
          const variant = restockVariant(product, selection);
          if (variant) expect(variant.unlimited || variant.qtyInStock === null || variant.qtyInStock > 0).toBe(false);
        },
      ),
    );
  });
});
