/**
 * What the built files may weigh, in bytes, brotli level 11 and gzip level 9, everything included. React and React-DOM alone are
 * 58 kB brotli (67 kB gzip) of each build.
 */
export const BUDGETS = {
  /**
   * The one self-contained file. Promised are 115,000 bytes of brotli with every widget, which it does NOT keep yet (the bench says so):
   * until it does, it is held to what it weighs now, and this number may only fall.
   */
  umd: { brotli: 130_500, gzip: 154_000 },
  /** Everything that a plain product page loads in the ESM build before the visitor acts. */
  productPage: { brotli: 84_000, gzip: 97_000 },
  /** Everything that a page without any of our elements loads in the ESM build. */
  plainPage: { brotli: 8_000, gzip: 9_000 },
  /** The template engine with every formatter. */
  template: { brotli: 30_000, gzip: 34_000 },
  /** The template language with its core formatters and predicates alone. */
  templateCore: { brotli: 12_000, gzip: 13_500 },
} as const;
