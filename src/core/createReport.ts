import { PageError } from '../lib/PageError.ts';
import { describeElement } from '../lib/describeElement.ts';

export interface FailurePlace {
  readonly element?: Element;
  /** Name of the widget or part. */
  readonly part?: string;
}

/** A mistake of the page's author, with the console line about it. */
export interface MetMistake {
  readonly element: Element | undefined;
  readonly line: string;
  readonly error: PageError;
}

/** Takes an error that must not reach the page, and writes one console line. Never throws. */
export type Report = (error: unknown, place?: FailurePlace) => void;

/**
 * One console line per error with widget, element and what was expected. A page author's mistake is a plain line; other errors include the
 * error object for its stack.
 *
 * @param keep records the error elsewhere
 * @param explain takes a page author's mistake, to be explained later; `false`: it does not
 */
export function createReport(
  log: Pick<Console, 'error'> = console,
  keep: (error: unknown, place: FailurePlace) => void = () => undefined,
  explain?: (mistake: MetMistake) => boolean,
): Report {
  return (error, place = {}) => {
    try {
      keep(error, place);
      const own = error instanceof PageError ? error.element : undefined;
      const where = own ? describeElement(own) : [place.part, place.element && describeElement(place.element)].filter(Boolean).join(' ');
      const line = `[storefront] ${where}${where && ': '}${error instanceof Error ? error.message : String(error)}${lostFiles(error)}`;
      if (!(error instanceof PageError)) log.error(line, error);
      else if (!explain?.({ element: own ?? place.element, line, error })) log.error(line);
    } catch {
      // A page may replace the console with one that throws.
    }
  };
}

/** After an import that failed: the files that are missing, of which the error names only the one that imports them, if any. */
function lostFiles(error: unknown): string {
  if (!(error instanceof TypeError) || !/import(?:ed|ing) (?:a )?module/i.test(error.message)) return '';
  const missing = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseStatus }) => responseStatus >= 400 && /\/chunks\/|\/(?:diagnostics|look)\./.test(name))
    .map(({ name }) => name);
  return `. All files of dist/ belong together, in one version; missing: ${[...new Set(missing)].join(', ') || 'see the network panel'}`;
}
