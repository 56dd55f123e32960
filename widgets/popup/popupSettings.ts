import { type ReadBy, readFields, readFlag, readNumber } from '../../src/lib/readers.ts';

/** The owner's settings of the popup, as the page context has them (`websiteSettings.popupOverlaySettings`). What is missing is off. */
export const readPopupSettings = readFields({
  /** 1: none. */
  style: readNumber,
  showOnScroll: readFlag,
  /** 0 to 100, of what there is to scroll. */
  scrollPercentage: readNumber,
  showOnTimer: readFlag,
  /** ms */
  timerDelay: readNumber,
  showUntilSignup: readFlag,
  /** After how many days it is shown again to somebody who has closed it. */
  displayFrequency: readNumber,
  enableMobile: readFlag,
  /** Ids of collections. */
  enabledPages: (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : undefined),
  showOnAllPages: readFlag,
  /** The owner's count of changes. */
  version: readNumber,
});

export type PopupSettings = ReadBy<typeof readPopupSettings>;
