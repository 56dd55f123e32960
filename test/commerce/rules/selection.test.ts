import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { branchChoices, soldOutChoices } from '../../../widgets/product/rules/choices.ts';
import { isVariantInStock } from '../../../src/commerce/rules/stock.ts';
import { matchVariant, optionValues, chosenValue, showsVariants, unselectedOptions } from '../../../src/commerce/rules/selection.ts';
import { restockVariant } from '../../../widgets/restock/Restock.tsx';
import { anyChoices, anyProduct, aProduct, aShirt, aVariant, choose } from './aProduct.ts';

const shirt = aShirt(['S Blue 5', 'M Blue 0', 'S Red ∞', 'L Red 0']);

describe('which options are open', () => {
  it.each([
    [{}, ['Size', 'Color']],
    [{ Color: 'Blue' }, ['Size']],
    [{ Size: 'S', Color: '' }, ['Color']],
    [{ Size: 'S', Color: 'Blue' }, []],
    [{ Size: 'XXL', Color: 'Blue' }, []],
    [{ Fit: 'Slim' }, ['Size', 'Color']],
  ])('%j', (selection, open) => {
    expect(unselectedOptions(shirt, selection)).toEqual(open);
  });

  it('takes nothing inherited for a choice', () => {
    expect(chosenValue(Object.create({ Size: 'S' }), 'Size')).toBeNull();
    expect(chosenValue({}, 'constructor')).toBeNull();
    expect(chosenValue(choose([['__proto__', 'S']]), '__proto__')).toBe('S');
  });

  it('nothing is to be chosen for a single variant, even one that has options', () => {
    const product = aShirt(['S Blue']);
    expect(showsVariants(product)).toBe(false);
    expect(showsVariants(shirt)).toBe(true);
    expect(showsVariants(aProduct({ variants: [] }))).toBe(false);
    expect(unselectedOptions(product, {})).toEqual([]);
    expect(matchVariant(product, {})?.id).toBe('S Blue');
  });
});

describe('which variant is chosen', () => {
  it.each([
    [{}, null],
    [{ Size: 'S' }, null],
    [{ Size: 'S', Color: '' }, null],
    [{ Size: 'S', Color: 'Blue' }, 'S Blue 5'],
    [{ Color: 'Red', Size: 'L' }, 'L Red 0'],
    [{ Size: 'M', Color: 'Red' }, null],
    [{ Size: 's', Color: 'Blue' }, null],
    [{ Size: 'S', Color: 'Blue', Fit: 'Slim' }, 'S Blue 5'],
  ])('%j', (selection, id) => {
    expect(matchVariant(shirt, selection)?.id ?? null).toBe(id);
  });

  it('the first, where a page lists the same attributes twice', () => {
    const twins = aProduct({
      optionNames: ['Size'],
      variants: [aVariant({ id: 'first', attributes: { Size: 'S' } }), aVariant({ id: 'second', attributes: { Size: 'S' } })],
    });
    expect(matchVariant(twins, { Size: 'S' })?.id).toBe('first');
  });

  it('none that lacks one of the options', () => {
    const ragged = aProduct({
      optionNames: ['Size', 'Color'],
      variants: [aVariant({ attributes: { Size: 'S' } }), aVariant({ id: 'whole', attributes: { Size: 'S', Color: 'Red' } })],
    });
    expect(matchVariant(ragged, { Size: 'S', Color: 'Red' })?.id).toBe('whole');
    expect(matchVariant(ragged, { Size: 'S', Color: 'Blue' })).toBeNull();
  });

  it('the unique exact match or none, for any product and any sequence of choices', () => {
    fc.assert(
      fc.property(anyProduct, anyChoices, (product, choices) => {
        const selection = choose(choices);
        const matched = matchVariant(product, selection);
        if (product.variants.length <= 1) {
          expect(matched).toBe(product.variants[0] ?? null);
          return;
        }
        const wanted = JSON.stringify(product.optionNames.map((name) => selection[name] || null));
        const firstExact = product.variants.find(
          (variant) => JSON.stringify(product.optionNames.map((name) => variant.attributes[name])) === wanted,
        );
        expect(matched).toBe(firstExact ?? null);
        expect(matched !== null && unselectedOptions(product, selection).length > 0).toBe(false);
      }),
    );
  });

  it('its restock block shows when it is sold out', () => {
    expect(restockVariant(shirt, { Size: 'M', Color: 'Blue' })?.id).toBe('M Blue 0');
    expect(restockVariant(shirt, { Size: 'S', Color: 'Blue' })).toBeNull();
    expect(restockVariant(shirt, { Size: 'M' })).toBeNull();
    expect(restockVariant(shirt, { Size: 'M', Color: 'Red' })).toBeNull();
    expect(restockVariant(aProduct({ variants: [aVariant({ qtyInStock: 0 })] }), {})?.id).toBe('v');
    expect(restockVariant({ ...shirt, type: 4 }, { Size: 'M', Color: 'Blue' })).toBeNull();
  });
});

