/** A mistake of the page's author. */
export interface Mistake {
  /** Where it is; `null`: in no element. */
  readonly element: Element | null;
  /** What stands there, and what was expected. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  /** The guide's section about it. */
  readonly guide: string;
}

/** Finds the mistakes of one kind. */
export type Rule = (page: Document) => Iterable<Mistake>;
