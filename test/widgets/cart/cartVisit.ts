import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { AddEntry } from '../../../widgets/cart/model/addEntry.ts';
import type { Shop } from '../../../src/app/createShop.ts';

/** What the visitor wanted, and what became of it. */
export interface Wish {
  readonly note: (wanted: Wanted) => void;
  outcome: Result<unknown, ApiError> | null;
  /** The number of the page on which it was wanted. */
  readonly page: number;
  /** What the tab keeps from page to page. */
  readonly session: Map<string, string>;
  /** That page was left before it was known: it goes on with the next one of its tab, if there is one. */
  left: 'no' | 'kept' | 'dropped';
}

/** A line that was asked for, and what was heard of it last. */
export interface Coming {
  readonly entry: AddEntry;
  made: Wish;
}

/** What the visitor's lines should be, by their own number. */
export type Wanted = Map<number, { quantity: number; note: string }>;

/** What a visitor has done so far, and what may be said of it at the end. */
export interface CartVisit {
  /** The shops of the pages that are open. */
  readonly shops: () => readonly Shop[];
  /** What the visitor wanted, in order. */
  readonly wishes: readonly Wish[];
  /** Everything that was asked for and puts a line into the cart. */
  readonly comings: readonly Coming[];
  /** Adds that the visitor has asked for, as the host would log them. */
  readonly asked: ReadonlyMap<string, number>;
  /** Lines of which nobody can say what they should be. */
  readonly unsure: Set<number>;
  /** Lines that the visitor has taken out, and so has seen. */
  readonly seen: ReadonlySet<number>;
  /** What went wrong on the way, in words. */
  readonly wrong: string[];
  readonly failuresTold: () => number;
}

/** What the visitor writes into a line, by which it is known. */
export const fields = (text: string | null) => JSON.parse(text ?? '{}') as { n: number; note: string };
export const json = (n: number, text: string) => JSON.stringify({ n, note: text });

export const isUncertain = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'schema' || kind === 'unconfirmed' || (status ?? 0) >= 500;
