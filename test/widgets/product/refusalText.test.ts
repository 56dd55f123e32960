import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../../../widgets/product/rules/availability.ts';
import { refusalText } from '../../../widgets/product/rules/refusalText.ts';
import { aProduct, aShirt, aVariant } from '../../commerce/rules/aProduct.ts';
import { addRefusalTexts } from '../../support/englishTexts.ts';

const shirt = aShirt(['S Blue 5', 'M Blue 0']);
const { notHere } = addRefusalTexts;
const OPTIONS = { ok: false, reason: 'options', message: 'Please select the Color option.' } as const;
const UNNAMED = { ...shirt, optionNames: ['Size', 'Colour'] };

describe('why a product is not added', () => {
  it.each<[string, typeof shirt, readonly string[], boolean, string]>([
    ['by what is left to be chosen', shirt, ['Color'], true, OPTIONS.message],
    ['by that also where one option was chosen already, whatever the page has for the others', shirt, ['Color'], false, OPTIONS.message],
    ['not by a choice that the page offers nowhere', shirt, ['Size', 'Color'], false, notHere],
    ['by the choice that it does offer', shirt, ['Size', 'Color'], true, OPTIONS.message],
    ['not by a choice that no variant can be', UNNAMED, ['Colour'], true, notHere],
    ['by the words themselves where there is nothing to choose', aProduct(), [], false, OPTIONS.message],
  ])('is said %s', (_how, product, missing, canChoose, text) => {
    expect(refusalText(OPTIONS, product, missing, () => canChoose, addRefusalTexts)).toBe(text);
  });

  it('is said as it is where it is no matter of choices', () => {
    const short = { ok: false, reason: 'stock', message: 'Not enough.' } as const;
    expect(refusalText(short, shirt, ['Size', 'Color'], () => false, addRefusalTexts)).toBe('Not enough.');
  });
});

describe('whether a product is there', () => {
  const broken = { ...aVariant({ id: 'x', attributes: { Size: 'L', Color: 'Blue' } }), problem: 'expected a price' };
  const some = { ...shirt, variants: [...shirt.variants, broken] };

  it.each([
    ['the chosen variant', { Size: 'S', Color: 'Blue' }, 'in-stock'],
    ['one that is sold out', { Size: 'M', Color: 'Blue' }, 'sold-out'],
    ['one that cannot be read, and so not be bought', { Size: 'L', Color: 'Blue' }, 'unavailable'],
    ['a combination that does not exist', { Size: 'S', Color: 'Red' }, 'unavailable'],
    ['all, while an option is open', { Size: 'M' }, 'in-stock'],
  ])('is said of %s', (_what, selection, availability) => expect(availabilityOf(some, selection)).toBe(availability));

  it('is no, whatever is chosen, where all is sold out', () => {
    expect([availabilityOf(aShirt(['S Blue 0']), {}), availabilityOf(aShirt(['S Blue 0', 'M Red 0']), {})]).toEqual([
      'sold-out',
      'sold-out',
    ]);
  });
});
