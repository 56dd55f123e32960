import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus to the cart's title when the button that had it, "Try Again", has gone. A visitor who has turned to something else stays
 * there.
 */
export function useFocusAfterRetry(isFailed: boolean): {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onRetry: () => void;
} {
  const title = useRef<HTMLHeadingElement>(null);
  const isRetried = useRef(false);
  useLayoutEffect(() => {
    if (isFailed || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body) title.current?.focus();
  }, [isFailed]);
  return { title, onRetry: () => void (isRetried.current = true) };
}
