import type { PageMoment } from '../../src/lib/PageMoment.ts';
import type { TabChannel } from '../../src/lib/createTabChannel.ts';
import { listen } from '../../src/lib/listen.ts';
import { readFields, readText } from '../../src/lib/readers.ts';

/** What is done when something happens to the page, or elsewhere. */
export interface CartKeeping {
  /** The cart may have changed elsewhere. */
  load(): void;
  /** The network is back. */
  resume(): void;
  /** Another tab says something of its own about the cart. */
  hear(message: unknown): void;
  pageIs(moment: PageMoment): void;
}

/** Between two readings because of other tabs lie so many ms: a tab that adds twenty items says so twenty times. */
const LEAST_REST_MS = 500;

const readMessage = readFields({ type: readText });

/**
 * Reads the cart again when it may have changed elsewhere: when another tab says so, when the visitor comes back to this one, and when
 * the page returns out of the back/forward cache. A tab that nobody looks at reads nothing until somebody does. Tells when the page is
 * about to go away, so that nothing is lost.
 */
export function keepCartCurrent(channel: TabChannel, { load, resume, hear, pageIs }: CartKeeping, signal: AbortSignal): void {
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
    if (readMessage(message)?.type === 'changed') onChanged();
    else hear(message);
  });
  const onVisibility = () => {
    pageIs(document.hidden ? 'hidden' : 'shown');
    if (!document.hidden) load();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    pageIs('returned');
    load();
  };
  listen(document, 'visibilitychange', onVisibility, signal);
  listen(window, 'pagehide', () => pageIs('left'), signal);
  listen(window, 'pageshow', onReturn, signal);
  listen(window, 'online', resume, signal);
  signal.addEventListener('abort', () => clearTimeout(rest ?? undefined));
}
