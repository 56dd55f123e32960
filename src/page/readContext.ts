import { readPageContext, type PageContext } from '../model/pageContext.ts';
import * as selectors from './selectors.ts';

/**
 * The page context as it stands now: the platform's global and the page's own script, which wins key by key. Other scripts
 * change the global after load, so it is read at each use; what was parsed is kept while its sources are the same.
 */
export function readContext(page: Document): PageContext {
  const platform = page.defaultView?.Static?.SQUARESPACE_CONTEXT;
  const script = page.querySelector(selectors.contextScript)?.textContent ?? '';
  return readPageContext({ ...(isRecord(platform) && platform), ...ownContext(script) }) ?? {};
}

function ownContext(text: string): object {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // A page without its context is still a page; what it lacks is said where it is needed.
    return {};
  }
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