describe('the choices of one option', () => {
  it('come in the order in which the variants name them, each once', () => {
    expect(optionValues(shirt, 'Size')).toEqual(['S', 'M', 'L']);
    expect(optionValues(shirt, 'Color')).toEqual(['Blue', 'Red']);
    expect(optionValues(shirt, 'constructor')).toEqual([]);
  });

  it.each<[string, Record<string, string>, string, string[]]>([
    ['the last open option tells', { Color: 'Blue' }, 'Size', ['M']],
    ['with two open, none tells', {}, 'Size', []],
    ['an option that leaves another open does not tell', { Size: 'M' }, 'Size', []],
    ['the other side tells too', { Size: 'L' }, 'Color', ['Red']],
    ['all chosen, each option goes on telling', { Size: 'S', Color: 'Blue' }, 'Size', ['M']],
    ['a combination that does not exist is not sold out', { Color: 'Red' }, 'Size', ['L']],
    ['a value that nobody has', { Color: 'Green' }, 'Size', []],
  ])('sold out: %s', (_title, selection, option, soldOut) => {
    expect([...soldOutChoices(shirt, selection, option)]).toEqual(soldOut);
  });

  it('sold out: a product’s only option tells from the start', () => {
    const product = aProduct({
      optionNames: ['Size'],
      variants: [aVariant({ attributes: { Size: 'S' }, qtyInStock: 0 }), aVariant({ attributes: { Size: 'M' } })],
    });
    expect([...soldOutChoices(product, {}, 'Size')]).toEqual(['S']);
    expect([...soldOutChoices({ ...product, type: 4 }, {}, 'Size')]).toEqual([]);
  });

  it('sold out means: choosing it gives a variant that is sold out', () => {
    fc.assert(
      fc.property(anyProduct, anyChoices, (product, choices) => {
        fc.pre(showsVariants(product));
        const selection = choose(choices);
        for (const name of product.optionNames) {
          const soldOut = soldOutChoices(product, selection, name);
          for (const value of optionValues(product, name)) {
            const variant = matchVariant(product, choose([...choices, [name, value]]));
            expect(soldOut.has(value)).toBe(variant !== null && !isVariantInStock(variant, product.type));
          }
        }
      }),
    );
  });
});

