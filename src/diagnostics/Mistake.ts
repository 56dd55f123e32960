import type { KnownNames } from '../core/KnownNames.ts';

/** A mistake of the page's author. */
export interface Mistake {
  /** Where it is; `null`: in no element. */
  readonly element: Element | null;
  /** The content that was found, and the expected one. */
  readonly message: string;
  /** The way to mend it. */
  readonly fix: string;
  /** The guide's section about it. */
  readonly guide: string;
  /** It may be meant so: asked about, and no failure. */
  readonly isQuestion?: boolean;
  /** A text that the shop's own line about the same mistake contains. */
  readonly also?: string;
}

/** Facts that a page itself does not show. */
export interface PageFacts {
  /** Of the `start()` that counts. */
  readonly options: object;
  /** Those of features from outside, too; `null`: such features may still come. */
  readonly names: KnownNames | null;
  /** The texts of elements as the server has sent them, where the shop may have written on them since. */
  readonly served: ReadonlyMap<Element, string>;
}

/** Finds the mistakes of one kind. */
export type Rule = (page: Document, facts: PageFacts) => Iterable<Mistake>;
