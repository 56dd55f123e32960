import type { Refusable } from '../../lib/refusable.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import type { Page } from './createPage.ts';

/** Every event names its product; some also their element. */
export interface EventDetail {
  readonly productInstance: string | null;
}

export function dispatchDomEvent<Detail extends EventDetail>(page: Pick<Page, 'document' | 'rootOf'>, name: string, detail: Detail): void {
  const { element } = detail as { element?: Element };
  const own = element && ('formId' in detail || 'blockId' in detail) && element.isConnected ? element : null;
  const target = (detail.productInstance === null ? own : page.rootOf(detail.productInstance)) ?? page.document.documentElement;
  const cancelable = 'preventDefault' in detail;
  const event = new CustomEvent(`storefront:${name}`, { bubbles: true, composed: true, cancelable, detail });
  if (!unclobbered(target).dispatchEvent(event) && cancelable) (detail as EventDetail as EventDetail & Refusable).preventDefault();
}
