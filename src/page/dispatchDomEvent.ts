import type { StorefrontEventName, StorefrontEvents } from '../events/events.ts';
import { unclobbered } from '../lib/unclobbered.ts';
import type { Page } from './createPage.ts';

/**
 * Fires a shop event as a DOM event `storefront:<name>`: bubbling and composed, on the element of the product, form or button it is about, else
 * on the document element. Events that can be refused are cancelable; refusing the DOM event refuses the shop's.
 */
export function dispatchDomEvent<Name extends StorefrontEventName>(
  page: Pick<Page, 'document' | 'rootOf'>,
  name: Name,
  detail: StorefrontEvents[Name],
): void {
  const own = ('formId' in detail || 'blockId' in detail) && detail.element.isConnected ? detail.element : null;
  const target = (detail.productInstance === null ? own : page.rootOf(detail.productInstance)) ?? page.document.documentElement;
  const cancelable = 'preventDefault' in detail;
  const event = new CustomEvent(`storefront:${name}`, { bubbles: true, composed: true, cancelable, detail });
  if (!unclobbered(target).dispatchEvent(event) && 'preventDefault' in detail) detail.preventDefault();
}
