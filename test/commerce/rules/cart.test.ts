import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { parseFormDefinition } from '../../../src/commerce/model/formDefinition.ts';
import { amountDue, isBelowMinimum } from '../../../widgets/cart/page/checkoutNote.ts';
import { entryName } from '../../../widgets/cart/page/Line.tsx';
import { fieldLines } from '../../../widgets/form/engine/fieldLines.ts';
import { takesQuantity } from '../../../src/commerce/rules/quantity.ts';
import { summaryTexts } from '../../support/englishTexts.ts';

describe('how many of a line may be changed', () => {
  it.each([
    ['a physical product', 1, true, true],
    ['a download', 2, true, false],
    ['a service', 3, true, true],
    ['a service that is sold one at a time', 3, false, false],
    ['a gift card', 4, true, false],
    ['a paywall', 5, true, false],
    ['something of no known type', null, true, true],
  ])('of %s', (_, type, multipleQuantityAllowedForServices, takes) =>
    expect(takesQuantity(type, { multipleQuantityAllowedForServices })).toBe(takes),
  );
});

describe('what is left to pay', () => {
  it.each([
    ['all of it where nothing is paid yet', null, 2500],
    ['a part where a gift card pays the other', 1000, 1000],
    ['nothing where a gift card pays it all', 0, 0],
  ])('is %s', (_title, amountDueCents, due) => expect(amountDue({ amountDueCents, grandTotalCents: 2500 })).toBe(due));
});

describe('the smallest order', () => {
  it.each([
    [999, 1000, true],
    [1000, 1000, false],
    [0, 0, false],
    [0, null, false],
  ])('a subtotal of %s where %s is asked for', (subtotal, minimum, isBelow) => expect(isBelowMinimum(subtotal, minimum)).toBe(isBelow));
});

describe('the name of a line', () => {
  it.each([
    ['Mug', { sku: 'M', attributes: { Glaze: 'Oat', Size: 'Large' } }, 'Mug, Oat, Large'],
    ['Mug', { sku: 'M', attributes: {} }, 'Mug'],
    ['Mug', null, 'Mug'],
    [null, null, 'Item'],
  ])('%s, %j', (title, chosenVariant, name) =>
    expect(entryName({ title, chosenVariant }, { untitledItem: 'Item', listSeparator: ', ' })).toBe(name),
  );
});

describe('the answers to a product’s questions', () => {
  const form = parseFormDefinition({ fields: [{ id: 'who', title: 'Engraving' }, '{"id": "how", "title": "Wrapping"}'] }, null);

  it.each([
    ['none', null, []],
    ['none that was filled in', '{"who": "", "how": [], "tick": false, "more": null}', []],
    ['by the names of the fields', '{"who": "For Anna", "how": ["Paper", "Ribbon"]}', ['Engraving|For Anna', 'Wrapping|Paper, Ribbon']],
    ['of unknown fields, of which each may be a password', '{"x": " For Anna ", "y": 3}', []],
    ['several questions in one', '{"x": {"Was it good?": "Agree", "Again?": ["Yes"], "Else?": ""}}', ['|Was it good?: Agree, Again?: Yes']],
    ['a bare text, which may be one as well', '"For Anna"', []],
    ['no JSON at all', 'For Anna', []],
  ])('%s', (_, json, lines) => expect(fieldLines(json, form, summaryTexts).map(({ label, text }) => `${label}|${text}`)).toEqual(lines));

  it('never stop the cart, whatever the host stores', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
        for (const { label, text } of fieldLines(json, form, summaryTexts))
          expect([typeof label, text.length > 0]).toEqual(['string', true]);
      }),
    );
  });
});
