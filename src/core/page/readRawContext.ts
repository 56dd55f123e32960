import * as selectors from './selectors.ts';
import { parseJson } from '../../lib/result.ts';

/** The platform's global merged with the page's own script, which wins key by key. */
export const readRawContext = (page: Document): Readonly<Record<string, unknown>> => ({
  ...recordOf(page.defaultView?.Static?.SQUARESPACE_CONTEXT),
  ...recordOf(parseOnce(page.querySelector(selectors.contextScript)?.textContent)),
});

let known: { readonly text: string | null | undefined; readonly value: unknown } = { text: undefined, value: null };

/** Parses the same text once, because each part of a long list asks for it. */
function parseOnce(text: string | null | undefined): unknown {
  if (known.text !== text) known = { text, value: parseContext(text) };
  return known.value;
}

/** `null` where it is no JSON: a page without context is valid, and what is missing is reported where it is needed. */
export const parseContext = (text: string | null | undefined): unknown => parseJson(text) ?? null;

const recordOf = (value: unknown): object | null => (typeof value === 'object' && !Array.isArray(value) ? value : null);
