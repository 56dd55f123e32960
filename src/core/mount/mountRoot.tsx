import type { ReactElement } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { createRoot, flushSync } from './renderer.ts';

/**
 * Renders `content` as one React root in `container`, at once (inside its own flushSync). The container is a node of ours, or a fragment
 * where nothing is to be seen: a node of the page's would keep React's listeners for good. When the content throws, `onFail` is called
 * (later, never from inside React), and the caller unmounts.
 * @returns what unmounts it; idempotent, never throws
 */
export function mountRoot(container: Element | DocumentFragment, content: ReactElement, onFail: (error: unknown) => void): () => void {
  let isOver = false;
  const failOnce = (error: unknown) => void Promise.resolve().then(() => isOver || onFail(error));
  const root = createRoot(container, { onUncaughtError: failOnce, onCaughtError: () => undefined, onRecoverableError: () => undefined });
  flushSync(() => root.render(<ErrorBoundary onError={failOnce}>{content}</ErrorBoundary>));
  return () => {
    if (isOver) return;
    isOver = true;
    try {
      root.unmount();
    } catch {
      // The page has taken nodes away that React still wants to remove: they are gone, which is what was asked for.
    }
  };
}
