import { PageError } from '../lib/PageError.ts';
import { describeElement } from '../lib/describeElement.ts';

export interface FailurePlace {
  readonly element?: Element;
  /** Name of the widget or part. */
  readonly part?: string;
}

/** Takes an error that must not reach the page, and writes one console line. Never throws. */
export type Report = (error: unknown, place?: FailurePlace) => void;

/**
 * One console line per error with widget, element and what was expected. A page author's mistake is a plain line; other errors include the
 * error object for its stack.
 *
 * @param keep records the error elsewhere
 */
export function createReport(
  log: Pick<Console, 'error'> = console,
  keep: (error: unknown, place: FailurePlace) => void = () => undefined,
): Report {
  return (error, place = {}) => {
    try {
      keep(error, place);
      const own = error instanceof PageError ? error.element : null;
      const where = own ? describeElement(own) : [place.part, place.element && describeElement(place.element)].filter(Boolean).join(' ');
      const line = `[storefront] ${where}${where && ': '}${error instanceof Error ? error.message : String(error)}${lostFiles(error)}`;
      if (error instanceof PageError) log.error(line);
      else log.error(line, error);
    } catch {
      // A page may replace the console with one that throws.
    }
  };
}

/** After an import that failed: the files that are missing, of which the error names only the one that imports them, if any. */
function lostFiles(error: unknown): string {
  if (!(error instanceof TypeError) || !/import(?:ed|ing) (?:a )?module/i.test(error.message)) return '';
  const missing = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseStatus }) => responseStatus >= 400 && name.includes('/chunks/'))
    .map(({ name }) => name);
  return `. All files of dist/ belong together, in one version; missing: ${missing.join(', ') || 'unknown'}`;
}
