import { PageError } from '../lib/PageError.ts';
import { describeElement } from '../lib/describeElement.ts';

/** What is known of the place where something failed. */
export interface FailurePlace {
  readonly element?: Element;
  /** Name of the widget or of the part of the program. */
  readonly part?: string;
}

/** Takes every error that is ours to handle, so that the page never sees one. Never throws. */
export type Report = (error: unknown, place?: FailurePlace) => void;

/**
 * The one funnel for errors: one console line each, naming the widget, the element and what was expected. A page author's
 * mistake is a plain line; anything else carries the error itself, for its stack.
 * @param keep what else is done with it, where errors are recorded
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
      const line = `[storefront] ${where}${where && ': '}${error instanceof Error ? error.message : String(error)}`;
      if (error instanceof PageError) log.error(line);
      else log.error(line, error);
    } catch {
      // A console that throws is the page's; there is nobody left to tell.
    }
  };
}
