import type { PageContext } from '../commerce/model/pageContext.ts';
import * as selectors from '../core/page/selectors.ts';

/** The JSON of the order that the page confirms: by hook, else from the context; `null` when the page has neither. */
export function readOrderJson(page: Document, { order }: PageContext): unknown {
  const text = page.querySelector(selectors.order)?.textContent;
  if (text == null) return order ?? null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
