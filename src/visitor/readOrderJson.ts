import type { PageContext } from '../commerce/model/pageContext.ts';
import * as selectors from '../core/page/selectors.ts';

/** The confirmed order's JSON, from its script element, else the page context. */
export function readOrderJson(page: Document, { order }: PageContext): unknown {
  const text = page.querySelector(selectors.order)?.textContent;
  if (text == null) return order ?? null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
