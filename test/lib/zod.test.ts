import type { z } from '../../src/lib/zod.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const everyObject = Object.prototype as unknown as Record<string, unknown>;
const page = globalThis as unknown as Record<string, unknown>;
const NAMES = ['__zod_globalConfig', '__zod_globalRegistry'];
const files = import.meta.glob([
  '../../src/{core/wire,commerce/model}/*.ts',
  '../../widgets/{cart,product,form}/{*,engine/*,calls/*,model/*}.ts',
]);

afterEach(() => {
  delete everyObject['each'];
  for (const name of NAMES) delete page[name];
  vi.resetModules();
});

describe('zod, as our copy of it', () => {
  it('leaves nothing on the global object', async () => {
    vi.resetModules();
    const before = Object.getOwnPropertyNames(globalThis);
    await import('../../src/lib/zod.ts');
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
  });

  it('leaves what a copy of the page’s own keeps there, and takes no settings from it', async () => {
    const theirs = { customError: () => 'theirs' };
    page['__zod_globalConfig'] = theirs;
    vi.resetModules();
    const { z } = await import('../../src/lib/zod.ts');
    expect(page['__zod_globalConfig']).toBe(theirs);
    expect(z.safeParse(z.string(), 1).error?.issues[0]?.message).not.toBe('theirs');
  });

  it('makes every schema that the wire and the cart use on a page that has put something on every object', async () => {
    vi.resetModules();
    everyObject['each'] = () => undefined;
    const failed: string[] = [];
    const made: string[] = [];
    for (const [name, load] of Object.entries(files)) {
      try {
        for (const [of, make] of Object.entries((await load()) as Record<string, unknown>)) {
          if (!of.endsWith('Schema')) continue;
          expect((make as () => z.core.$ZodType)()).toBe((make as () => unknown)());
          made.push(of);
        }
      } catch (error) {
        failed.push(`${name}: ${String(error)}`);
      }
    }
    expect(Object.keys(files).length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
    expect(made).toEqual(expect.arrayContaining(['cartSchema', 'cartIntentSchema', 'formSubmissionSchema', 'reviewsSchema']));
  });
});
