import { expect, it } from 'vitest';
import { aCartOf } from '../../app/fakeApi.ts';
import { addedQuantity } from '../../../widgets/cart/rules/findLine.ts';

const [line] = aCartOf(1).entries;
const count = (held: string | null, given: string | null) =>
  addedQuantity([{ ...line!, quantity: 1, additionalFields: held }], [], { itemId: line!.itemId, sku: null, additionalFields: given });

it.each([
  ['the same text', '{"a":1}', '{"a":1}', 1],
  ['another order of the fields, at any depth', '{"b":{"d":2,"c":1},"a":1}', '{"a":1,"b":{"c":1,"d":2}}', 1],
  ['another answer', '{"a":{"b":1}}', '{"a":{"b":2}}', 0],
  ['another order of a list', '{"a":[1,2]}', '{"a":[2,1]}', 0],
  ['no answers where some were given, as of a platform that does not tell them', null, '{"a":1}', 1],
  ['answers where none were given', '{"a":1}', null, 0],
  ['a text that is no JSON', 'a', '{"a":1}', 0],
])('a line is of the add that was sent, or not: %s', (_case, held, given, pieces) => {
  expect(count(held, given)).toBe(pieces);
});
