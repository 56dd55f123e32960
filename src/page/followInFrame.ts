import { safeRedirect } from '../lib/safeRedirect.ts';
import { isFramedPreview } from './isFramedPreview.ts';

/** A click on a link, as the browser or React tells of it. */
export interface LinkClick {
  readonly currentTarget: EventTarget;
  preventDefault(): void;
}

/**
 * In the site editor's frame a link sets the frame's URL, which the editor follows, in place of navigating inside it (spec §2).
 * Anywhere else, and for addresses of other sites, nothing is done.
 */
export function followInFrame(page: Document, event: LinkClick): void {
  const frame = isFramedPreview(page) ? page.defaultView?.frameElement : null;
  const url = frame && safeRedirect((event.currentTarget as HTMLAnchorElement).href);
  if (!url) return;
  event.preventDefault();
  (frame as HTMLIFrameElement).src = url.href;
}
