import { isFramedPreview } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

/**
 * In the site editor's frame a link sets the frame's URL, which the editor follows, in place of navigating inside it.
 * Anywhere else, and for addresses of other sites, nothing is done.
 * @param event the click on the link
 */
export function followInFrame(page: Document, link: HTMLAnchorElement, event: Event): void {
  const frame = isFramedPreview(page) ? page.defaultView?.frameElement : null;
  const url = frame && safeRedirect(link.href);
  if (!url) return;
  event.preventDefault();
  (frame as HTMLIFrameElement).src = url.href;
}
