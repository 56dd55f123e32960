import { useState, type ReactNode } from 'react';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import type { CartNotice } from '../CartState.ts';
import { useCart, useCartState } from '../useCart.ts';
import { useCartPage, type FocusTarget } from './CartContext.ts';
import type { ShownEntry } from './cartPage.ts';
import { Empty } from './Empty.tsx';
import { Lines } from './Lines.tsx';

interface CartBodyProps {
  /** `undefined`: not known yet. */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Whether the lines, or that there are none, may be rendered yet. */
  readonly areShown?: boolean;
  /** The way back to the shop; `null`: the site's. */
  readonly path: string | null;
  /** Stands beside the lines. */
  readonly summary: ReactNode;
  /** Attributes of the element around both. */
  readonly container: Readonly<Record<string, string | boolean>>;
  /** Called when the visitor loads the cart again. */
  readonly onRetry?: () => void;
  /** Stands below all of it. */
  readonly children?: ReactNode;
}

/** The body that shows a message, of several on one page. */
const SHOWN_IN = new WeakMap<CartNotice, object>();

/** The part that the cart page and the mini cart share: the cart's state in words, its lines, and messages about its changes. */
export function CartBody({ entries, areShown = true, path, summary, container, onRetry, children }: CartBodyProps): ReactNode {
  const { load, dismissNotice } = useCart();
  const { texts } = useCartPage();
  const { error, waiting, removed, notice } = useCartState((state) => state);
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null);
  const hasLines = Boolean(entries?.length);
  const [body] = useState({});
  if (notice && !SHOWN_IN.has(notice)) SHOWN_IN.set(notice, body);
  return (
    <>
      <output className="cart-waiting">{waiting && <Text>{texts.cartWaiting}</Text>}</output>
      {error !== null && (
        <p className="cart-error" role="alert">
          <Text>{error}</Text>{' '}
          <button
            type="button"
            onClick={() => {
              onRetry?.();
              void load();
            }}
          >
            {texts.tryAgain}
          </button>
        </p>
      )}
      {!entries && error === null && <p className="cart-loader">{texts.cartLoading}</p>}
      {areShown && entries && (hasLines || removed.length > 0) && (
        <div className="cart-container" {...container}>
          <Lines entries={entries} focusTarget={focusTarget} setFocusTarget={setFocusTarget} />
          {hasLines && summary}
        </div>
      )}
      {areShown && entries && !hasLines && <Empty path={path} focusTarget={focusTarget} />}
      {children}
      {notice && SHOWN_IN.get(notice) === body && <LazyAlert title={notice.title} message={notice.message} onClose={dismissNotice} />}
    </>
  );
}
