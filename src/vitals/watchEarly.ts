/** What only a script that is there early can know. Times in ms since navigation began. */
export interface EarlySigns {
  /** When the page was first out of sight; 0: from the start; `Infinity`: it never was. */
  firstHiddenAt(): number;
  /** Whether the page has come back out of the browser's back/forward cache. */
  hasReturned(): boolean;
  stop(): void;
}

/**
 * Notes when the page is first hidden and whether it returns, until page speed is measured: paints and inputs after that say
 * nothing about how fast the page loaded, and not every browser tells it later. The one part of page speed that is loaded at once.
 */
export function watchEarly(): EarlySigns {
  // While it is prerendered a page is hidden, but nobody waits for it.
  const isHidden = () => document.visibilityState === 'hidden' && !document.prerendering;
  let hiddenAt = isHidden() ? 0 : Infinity;
  let returned = false;
  const onHide = ({ timeStamp }: Event) => {
    if (isHidden()) hiddenAt = Math.min(hiddenAt, timeStamp);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    returned ||= persisted;
  };
  addEventListener('visibilitychange', onHide, true);
  addEventListener('pageshow', onShow, true);
  return {
    firstHiddenAt: () => hiddenAt,
    hasReturned: () => returned,
    stop() {
      removeEventListener('visibilitychange', onHide, true);
      removeEventListener('pageshow', onShow, true);
    },
  };
}
