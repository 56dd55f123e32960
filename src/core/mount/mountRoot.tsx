import type { ReactElement } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { createRoot, flushSync } from './renderer.ts';

/**
 * Renders `content` synchronously as one React root. The container must be our own node or a fragment, because React's listeners stay on it
 * for good. `onFail` is called later, never from inside React, and the caller unmounts.
 *
 * @returns unmounts it; idempotent, never throws
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
      // The page removed nodes that React still wants to remove.
    }
  };
}
