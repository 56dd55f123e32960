import { PageError } from './PageError.ts';
import { unclobbered } from './unclobbered.ts';

/** The script with data that stands in an element, next below it. */
export const jsonScript = ':scope > script[type="application/json"]';

/**
 * Parses an attribute's JSON; `null` when it is absent or blank.
 *
 * @throws PageError naming the attribute and what was expected
 */
export function readJsonAttribute(element: Element, attribute: string, expected: string): unknown {
  return parse(unclobbered(element).getAttribute(attribute), attribute, expected, element);
}

/**
 * Parses a JSON script element; `null` when it is absent or blank.
 *
 * @throws PageError when it is not JSON
 */
export function readJsonScript(script: Element | null, expected: string): unknown {
  return parse(script?.textContent ?? null, 'the JSON script', expected, script?.parentElement ?? null);
}

function parse(text: string | null, source: string, expected: string, element: Element | null): unknown {
  if (text === null || text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new PageError(`${source} is not valid JSON; expected ${expected}. The server's HTML stays.`, element);
  }
}
