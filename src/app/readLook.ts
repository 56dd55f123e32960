import { hasPlatformContext } from '../core/page/recognisesPlatformMarkup.ts';
import { onAbort } from '../lib/listen.ts';

declare const __VERSION__: string;

/** How much of the look is ours. */
export type Look = 'full' | 'base' | 'none';

/** Themes of the platform know its parts, so nothing more than today's sheet is put on them unless they ask for it. */
export function readLook(styles: Look | 'auto', page: Document): Look {
  if (styles !== 'auto') return styles;
  return hasPlatformContext(page) ? 'base' : 'full';
}

/** Version of the linked `storefront.css`, however it came to the page; '' without it. */
export const linkedVersion = (page: Document): string =>
  page.defaultView
    ?.getComputedStyle(page.documentElement)
    .getPropertyValue('--storefront-sheet')
    .replaceAll(/["'\s]/g, '') ?? '';

/** Whether the page has all sheets of this version. */
export function isSheetLinked(page: Document): boolean {
  const version = linkedVersion(page);
  return version !== '' && version === __VERSION__;
}

/** The linked sheet has the full look, which this page has not asked for. */
export function turnOffLinkedSheet(page: Document, signal: AbortSignal): void {
  for (const sheet of Array.from(page.styleSheets)) {
    if (sheet.disabled || !/\/storefront\.css(?:[?#]|$)/.test(sheet.href ?? '')) continue;
    sheet.disabled = true;
    onAbort(signal, () => void (sheet.disabled = false));
  }
}
