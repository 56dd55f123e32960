import { describeElement } from '../lib/describeElement.ts';
import { attempt } from '../lib/result.ts';
import { MAX_STACK_TRACE_LENGTH } from './constants.ts';
import type { ErrorReport } from './events.ts';
import type { Failure } from './createErrorBuffer.ts';

/**
 * The record of an error: kind, message, stack and place, the version for its source maps, the page's path, and the names of the events before it. Never anything a
 * visitor typed, nor a query string.
 */
export function describeFailure(
  { error, stack = '', place, at, breadcrumbs }: Failure,
  version: string,
  page: Document = document,
): ErrorReport {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: error };
  return {
    name: 'error',
    timestamp: at,
    data: {
      type: name,
      // The page's code throws anything, and writes on errors.
      message: withoutVisitorText(attempt(() => String(message)) ?? '', page),
      stack: framesOf(stack)
        .map((line) => line.trim().replace(/\?[^\s):]*/g, ''))
        .join('\n')
        .slice(0, MAX_STACK_TRACE_LENGTH),
      version,
      path: page.location.pathname,
      ...(place.part && { part: place.part }),
      ...(place.element && { element: describeElement(place.element) }),
      ...(breadcrumbs.length > 0 && { breadcrumbs }),
    },
  };
}

const FRAME = /^\s*at .*:\d+|@.*:\d+|^[^\s]*:\d+:\d+$/;

/** Drops the lines before the first frame, which repeat the message. */
export const framesOf = (stack: string): string[] => stack.split('\n').filter((line) => FRAME.test(line));

/** Shorter values occur in any message. */
const SHORTEST_VALUE = 3;

const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+/g;
/** Numbers of cards, telephones and orders, in any grouping. */
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;
/** Browsers quote arbitrary values in messages; names of properties that were read or set are kept. */
const QUOTED = /(\((?:reading|setting) )?(?:"[^"]*"?|'[^']*'|“[^”]*”)/g;

/**
 * Removes what a visitor may have typed: values of the page's fields, addresses, long numbers and quotations. The stack still leads to the
 * line.
 */
export function withoutVisitorText(message: string, page: Document): string {
  let text = message;
  for (const value of typedValues(page)) text = text.replaceAll(value, '…');
  return text
    .replace(QUOTED, (all, isName) => (isName ? all : '"…"'))
    .replace(EMAIL, '…')
    .replace(LONG_NUMBER, '…');
}

function typedValues(page: Document): string[] {
  const values: string[] = [];
  for (const field of page.querySelectorAll<HTMLInputElement>('input,textarea,select,[contenteditable]')) {
    const value = ('value' in field ? field.value : (field as HTMLElement).textContent)?.trim();
    if (value && value.length >= SHORTEST_VALUE) values.push(value);
  }
  // The longest first, because one may contain another.
  return [...values].sort((one, other) => other.length - one.length);
}
