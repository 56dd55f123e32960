import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { readServerMessage } from '../../../src/core/wire/readAnswer.ts';

describe("the host's own words in a refusal", () => {
  it.each<[unknown, string | null]>([
    [{ error: 'Sold out.' }, 'Sold out.'],
    [{ message: 'Sold out.' }, 'Sold out.'],
    [{ message: 'Say this.', error: 'Not this.' }, 'Say this.'],
    [{ message: '  ', error: ' Sold out. ' }, 'Sold out.'],
    [{ error: { message: 'Sold out.' } }, 'Sold out.'],
    [{ errors: ['First.', 'Second.'] }, 'First.'],
    [{ errors: [{ message: 'First.' }] }, 'First.'],
    [{ errors: { quantity: 'Too many.' } }, 'Too many.'],
    [{ errors: { quantity: ['Too many.'] } }, 'Too many.'],
    [{ error: 42, errors: [] }, null],
    [{ error: true }, null],
    ['<h1>Bad gateway</h1>', null],
    [['text'], null],
    [{}, null],
    [null, null],
    [undefined, null],
    [JSON.parse('{"__proto__": {"error": "inherited"}}'), null],
  ])('are found in %j', (body, expected) => {
    expect(readServerMessage(body)).toBe(expected);
  });

  it('are kept to a length that fits a message', () => {
    expect(readServerMessage({ error: 'x'.repeat(1_000_000) })).toHaveLength(500);
  });

  it('are a text or nothing, whatever the body is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const message = readServerMessage({ errors: body });
        expect(message === null || (typeof message === 'string' && message.trim() !== '')).toBe(true);
      }),
    );
  });
});
