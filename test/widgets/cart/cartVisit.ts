import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { AddEntry } from '../../../widgets/cart/model/addEntry.ts';
import type { Shop } from '../../../src/app/createShop.ts';

/** A change that the visitor has made, and its outcome. */
export interface VisitorChange {
  /** Makes the change in the lines that are expected at the end. */
  readonly apply: (lines: ExpectedLines) => void;
  outcome: Result<unknown, ApiError> | null;
  /** The number of the page on which it was made. */
  readonly page: number;
  /** The tab's storage from page to page. */
  readonly session: Map<string, string>;
  /** Its page was left before the outcome was known: it continues with the next page of the tab, if there is one. */
  left: 'no' | 'kept' | 'dropped';
}

/** A line that was added, and the last change that did it. */
export interface AddedLine {
  readonly entry: AddEntry;
  made: VisitorChange;
}

/** The expected lines of the visitor, by their number. */
export type ExpectedLines = Map<number, { quantity: number; note: string }>;

/** The visitor's actions so far, and the state that is expected at the end. */
export interface CartVisit {
  /** The shops of the pages that are open. */
  readonly shops: () => readonly Shop[];
  /** In order. */
  readonly changes: readonly VisitorChange[];
  /** The lines of all adds and undoings. */
  readonly addedLines: readonly AddedLine[];
  /** Adds that the visitor has asked for, as the host would log them. */
  readonly asked: ReadonlyMap<string, number>;
  /** Lines whose end cannot be foretold. */
  readonly unsure: Set<number>;
  /** Lines that the visitor has taken out, and so has seen. */
  readonly seen: ReadonlySet<number>;
  /** The faults on the way, in words. */
  readonly wrong: string[];
  readonly failuresTold: () => number;
}

/** The fields that the visitor fills in on a line, by which the test finds it again. */
export const fields = (text: string | null) => JSON.parse(text ?? '{}') as { n: number; note: string };
export const json = (n: number, text: string) => JSON.stringify({ n, note: text });

export const isUncertain = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'schema' || kind === 'unconfirmed' || (status ?? 0) >= 500;
