import { describeElement } from '../lib/describeElement.ts';
import { MAX_STACK_TRACE_LENGTH } from './constants.ts';
import type { ErrorEvent } from './schemas/errorEvent.ts';
import type { Failure } from './createErrorBuffer.ts';
import { framesOf } from './framesOf.ts';
import { withoutVisitorText } from './withoutVisitorText.ts';

/**
 * What is recorded of an error: kind, message, stack and place, the version for its source maps, and the page's path. Never anything a
 * visitor typed, nor a query string.
 */
export function describeFailure({ error, place, at }: Failure, version: string, page: Document = document): ErrorEvent {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: String(error), stack: '' };
  return {
    name: 'error',
    timestamp: at,
    data: {
      type: name,
      message: withoutVisitorText(message, page),
      stack: framesOf(stack ?? '')
        .map((line) => line.trim().replace(/\?[^\s):]*/g, ''))
        .join('\n')
        .slice(0, MAX_STACK_TRACE_LENGTH),
      version,
      path: page.location.pathname,
      ...(place.part && { part: place.part }),
      ...(place.element && { element: describeElement(place.element) }),
    },
  };
}
