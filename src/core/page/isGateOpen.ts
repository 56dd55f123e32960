import * as selectors from './selectors.ts';

declare global {
  interface Window {
    /** Where the platform's server puts the page context. */
    Static?: { SQUARESPACE_CONTEXT?: unknown };
  }
}

/**
 * Whether the class names of existing templates count on this page. They are ordinary words (`.product-price`) that unrelated
 * sites use too, so they count only where the platform has left its page context, or the page declares ours.
 */
export function isGateOpen(page: Document): boolean {
  const context = page.defaultView?.Static?.SQUARESPACE_CONTEXT;
  return (typeof context === 'object' && context !== null) || page.querySelector(selectors.contextScript) !== null;
}

/** Whether the page is open in the site editor, which needs the server's HTML as it is: nothing may mount. */
export function isBeingEdited(page: Document): boolean {
  return page.body?.matches(selectors.editor) ?? false;
}
