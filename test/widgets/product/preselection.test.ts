import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { preselection } from '../../../widgets/product/rules/preselection.ts';
import { anyProduct, aProduct, aVariant } from '../../commerce/rules/aProduct.ts';

const shirt = aProduct({
  optionNames: ['Size', 'Color'],
  variants: [
    aVariant({ id: 'v1', sku: 'S-BLUE', attributes: { Size: 'S', Color: 'Blue' } }),
    aVariant({ id: 'v2', sku: 'M-RED', attributes: { Size: 'M', Color: 'Red & White' } }),
  ],
});

describe('what a page’s address chooses', () => {
  it.each([
    ['nothing when it says nothing', '', {}],
    ['a variant by its id', 'variant=v2', { Size: 'M', Color: 'Red & White' }],
    ['a variant by its sku', 'variant=S-BLUE', { Size: 'S', Color: 'Blue' }],
    ['an option by its name', 'Size=M', { Size: 'M' }],
    ['several options, whatever else the address says', 'utm=x&Color=Red+%26+White&Size=S', { Size: 'S', Color: 'Red & White' }],
    ['nothing that the product does not have', 'Size=XXL&Fit=Slim&variant=v9', {}],
    ['nothing by an empty variant', 'variant=', {}],
    ['options by their exact names only', 'size=M', {}],
  ])('is %s', (_case, query, chosen) => {
    expect({ ...preselection(shirt, new URLSearchParams(query), true, true) }).toEqual(chosen);
  });

  it('is only ever what the product has, whatever its options are called', () => {
    const word = fc.constantFrom('variant', 'Size', '__proto__', 'constructor', 'toString', 'S', 'M');
    fc.assert(
      fc.property(anyProduct, fc.array(fc.tuple(word, word)), (product, pairs) => {
        for (const [option, value] of Object.entries(preselection(product, new URLSearchParams(pairs), true, true))) {
          expect(product.variants.some(({ attributes }) => Object.hasOwn(attributes, option) && attributes[option] === value)).toBe(true);
        }
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }),
    );
  });
});
