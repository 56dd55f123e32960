import * as selectors from './selectors.ts';

/** The page context as it stands now, unread: the platform's global and the page's own script, which wins key by key. */
export const readRawContext = (page: Document): Readonly<Record<string, unknown>> => ({
  ...recordOf(page.defaultView?.Static?.SQUARESPACE_CONTEXT),
  ...recordOf(parse(page.querySelector(selectors.contextScript)?.textContent)),
});

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    // A page without its context is still a page; what it lacks is said where it is needed.
    return null;
  }
}

const recordOf = (value: unknown): object | null => (typeof value === 'object' && !Array.isArray(value) ? value : null);
