import { once } from '../lib/lazy.ts';
import { safeRedirect } from '../lib/safeRedirect.ts';

/** Time (ms) that a checkout waits at most for what reports it. */
const LONGEST_WAIT_MS = 1000;

export interface Leaving {
  /** Awaited before the page is left, for a second at most; left out, `null`: nothing. */
  readonly beforeLeaving?: () => Promise<unknown> | null;
  /** Leaves for another address; left out: the browser does. */
  readonly navigate?: (url: URL) => void;
}

/**
 * Leaves for a path of this site. A page that is left before its events were reported would lose the checkout that began.
 *
 * @param isLeft whether the page was left meanwhile
 */
export const createNavigate =
  ({ beforeLeaving, navigate = ({ href }) => document.location.assign(href) }: Leaving, isLeft: () => boolean) =>
  (path: string): void => {
    const url = safeRedirect(path);
    const go = once(() => url && !isLeft() && navigate(url));
    const pending = beforeLeaving?.();
    if (!pending) return void go();
    void pending.then(go);
    setTimeout(go, LONGEST_WAIT_MS);
  };
