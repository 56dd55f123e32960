/** The only file that imports zod, so that its globals are removed and its schemas work on any page. */
import { putBackZodGlobals } from './zodGlobals.ts';
import * as z from 'zod/mini';

export * as z from 'zod/mini';

putBackZodGlobals();

/** A schema of each kind that the wire and the cart use. */
const makeEach = () => {
  const text = z.string().check(z.minLength(1), z.maxLength(2));
  const kind = z.object({ kind: z.literal('kind') });
  return [
    z.object({ text }),
    z.looseObject({}),
    z.union([text, kind]),
    z.enum(['kind']),
    z.array(text),
    z.nullable(text),
    z.optional(text),
    z.catch(text, ''),
    z.pipe(
      z.transform((raw) => raw),
      z.int().check(z.gte(0), z.lte(1)),
    ),
    z.number(),
    z.boolean(),
    z.unknown(),
    z.custom(() => true).check(z.refine(() => true)),
    z.array(text).check(z.maxLength(1)),
  ];
};

/** More than there are parts of all those kinds. */
const MOST_TRIES = 200;

// The first schema of each kind installs its methods by a `for…in`, which throws on a page with enumerable additions to `Object.prototype`,
// but only after it has installed all of them, and not a second time. A test fails for a kind that is missing above.
for (let tries = 0; tries < MOST_TRIES; tries += 1) {
  try {
    // Unused exports are removed by the bundler.
    if (makeEach().length > 0) break;
  } catch {
    // One part more is there now.
  }
}
