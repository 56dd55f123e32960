import * as z from 'zod/mini';
import type { Report } from './errors/createReport';
import { PageError } from './lib/PageError';
import { lazySchema } from './lib/schema';

/** A path of this site. */
const path = () => z.string().check(z.regex(/^\/(?!\/)/));

/** "true", "false" and an attribute without a value, as well as booleans. */
const flag = () =>
  z.pipe(
    z.transform((value) => (value === '' || value === 'true' ? true : value === 'false' ? false : value)),
    z.boolean(),
  );

/**
 * Every setting with its default. The spec leaves these names open; each is one entry here, which a page may override by the
 * script tag's attribute (`data-cart-path`), by the page context (`storefront: {…}`) or by `start(options)`, in rising order.
 */
const configShape = lazySchema(() => ({
  /** Where the platform's calls go; a path of this site. */
  apiRoot: [path(), '/api/'] as const,
  cartPath: [path(), '/cart'] as const,
  /** Cookies that tell of a cart or a login before anything is loaded (spec §4, §6). */
  hasCartCookie: [z.string(), 'hasCart'] as const,
  cartCookie: [z.string(), 'CART'] as const,
  authCookie: [z.string(), 'SiteUserSecureAuthToken'] as const,
  /** `none` leaves all styling to the theme. */
  styles: [z.enum(['layer', 'none']), 'layer'] as const,
  /** How long a write that the visitor waits for may take, in ms, head and body of the answer together. */
  writeDeadline: [z.coerce.number().check(z.gte(1)), 10_000] as const,
  /** Whether the shop works inside the site editor's preview frame. */
  preview: [flag(), true] as const,
  /** Store currency for pages whose context names none. */
  currency: [z.string().check(z.regex(/^[A-Z]{3}$/)), 'USD'] as const,
  locale: [z.string(), 'en-US'] as const,
}));

type Shape = ReturnType<typeof configShape>;

/** The settings of this page; see `configShape` for their meaning. */
export type Config = { readonly [Key in keyof Shape]: z.infer<Shape[Key][0]> };

/**
 * Settings from several sources, later ones winning. A bad value is one console line that names it and what is used instead.
 * @param sources untrusted records, e.g. the script tag's dataset
 */
export function readConfig(sources: readonly (readonly [from: string, values: unknown])[], report: Report): Config {
  const config: Record<string, unknown> = {};
  for (const [key, [schema, fallback]] of Object.entries(configShape())) {
    config[key] = fallback;
    for (const [from, values] of sources) {
      if (typeof values !== 'object' || values === null || !Object.hasOwn(values, key)) continue;
      const given = (values as Record<string, unknown>)[key];
      const parsed = schema.safeParse(given);
      if (parsed.success) config[key] = parsed.data;
      else report(new PageError(`${from}: ${key} cannot be ${JSON.stringify(given)}; using ${JSON.stringify(config[key])}.`), { part: 'config' });
    }
  }
  return config as Config;
}
