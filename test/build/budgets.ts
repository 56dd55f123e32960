/** What a build of the shop may weigh, in bytes, brotli level 11, everything included. */
interface Budget {
  /** The one self-contained file, with every widget. */
  readonly oneFile: number;
  /** Everything that a plain product page loads before the visitor acts, from the build with chunks. */
  readonly productPage: number;
  /** Everything that a page without any of our elements loads, from the build with chunks. */
  readonly plainPage: number;
  /** What measures page speed, loaded after the page itself, where the host may want to know. */
  readonly pageSpeed: number;
  /** What of it every page loads at once. */
  readonly pageSpeedEager: number;
}

/** With React and with Preact (lite). Of the one file React is about 60 kB, Preact about 9. */
export const SHOP_BUDGETS = {
  react: { oneFile: 194_000, productPage: 93_000, plainPage: 7_000, pageSpeed: 10_000, pageSpeedEager: 1_000 },
  lite: { oneFile: 144_000, productPage: 43_400, plainPage: 7_000, pageSpeed: 10_000, pageSpeedEager: 1_000 },
} as const satisfies Readonly<Record<string, Budget>>;

/**
 * What the builds weigh above their budgets, in bytes; to be earned back, and nothing may be added to it. It came with presses and forms
 * that are kept until their parts are ready, containers that are used again for another product, plans, lists and add buttons as people
 * write them, forms that arrive once, and what other carts show.
 */
export const OVER_BUDGET = {
  react: { oneFile: 6_300, productPage: 3_600 },
  lite: { oneFile: 7_200, productPage: 3_600 },
} as const;

/** What is loaded after the page: what counts visitors; and what knows of the visitor (consent, ids), for page speed as well. */
export const ANALYTICS_BUDGET = { analytics: 8_000, visitor: 3_000 } as const;

/** The template engine with every formatter, and the language with its core formatters and predicates alone. */
export const TEMPLATE_BUDGETS = { template: 30_000, core: 12_500 } as const;