describe('option lists that narrow each other', () => {
  const on = { selectCount: 2, enabled: true, templateVersion: '7.1' } as const;

  it.each<[string, Record<string, string>, string, string[]]>([
    ['nothing chosen, all is offered', {}, 'Size', ['S', 'M', 'L']],
    ['the other’s choice narrows', { Color: 'Red' }, 'Size', ['S', 'L']],
    ['one’s own choice does not', { Size: 'M' }, 'Size', ['S', 'M', 'L']],
    ['both ways', { Size: 'M' }, 'Color', ['Blue']],
    ['both chosen, both narrow', { Size: 'S', Color: 'Red' }, 'Size', ['S', 'L']],
    ['what is chosen stays, even without a match', { Size: 'M', Color: 'Red' }, 'Size', ['S', 'M', 'L']],
    ['a choice that nobody has narrows nothing', { Color: 'Green' }, 'Size', ['S', 'M', 'L']],
  ])('%s', (_title, selection, option, choices) => {
    expect(branchChoices(shirt, selection, option, on)).toEqual(choices);
  });

  it.each([
    ['the flag is off', { ...on, enabled: false }],
    ['the template is older', { ...on, templateVersion: '7' }],
    ['the template is newer', { ...on, templateVersion: '8' }],
    ['the version is not known', { ...on, templateVersion: undefined }],
    ['there is one drop-down', { ...on, selectCount: 1 }],
    ['there are three drop-downs', { ...on, selectCount: 3 }],
    ['there are only radios', { ...on, selectCount: 0 }],
  ])('not when %s', (_title, branching) => {
    expect(branchChoices(shirt, { Color: 'Red' }, 'Size', branching)).toEqual(['S', 'M', 'L']);
  });

  it('not for a product of three options, and not for an option it does not have', () => {
    const three = { ...shirt, optionNames: ['Size', 'Color', 'Fit'] };
    expect(branchChoices(three, { Color: 'Red' }, 'Size', on)).toEqual(['S', 'M', 'L']);
    expect(branchChoices(shirt, { Color: 'Red' }, 'Fit', on)).toEqual([]);
  });

  it('keeps what is chosen in the list, and offers nothing that leads nowhere once the other is chosen', () => {
    fc.assert(
      fc.property(anyProduct, anyChoices, (product, choices) => {
        const [first, second] = product.optionNames;
        fc.pre(product.optionNames.length === 2 && showsVariants(product));
        const selection = choose(choices);
        for (const [name, other] of [
          [first!, second!],
          [second!, first!],
        ] as const) {
          const offered = branchChoices(product, selection, name, on);
          const chosen = chosenValue(selection, name);
          if (chosen !== null && optionValues(product, name).includes(chosen)) expect(offered).toContain(chosen);
          if (chosenValue(selection, other) === null) expect(offered).toEqual(optionValues(product, name));
          else if (optionValues(product, other).includes(selection[other]!)) {
            for (const value of offered) {
              if (value !== chosen) expect(matchVariant(product, choose([...choices, [name, value]]))).not.toBeNull();
            }
          }
        }
      }),
    );
  });

  it('strands nobody: from any choices every variant can still be reached through the lists as offered', () => {
    fc.assert(
      fc.property(anyProduct, anyChoices, fc.nat(), (product, choices, at) => {
        fc.pre(product.optionNames.length === 2 && showsVariants(product));
        const [first, second] = product.optionNames as [string, string];
        const wanted = product.variants[at % product.variants.length]!;
        // A visitor whose value is missing clears the other drop-down first.
        let steps = choices;
        steps = [...steps, [second, '']];
        expect(branchChoices(product, choose(steps), first, on)).toContain(wanted.attributes[first]);
        steps = [...steps, [first, wanted.attributes[first]!]];
        expect(branchChoices(product, choose(steps), second, on)).toContain(wanted.attributes[second]);
        steps = [...steps, [second, wanted.attributes[second]!]];
        expect(matchVariant(product, choose(steps))?.attributes).toEqual(wanted.attributes);
      }),
    );
  });
});

describe('a product of 250 variants', () => {
  const sizes = Array.from({ length: 25 }, (_, at) => `size ${at}`);
  const colors = Array.from({ length: 10 }, (_, at) => `color ${at}`);
  const large = aProduct({
    optionNames: ['Size', 'Color', 'Fit', 'Length', 'Wash', 'Cut'],
    variants: sizes.flatMap((Size) =>
      colors.map((Color) => aVariant({ id: `${Size} ${Color}`, attributes: { Size, Color, Fit: 'a', Length: 'b', Wash: 'c', Cut: 'd' } })),
    ),
  });
  const selection = { Size: 'size 24', Color: 'color 9', Fit: 'a', Length: 'b', Wash: 'c', Cut: 'd' };

  it('looks at each attribute a bounded number of times', () => {
    let reads = 0;
    const counted = {
      ...large,
      variants: large.variants.map((variant) => ({
        ...variant,
        attributes: new Proxy(variant.attributes, {
          get: (attributes, name: string) => {
            reads += 1;
            return attributes[name];
          },
        }),
      })),
    };
    const cells = large.variants.length * large.optionNames.length;
    expect(matchVariant(counted, selection)?.id).toBe('size 24 color 9');
    expect(reads).toBeLessThanOrEqual(cells);
    reads = 0;
    expect(soldOutChoices(counted, selection, 'Size').size).toBe(0);
    expect(reads).toBeLessThanOrEqual(2 * cells);
    reads = 0;
    const two = { ...counted, optionNames: ['Size', 'Color'] };
    branchChoices(two, selection, 'Size', { selectCount: 2, enabled: true, templateVersion: '7.1' });
    expect(reads).toBeLessThanOrEqual(3 * large.variants.length);
  });
});
