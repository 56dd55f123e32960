import type { PageMoment } from './CartActions.ts';
import { KEPT_CART_KEY } from '../../src/commerce/model/constants.ts';
import type { TabChannel } from '../../src/lib/createTabChannel.ts';
import { listen, onAbort } from '../../src/lib/listen.ts';
import { readFields, readText } from '../../src/lib/readers.ts';

/** The events of the page, and of other tabs, that the cart has to follow. */
export interface CartKeeping {
  /** The cart may have changed elsewhere. */
  load(): void;
  /** The network is back. */
  resume(): void;
  /** Another tab has sent a message about the cart. */
  onTabMessage(message: unknown): void;
  onPageMoment(moment: PageMoment): void;
}

/** Least time between two readings because of other tabs, in ms: a tab that adds twenty items reports that twenty times. */
const LEAST_REST_MS = 500;

const readMessage = readFields({ type: readText });

/**
 * Reads the cart again when it may have changed elsewhere: when another tab reports it, when the visitor comes back to this one, and when
 * the page returns out of the back/forward cache. A hidden tab reads nothing until it is shown. Reports when the page is about to go away,
 * so that nothing is lost.
 */
export function keepCartCurrent(channel: TabChannel, { load, resume, onTabMessage, onPageMoment }: CartKeeping, signal: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | null = null;
  let isAgain = false;
  const onChanged = () => {
    if (document.hidden) return;
    if (rest !== null) {
      isAgain = true;
      return;
    }
    load();
    rest = setTimeout(() => {
      rest = null;
      if (isAgain) onChanged();
      isAgain = false;
    }, LEAST_REST_MS);
  };
  channel.listen((message) => {
    onTabMessage(message);
    if (readMessage(message)?.type === 'changed') onChanged();
  });
  const onVisibility = () => {
    onPageMoment(document.hidden ? 'hidden' : 'shown');
    if (!document.hidden) load();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    onPageMoment('returned');
    load();
  };
  const onStored = ({ key, storageArea }: StorageEvent) => {
    if (key === KEPT_CART_KEY && storageArea === sessionStorage) onPageMoment('stored');
  };
  listen(document, 'visibilitychange', onVisibility, signal);
  listen(window, 'pagehide', () => onPageMoment('left'), signal);
  listen(window, 'pageshow', onReturn, signal);
  listen(window, 'storage', onStored, signal);
  listen(window, 'online', resume, signal);
  onAbort(signal, () => clearTimeout(rest ?? undefined));
}
