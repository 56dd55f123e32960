import { readFields, readFlag, readNumber, type ReadBy } from '../../src/lib/readers.ts';
import { PAGE_TYPE } from '../../src/commerce/model/pageType.ts';
import type { Page } from '../../src/core/page/createPage.ts';

/** `websiteSettings.popupOverlaySettings` of the page context; missing settings are off. */
const readPopupSettings = readFields({
  style: readNumber,
  showOnScroll: readFlag,
  /** 0 to 100, of the scrollable height. */
  scrollPercentage: readNumber,
  showOnTimer: readFlag,
  timerDelay: readNumber,
  /** Days until it is shown again after it was closed. */
  displayFrequency: readNumber,
  enableMobile: readFlag,
  enabledPages: (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : undefined),
  showOnAllPages: readFlag,
  /** Counts the owner's changes. */
  version: readNumber,
});

export type PopupSettings = ReadBy<typeof readPopupSettings>;

export interface PopupProps {
  readonly settings: PopupSettings;
  readonly template: HTMLTemplateElement | null;
  readonly box: HTMLElement;
  readonly title: string;
  /** Whether it also opens when the pointer leaves through the window's upper edge (`data-storefront-exit-intent`). */
  readonly onExit: boolean;
}

const NONE = 1;
const NOT_ON: ReadonlySet<number | undefined> = new Set([PAGE_TYPE.popupOverlay, PAGE_TYPE.showCart, PAGE_TYPE.commerceCartV2]);

export function readPopup(element: HTMLElement, page: Page): PopupProps | null {
  const { document } = page;
  const { websiteSettings, collection, pageType } = page.context();
  const settings = readPopupSettings(websiteSettings?.popupOverlaySettings);
  if (!settings?.style || settings.style === NONE || NOT_ON.has(pageType)) return null;
  const isHere = settings.showOnAllPages || (collection?.id !== undefined && settings.enabledPages?.includes(collection.id));
  if (!isHere || document.defaultView?.parent !== document.defaultView) return null;
  const template = element instanceof HTMLTemplateElement ? element : null;
  const only = element.children.length === 1 ? element.firstElementChild : null;
  const heading = (template?.content ?? element).querySelector('h1,h2,h3,h4');
  return {
    settings,
    template,
    box: only instanceof HTMLElement ? only : element,
    title: element.getAttribute('aria-label') ?? (heading?.textContent?.trim() || document.title),
    onExit: element.hasAttribute('data-storefront-exit-intent'),
  };
}
