import { attempt } from '../../lib/result.ts';
import * as selectors from './selectors.ts';

export const selectParts = (parts: readonly string[], hasPlatformMarkup: boolean): string =>
  [
    ...parts.map((part) => `[${selectors.hook}="${part}"]`),
    ...classNames(parts, hasPlatformMarkup).map((selector) => `${selector}:not([${selectors.hook}])`),
  ].join();

export const classNames = (parts: readonly string[], hasPlatformMarkup: boolean): string[] =>
  hasPlatformMarkup ? parts.flatMap((part) => (part in selectors.parts ? selectors.parts[part as selectors.PartName].split(',') : [])) : [];

declare global {
  interface Window {
    /** Where the platform's server puts the page context. */
    Static?: { SQUARESPACE_CONTEXT?: unknown };
  }
}

/**
 * Whether class names of existing templates count. They are ordinary words (`.product-price`), so they count only with the platform's page
 * context, or where the page declares ours.
 */
export const recognisesPlatformMarkup = (page: Document): boolean =>
  hasPlatformContext(page) || page.querySelector(selectors.contextScript) !== null;

/** Whether the platform's own server has rendered the page; its themes and add-ons know the former script's ways. */
export function hasPlatformContext(page: Document): boolean {
  const context = page.defaultView?.Static?.SQUARESPACE_CONTEXT;
  return typeof context === 'object' && context !== null;
}

/** The site editor needs the server's HTML unchanged, so nothing may mount. */
export function isBeingEdited(page: Document): boolean {
  return page.body?.matches(selectors.editor) ?? false;
}

/** The site editor's preview. Frames of another origin do not count. */
export const isFramedPreview = (page: Document): boolean => attempt(() => page.defaultView?.frameElement) != null;
