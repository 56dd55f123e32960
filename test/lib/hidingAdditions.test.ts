import { afterEach, describe, expect, it } from 'vitest';
import { hidingAdditions } from '../../src/lib/hidingAdditions.ts';

const everyObject = Object.prototype as unknown as Record<string, unknown>;
const ADDITIONS = ['each', 'size'];
const added = () => Object.keys(everyObject);

afterEach(() => {
  for (const name of ADDITIONS) delete everyObject[name];
});

describe('what a page has put on every object', () => {
  it('is out of sight for a moment, and then there again just as before', () => {
    const each = () => 'theirs';
    everyObject['each'] = each;
    everyObject['size'] = 3;
    const before = ADDITIONS.map((name) => Object.getOwnPropertyDescriptor(everyObject, name));
    expect(hidingAdditions(added)).toEqual([]);
    expect(added()).toEqual(ADDITIONS);
    expect(ADDITIONS.map((name) => Object.getOwnPropertyDescriptor(everyObject, name))).toEqual(before);
  });

  it('is still usable meanwhile', () => {
    everyObject['size'] = 3;
    expect(hidingAdditions(() => ({}) as { size?: number }).size).toBe(3);
  });

  it('is put back even when the work throws', () => {
    everyObject['each'] = 1;
    expect(() =>
      hidingAdditions(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(added()).toEqual(['each']);
  });
});
