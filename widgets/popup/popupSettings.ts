import { type ReadBy, readFields, readFlag, readNumber } from '../../src/lib/readers.ts';

/** `websiteSettings.popupOverlaySettings` of the page context; missing settings are off. */
export const readPopupSettings = readFields({
  style: readNumber,
  showOnScroll: readFlag,
  /** 0 to 100, of the scrollable height. */
  scrollPercentage: readNumber,
  showOnTimer: readFlag,
  timerDelay: readNumber,
  showUntilSignup: readFlag,
  /** Days until it is shown again after it was closed. */
  displayFrequency: readNumber,
  enableMobile: readFlag,
  enabledPages: (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : undefined),
  showOnAllPages: readFlag,
  /** Counts the owner's changes. */
  version: readNumber,
});

export type PopupSettings = ReadBy<typeof readPopupSettings>;
