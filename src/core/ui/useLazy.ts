import { createElement, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { untracked } from '../../lib/createActivity.ts';
import { useAnnounce, useShop, useShopContext } from './ShopContext.ts';

/** Delay (ms) before a lost file is requested once more. */
const RETRY_MS = 1000;

/**
 * A lazily loaded part; `null` before it is there. A lost file is requested once more after a moment, and at each new mount.
 *
 * @param load imports the part; `null` while it is not needed
 *
 * @param onLost called at each loss; `isGone`: this component tries no more
 */
export function useLazy<Part>(load: (() => Promise<Part>) | null, onLost?: (isGone: boolean) => void): Part | null {
  const { report, track = untracked } = useShopContext();
  const [late, setLate] = useState<{ readonly part: Part } | null>(null);
  const latest = useRef({ load, onLost });
  latest.current = { load, onLost };
  const isNeeded = load !== null;
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (isLast: boolean) => {
      const loading = latest.current.load?.();
      return (
        loading &&
        track(loading).then(
          (part) => isOver || setLate({ part }),
          (error: unknown) => {
            if (isOver) return;
            report(error);
            if (!isLast) timer = setTimeout(() => void ask(true), RETRY_MS);
            latest.current.onLost?.(isLast);
          },
        )
      );
    };
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, report, track]);
  return late && late.part;
}

/** A component whose file is loaded when it is first shown. */
export const lazyComponent = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  function LazyComponent(props: Props): ReactNode {
    const Part = useLazy(load);
    return Part && createElement(Part, props);
  };

/**
 * A dialog whose file is loaded when it is first shown. While it cannot be loaded, a text is announced; at last the browser's alert shows it
 * and the dialog counts as closed.
 *
 * @param textOf the visitor's message if the file is lost; left out: that something went wrong
 */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<(props: Props) => ReactNode>,
  textOf?: (props: Props) => string,
) =>
  function LazyDialog(props: Props): ReactNode {
    const { unknownError } = useShop().settings.shopTexts;
    const announce = useAnnounce();
    const Dialog = useLazy(load, (isGone) => {
      const text = textOf ? textOf(props) : unknownError;
      if (!isGone) return announce(text);
      // oxlint-disable-next-line no-alert -- the only dialog that needs none of the shop's files
      window.alert(text);
      props.onClose();
    });
    return Dialog && createElement(Dialog, props);
  };
