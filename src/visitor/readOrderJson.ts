import type { PageContext } from '../commerce/model/pageContext.ts';
import * as selectors from '../core/page/selectors.ts';
import { parseJson } from '../lib/result.ts';

/** The confirmed order's JSON, from its script element, else the page context. */
export function readOrderJson(page: Document, { order }: PageContext): unknown {
  const text = page.querySelector(selectors.order)?.textContent;
  if (text == null) return order ?? null;
  return parseJson(text) ?? null;
}
