import { hook } from '../../src/core/page/selectors.ts';

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

function createPlace(page: Document): Element {
  const place = page.createElement('div');
  place.setAttribute(hook, 'consent');
  page.body.append(place);
  return place;
}
