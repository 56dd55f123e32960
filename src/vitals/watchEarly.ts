import { listen } from '../lib/listen.ts';

/** Signs that only an early script sees. Times in ms since navigation began. */
export interface EarlySigns {
  /** When the page was first hidden; 0: from the start; `Infinity`: never. */
  firstHiddenAt(): number;
  /** Whether the page has come back out of the browser's back/forward cache. */
  hasReturned(): boolean;
  stop(): void;
}

/**
 * Notes when the page is first hidden and whether it returns: later paints and inputs say nothing about load speed, and not every browser
 * reports it afterwards. The only part of page speed in the first file.
 */
export function watchEarly(): EarlySigns {
  // A prerendered page is hidden, but no visitor waits for it.
  const isHidden = () => document.visibilityState === 'hidden' && !document.prerendering;
  let hiddenAt = isHidden() ? 0 : Infinity;
  let returned = false;
  const onEvent = ({ timeStamp, persisted = false }: Event & Partial<PageTransitionEvent>) => {
    returned ||= persisted;
    if (isHidden()) hiddenAt = Math.min(hiddenAt, timeStamp);
  };
  const over = new AbortController();
  listen(window, 'visibilitychange pageshow', onEvent, over.signal, { capture: true });
  return {
    firstHiddenAt: () => hiddenAt,
    hasReturned: () => returned,
    stop: () => over.abort(),
  };
}
