/**
 * What the built files may weigh, in bytes, brotli level 11 and gzip level 9, everything included. React and React-DOM are 40 kB brotli
 * (46 kB gzip) of each build, after `build/leanReact.ts`.
 */
export const BUDGETS = {
  /** The one self-contained file, with every widget. */
  umd: { brotli: 115_000, gzip: 136_000 },
  /** Everything that a plain product page loads in the ESM build before the visitor acts. */
  productPage: { brotli: 70_000, gzip: 80_000 },
  /** Everything that a page without any of our elements loads in the ESM build. */
  plainPage: { brotli: 8_000, gzip: 9_000 },
  /** The template engine with every formatter. */
  template: { brotli: 30_000, gzip: 34_000 },
  /** The template language with its core formatters and predicates alone. */
  templateCore: { brotli: 12_000, gzip: 13_500 },
} as const;
