import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Fence } from '../ui/Fence.tsx';
import { keepFocus } from './keepFocus.ts';

/** One mounted element. */
export interface MountedRoot {
  /** Whether the widget's output is still in the element; false after the host has emptied it behind our back. */
  isIntact(): boolean;
  /** Takes the widget out and gives the server's HTML back. Idempotent; never throws. */
  unmount(): void;
}

/**
 * Mounts `content` as one React root in `element`, at once (inside its own flushSync). The server's child nodes are kept aside
 * and come back at `unmount`. When the content throws, `onFail` is called (later, never from inside React) and the caller unmounts.
 */
export function mountRoot(element: HTMLElement, content: ReactElement, onFail: (error: unknown) => void): MountedRoot {
  const kept = [...element.childNodes];
  const restoreFocus = keepFocus(element);
  let fill = 0;
  let failed = false;
  const failOnce = (error: unknown) => {
    if (failed) return;
    failed = true;
    void Promise.resolve().then(() => onFail(error));
  };
  // A root of Preact's would take nodes that stand there for its own.
  element.replaceChildren();
  const root = createRoot(element, { onUncaughtError: failOnce, onCaughtError: () => undefined, onRecoverableError: () => undefined });
  const onCommit = () => (fill = element.childNodes.length);
  flushSync(() =>
    root.render(
      <Fence onError={failOnce} onCommit={onCommit}>
        {content}
      </Fence>,
    ),
  );
  restoreFocus();
  let live = true;
  return {
    // One that has failed shows nothing, and that was not the host.
    isIntact: () => failed || fill === 0 || element.childNodes.length > 0,
    unmount() {
      if (!live) return;
      live = false;
      try {
        root.unmount();
      } catch {
        // The host has taken nodes away that React still wants to remove: they are gone, which is what was asked for.
      }
      element.replaceChildren(...kept);
    },
  };
}
