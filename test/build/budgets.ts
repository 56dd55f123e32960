/** Bytes, brotli level 11. */
interface Budget {
  /** The one-file build. */
  readonly oneFile: number;
  /** The modules build on a plain product page before interaction. */
  readonly productPage: number;
  /** The modules build on a page without our elements. */
  readonly plainPage: number;
  /** Page speed, loaded after the page where the host may ask for it. */
  readonly pageSpeed: number;
  /** Its part in the first file. */
  readonly pageSpeedEager: number;
}

/** React is about 60 kB of the one file, Preact about 9. */
export const SHOP_BUDGETS = {
  react: { oneFile: 213_000, productPage: 96_000, plainPage: 7_900, pageSpeed: 10_000, pageSpeedEager: 1_000 },
  lite: { oneFile: 164_000, productPage: 46_400, plainPage: 7_900, pageSpeed: 10_000, pageSpeedEager: 1_000 },
} as const satisfies Readonly<Record<string, Budget>>;

/**
 * The builds' excess over their budgets today, which is to go down to nothing. Renaming one local variable moves the compressed size of a
 * file by up to 70 bytes either way, and of the one file by 200, hence that much more than measured. One file: swatches, stepper and the bar at a phone's foot 3.0,
 * filters and slots 2.1, galleries in a product 0.9, explanations 0.8, functions of at most 80 lines 0.7, plural forms and languages 0.6,
 * `inspect()` and `whenIdle()` 0.4, answers in place of throws 0.2, notes at prices, dates and lists as a language writes them 0.3, a checkout that
 * waits for its report 0.1, the rest of it from before; the minifier has taken 2.5 to 3.5 off the sum since. On a page without our elements: answers in place of
 * throws and the checkout's report 0.1, explanations 0.5, `inspect()` and `whenIdle()`
 * 0.3, filters 0.2. In the first add it is the answer to a platform that is not there, the repeated read, the largest size of an answer, an add
 * that another tab has taken over, and one whose pieces another tab may have added (0.2).
 */
export const OVER_BUDGET = {
  react: { oneFile: 9_550, productPage: 5_500, plainPage: 1_200, firstAdd: 1_250 },
  lite: { oneFile: 7_450, productPage: 3_750, plainPage: 1_200, firstAdd: 1_250 },
} as const;

/** Loaded after the page: analytics, the visitor's consent and ids, which page speed uses too, and all that comes then. */
export const ANALYTICS_BUDGET = { analytics: 8_000, visitor: 3_300, all: 26_000 } as const;

/** With all formatters, and the core language alone. */
export const TEMPLATE_BUDGETS = { template: 30_000, core: 12_500 } as const;

/** The bytes that a page loads beyond itself, in either flavour: when a visitor first adds something to the cart, and when one sends a contact form. */
export const FIRST_USE_BUDGET = { add: 30_500, form: 19_500 } as const;

/** The bytes that add-ons of the platform's old script interface need. */
export const OLD_INTERFACE_BUDGET = 4_000;
