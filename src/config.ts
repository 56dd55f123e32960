import type * as z from 'zod/mini';
import type { Report } from './errors/createReport';
import { PageError } from './lib/PageError';
import { lazySchema } from './lib/schema';
import { readBy } from './model/fields';

/** A path of this site. */
const path = () => readBy((raw) => (typeof raw === 'string' && /^\/(?!\/)/.test(raw) ? raw : undefined));

/** A text that matches the pattern. */
const text = (pattern = /./) => readBy((raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined));

/** "true", "false" and an attribute without a value, as well as booleans. */
const flag = () =>
  readBy((raw) => (raw === true || raw === 'true' || raw === '' ? true : raw === false || raw === 'false' ? false : undefined));

/** A length of time in ms, 1 or more. */
const milliseconds = () => readBy((raw) => (Number(raw) >= 1 && Number.isFinite(Number(raw)) ? Number(raw) : undefined));

/**
 * Every setting with its default. The spec leaves these names open; each is one entry here, which a page may override by the
 * script tag's attribute (`data-cart-path`), by the page context (`storefront: {…}`) or by `start(options)`, in rising order.
 */
const configShape = lazySchema(() => ({
  /** Where the platform's calls go; a path of this site. */
  apiRoot: [path(), '/api/'] as const,
  cartPath: [path(), '/cart'] as const,
  /** Cookies that tell of a cart or a login before anything is loaded (spec §4, §6). */
  hasCartCookie: [text(), 'hasCart'] as const,
  cartCookie: [text(), 'CART'] as const,
  authCookie: [text(), 'SiteUserSecureAuthToken'] as const,
  /** `none` leaves all styling to the theme. */
  styles: [readBy((raw) => (raw === 'layer' || raw === 'none' ? raw : undefined)), 'layer'] as const,
  /** How long a write that the visitor waits for may take, in ms, head and body of the answer together. */
  writeDeadline: [milliseconds(), 10_000] as const,
  /** Whether the shop works inside the site editor's preview frame. */
  preview: [flag(), true] as const,
  /** Store currency for pages whose context names none. */
  currency: [text(/^[A-Z]{3}$/), 'USD'] as const,
  locale: [text(), 'en-US'] as const,
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
