import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../src/lib/pathOf.ts';

describe('a path with an id in it', () => {
  it('names exactly what the id says, whatever it is, or nothing at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '', '%2e%2e', '../x', 'a/../b', '#', '?')), (id) => {
        const path = pathOf('list', id, 'part');
        if (path === null) return;
        const segments = new URL(path, 'https://shop.test/api/').pathname.split('/');
        expect(segments.map(decodeURIComponent)).toEqual(['', 'api', 'list', id, 'part']);
      }),
    );
  });

  it.each(['.', '..', '', '\ud800'])('cannot be made of "%s"', (id) => expect(pathOf('list', id)).toBeNull());

  it.each(['%2e%2e', '...', '.a', 'a b', '__proto__'])('can be made of "%s"', (id) => expect(pathOf('list', id)).not.toBeNull());
});
