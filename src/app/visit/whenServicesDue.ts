import type { Emitter } from '../../lib/emitter.ts';
import { onAbort, onceOn, whenParsed } from '../../lib/listen.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { readRawContext } from '../../core/page/readRawContext.ts';
import * as selectors from '../../core/page/selectors.ts';
import type { StorefrontEvents } from '../StorefrontEvents.ts';

/** Time (ms) after the first paint at which nothing is waited for any longer. */
const LATEST_MS = 3000;

/** After these the visitor may leave at any moment. */
const URGENT = ['before-add', 'item-added', 'before-checkout', 'form-submitted'] as const;

/**
 * Runs `run` once: when the parts on the screen are alive, its pictures are there and the browser is idle, and 3 s after the first paint at
 * the latest; at once when something is sold, on the page of an order, and when the page is hidden or left. A prerendered page waits until
 * it is shown. Returns its off.
 *
 * @param alive settles when the parts on the screen are mounted
 */
export function whenServicesDue(
  page: Document,
  events: Pick<Emitter<StorefrontEvents>, 'on'>,
  alive: Promise<unknown>,
  run: () => void,
): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const until = (off: () => void) => onAbort(signal, off);
  const due = () => {
    if (signal.aborted) return;
    waiting.abort();
    run();
  };
  const rest = () => whenIdle(due);
  const wait = () => {
    for (const name of URGENT) until(events.on(name, due));
    until(onceOn(window, 'visibilitychange pagehide', due));
    until(whenParsed(page, () => isOrderPage(page) && due()));
    void alive.then(() => {
      if (page.readyState !== 'complete' && isPictureDue(page)) until(onceOn(window, 'load', rest));
      else rest();
    });
    const now = performance.now();
    // A late script comes after the first paint, any other shortly before it.
    const { startTime = now } = performance.getEntriesByType('paint')[0] ?? {};
    const timer = setTimeout(due, startTime + LATEST_MS - now);
    until(() => clearTimeout(timer));
  };
  if (page.prerendering) until(onceOn(page, 'prerenderingchange', wait));
  else wait();
  return () => waiting.abort();
}

const isOrderPage = (page: Document): boolean => !!readRawContext(page)['order'] || page.querySelector(selectors.order) !== null;

/** Whether a picture on the screen, perhaps the largest paint, is still being loaded. */
const isPictureDue = (page: Document): boolean =>
  [...page.querySelectorAll('img')].some((picture) => !picture.complete && picture.getBoundingClientRect().top < innerHeight);
