/** The only file that imports zod, so that its globals are removed and its schemas work on any page. */
import { once } from './lazy.ts';
import { putBackZodGlobals } from './zodGlobals.ts';

export * as z from 'zod/mini';

putBackZodGlobals();

/** More than a schema has kinds of parts. */
const MOST_TRIES = 200;

/**
 * Makes a schema when it is first asked for, so that importing a file makes none.
 *
 * The first part of each kind installs its methods by a `for…in`, which throws on a page with enumerable additions to `Object.prototype`, but
 * only after it has installed all of them, and not a second time.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazySchema<Schema>(make: () => Schema): () => Schema {
  return once(() => {
    for (let tries = 1; ; tries += 1) {
      try {
        return make();
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
    }
  });
}
