import { type ReactElement, createElement } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { createRoot, flushSync } from './renderer.ts';
import { createPlace } from '../../lib/createPlace.ts';
import { createWrites, giveBack, isIntact } from '../../lib/createWrites.ts';
import type { OwnContext } from '../ui/ShopContext.ts';
import type { WidgetParts } from './defineWidget.ts';

export interface MountedRoot {
  /** Whether its place and the nodes it wrote on are where they were. */
  isIntact(): boolean;
  /** Renders it anew, with what the shop has now. */
  renderAgain(): void;
  /** Restores the element as served, except for changes by other code. Idempotent; never throws. */
  unmount(): void;
}

/** Wraps a widget's content in the shop context. */
export type Provide = (content: ReactElement, own: OwnContext) => ReactElement;

const ignore = () => undefined;

/**
 * Renders `content` synchronously as one React root. The container must be our own node or a fragment, because React's listeners stay on it
 * for good. `onFail` is called later, never from inside React, and the caller unmounts.
 *
 * @returns `unmount` is idempotent, and never throws
 */
export function mountRoot(
  container: Element | DocumentFragment,
  content: ReactElement,
  onFail: (error: unknown) => void,
): { render(content: ReactElement): void; unmount(): void } {
  let isOver = false;
  const failOnce = (error: unknown) => void Promise.resolve().then(() => isOver || onFail(error));
  const root = createRoot(container, { onUncaughtError: failOnce, onCaughtError: ignore, onRecoverableError: ignore });
  const render = (shown: ReactElement) => root.render(<ErrorBoundary onError={failOnce}>{shown}</ErrorBoundary>);
  flushSync(() => render(content));
  return {
    render,
    unmount() {
      if (isOver) return;
      isOver = true;
      try {
        root.unmount();
      } catch {
        // The page removed nodes that React still wants to remove.
      }
    },
  };
}

export function mountWidget(
  element: HTMLElement,
  { Component, placeIn }: WidgetParts<object>,
  props: object,
  provide: Provide,
  onFail: (error: unknown) => void,
): MountedRoot {
  const shape = placeIn?.(props, element) ?? null;
  const own: OwnContext = { writes: createWrites(element), place: shape && createPlace(shape) };
  const content = () => provide(createElement(Component, { ...props, element }), own);
  const root = mountRoot(own.place?.node ?? element.ownerDocument.createDocumentFragment(), content(), onFail);
  return {
    isIntact: () => isIntact(own.writes) && own.place?.isIntact() !== false,
    renderAgain: () => root.render(content()),
    unmount() {
      const adopted = own.place?.adopted();
      root.unmount();
      // The renderer empties a place that it lost.
      if (adopted) own.place?.node.replaceChildren(...adopted);
      // Restores what a failed widget could not give back itself.
      giveBack(own.writes);
      own.place?.show(false);
    },
  };
}
