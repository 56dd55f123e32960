import { invalidCall, notRunning } from '../../src/core/notRunning.ts';
import { hook } from '../../src/core/page/selectors.ts';
import type { ApiError } from '../../src/core/wire/ApiError.ts';
import { ok, type Result } from '../../src/lib/result.ts';

/** Asks the mounted widget to show itself. */
export const OPEN = 'storefront:consent-open';

/**
 * Shows the visitor's choices in the page's own place, or in one at the end of the page.
 *
 * @param mount mounts a part; false when it stays as served
 *
 * @returns whether they are shown
 */
export async function openConsent(page: Document, mount: (part: Element) => Promise<boolean>): Promise<boolean> {
  const place = page.querySelector(`[${hook}="consent"]`) ?? createPlace(page);
  const isMounted = await mount(place);
  if (isMounted) place.dispatchEvent(new Event(OPEN));
  return isMounted;
}

/** The same as the answer of a call. `isOpen`: the site asks for consent, and the visitor's answer counts. */
export async function answerOpen(
  page: Document,
  mount: (part: Element) => Promise<boolean>,
  isOpen: boolean,
): Promise<Result<null, ApiError>> {
  if (!isOpen) return invalidCall('consent.open(): the site asks for no consent, or allows nothing.');
  try {
    return (await openConsent(page, mount)) ? ok(null) : notRunning();
  } catch (error) {
    return notRunning(error);
  }
}

function createPlace(page: Document): Element {
  const place = page.createElement('div');
  place.setAttribute(hook, 'consent');
  page.body.append(place);
  return place;
}
