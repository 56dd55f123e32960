import type { ReactElement } from 'react';
import { keepFocus } from './keepFocus.ts';
import { mountRoot } from './mountRoot.tsx';
import type { MountedRoot } from './mountWidget.ts';

/**
 * The old way, for widgets that still show a copy of what the server sent: the root stands in the server's element, whose nodes are kept
 * aside and come back at `unmount`. Goes with the last of them.
 */
export function mountCopy(element: HTMLElement, content: ReactElement, onFail: (error: unknown) => void): MountedRoot {
  const kept = [...element.childNodes];
  const restoreFocus = keepFocus(element);
  let failed = false;
  // A root of Preact's would take nodes that stand there for its own.
  element.replaceChildren();
  const unmount = mountRoot(element, content, (error) => {
    failed = true;
    onFail(error);
  });
  const fill = element.childNodes.length;
  restoreFocus();
  let live = true;
  return {
    // One that has failed shows nothing, and that was not the host.
    isIntact: () => failed || fill === 0 || element.childNodes.length > 0,
    unmount() {
      if (!live) return;
      live = false;
      unmount();
      element.replaceChildren(...kept);
    },
  };
}
