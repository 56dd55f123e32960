import { type ReactElement, createElement } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { createRoot, flushSync } from './renderer.ts';
import { adoptedBy, createPlace, isPlaceIntact, showPlace } from '../../lib/createPlace.ts';
import { createWrites, giveBack, isIntact } from '../../lib/createWrites.ts';
import type { OwnContext } from '../ui/ShopContext.ts';
import type { WidgetParts, WidgetProps } from './defineWidget.ts';

/** One of our React roots. Data with functions beside it, as `MountedWidget`: a long list has hundreds, and would keep as many closures. */
export interface MountedRoot {
  readonly root: ReturnType<typeof createRoot>;
  readonly onError: (error: unknown) => void;
  isOver: boolean;
}

/** A widget on an element of the page, until `unmountWidget` restores the element. */
export interface MountedWidget {
  readonly root: MountedRoot;
  readonly own: OwnContext;
  readonly Component: WidgetParts<object>['Component'];
  readonly props: object & WidgetProps;
}

/** Wraps a widget's content in the shop context. */
export type Provide = (content: ReactElement, own: OwnContext) => ReactElement;

/** Takes what a root has thrown, with what the root was mounted for. */
type OnFail<Owner> = (owner: Owner, error: unknown) => void;

const ignore = () => undefined;

/**
 * Renders `content` synchronously as one React root. The container must be our own node or a fragment, because React's listeners stay on it
 * for good. `onFail` is called later, never from inside React, and the caller unmounts. It is given `owner`, so that hundreds of roots share
 * one function.
 */
export function mountRoot<Owner>(
  container: Element | DocumentFragment,
  content: ReactElement,
  onFail: OnFail<Owner>,
  owner: Owner,
): MountedRoot {
  const onError = (error: unknown) => void Promise.resolve().then(() => mounted.isOver || onFail(owner, error));
  const root = createRoot(container, { onUncaughtError: onError, onCaughtError: ignore, onRecoverableError: ignore });
  const mounted: MountedRoot = { root, onError, isOver: false };
  flushSync(() => render(mounted, content));
  return mounted;
}

const render = ({ root, onError }: MountedRoot, content: ReactElement): void =>
  root.render(<ErrorBoundary onError={onError}>{content}</ErrorBoundary>);

/** Idempotent; never throws. */
export function unmountRoot(mounted: MountedRoot): void {
  if (mounted.isOver) return;
  mounted.isOver = true;
  try {
    mounted.root.unmount();
  } catch {
    // The page removed nodes that React was still to remove.
  }
}

export function mountWidget<Owner extends { readonly element: HTMLElement }>(
  owner: Owner,
  { Component, placeIn }: WidgetParts<object>,
  props: object,
  provide: Provide,
  onFail: OnFail<Owner>,
): MountedWidget {
  const { element } = owner;
  const shape = placeIn?.(props, element) ?? null;
  const own: OwnContext = { writes: createWrites(element), place: shape && createPlace(shape) };
  const container = own.place?.node ?? element.ownerDocument.createDocumentFragment();
  const all = { ...props, element };
  return { own, Component, props: all, root: mountRoot(container, provide(createElement(Component, all), own), onFail, owner) };
}

/** Renders it anew, with what the shop has now. */
export const renderAgain = ({ root, own, Component, props }: MountedWidget, provide: Provide): void =>
  render(root, provide(createElement(Component, props), own));

/** Whether its place and the nodes it wrote on are where they were. */
export const isWidgetIntact = ({ own }: MountedWidget): boolean => isIntact(own.writes) && (!own.place || isPlaceIntact(own.place));

/** Restores the element as served, except for changes by other code. Idempotent; never throws. */
export function unmountWidget({ root, own: { writes, place } }: MountedWidget): void {
  const adopted = place && adoptedBy(place);
  unmountRoot(root);
  // The renderer empties a place that it lost.
  if (adopted) place.node.replaceChildren(...adopted);
  // Restores what a failed widget could not give back itself.
  giveBack(writes);
  showPlace(place, false);
}
