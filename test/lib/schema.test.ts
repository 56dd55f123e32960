import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { hidingAdditions, lazySchema } from '../../src/lib/schema.ts';

const everyObject = Object.prototype as unknown as Record<string, unknown>;
const ADDITIONS = ['each', 'size'];
const added = () => Object.keys(everyObject);

afterEach(() => {
  for (const name of ADDITIONS) delete everyObject[name];
});

describe('a schema that waits until it is needed', () => {
  it('is built at its first use, and once', () => {
    const build = vi.fn(() => z.string());
    const schema = lazySchema(build);
    expect(build).not.toHaveBeenCalled();
    expect(schema()).toBe(schema());
    expect(build).toHaveBeenCalledOnce();
  });

  it('is built again after it could not be built', () => {
    const build = vi.fn(() => z.string());
    build.mockImplementationOnce(() => {
      throw new Error('no');
    });
    const schema = lazySchema(build);
    expect(() => schema()).toThrow('no');
    expect(schema().parse('text')).toBe('text');
  });

  it('is built on a page that has put something on every object', () => {
    everyObject['each'] = () => undefined;
    const schema = lazySchema(() => z.object({ name: z.string() }));
    expect(schema().parse({ name: 'Mug' })).toEqual({ name: 'Mug' });
  });
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
