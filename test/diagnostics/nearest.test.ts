import { expect, it } from 'vitest';
import { nearest } from '../../src/diagnostics/nearest.ts';
import { publicList } from '../../src/diagnostics/publicList.ts';

const hooks = Object.keys(publicList.hooks);

it.each([
  ['add-to-card', 'add-to-cart'],
  ['addtocart', 'add-to-cart'],
  ['Add_To_Cart', 'add-to-cart'],
  ['variant', 'variants'],
  ['quantitiy', 'quantity'],
  ['pirce', 'price'],
  ['cart count', 'cart-count'],
  ['newsleter', 'newsletter'],
])('takes "%s" for "%s"', (written, meant) => expect(nearest(written, hooks)).toBe(meant));

it.each(['banner', 'x', '', 'checkout-summary'])('guesses nothing for "%s"', (written) => expect(nearest(written, hooks)).toBeNull());

it('takes each name for itself', () => expect(hooks.map((name) => nearest(name, hooks))).toEqual(hooks));
