/** The only file that imports zod, so that its globals are removed and its schemas work on any page. */
import { putBackZodGlobals } from './zodGlobals.ts';
import * as z from 'zod/mini';
import { hidingAdditions } from './hidingAdditions.ts';

export * as z from 'zod/mini';

putBackZodGlobals();

// The first schema of each kind installs its methods by a `for…in`, which throws on a page with enumerable additions to `Object.prototype`,
// so the first ones are created here without them. A test fails for a kind that is missing.
hidingAdditions(() => {
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
});
