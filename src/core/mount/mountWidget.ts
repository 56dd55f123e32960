import { createElement, type ReactElement } from 'react';
import { createPlace } from '../../lib/createPlace.ts';
import { createWrites } from '../../lib/createWrites.ts';
import type { OwnContext } from '../ui/ShopContext.ts';
import type { WidgetParts } from './defineWidget.ts';
import { mountRoot } from './mountRoot.tsx';

export interface MountedRoot {
  /** Whether its place and the nodes it wrote on are where they were. */
  isIntact(): boolean;
  /** Restores the element as served, except for changes by other code. Idempotent; never throws. */
  unmount(): void;
}

/** Wraps a widget's content in the shop context. */
export type Provide = (content: ReactElement, own: OwnContext) => ReactElement;

export function mountWidget(
  element: HTMLElement,
  { Component, placeIn }: WidgetParts<object>,
  props: object,
  provide: Provide,
  onFail: (error: unknown) => void,
): MountedRoot {
  const shape = placeIn?.(props, element) ?? null;
  const own: OwnContext = { writes: createWrites(element), place: shape && createPlace(shape) };
  const content = provide(createElement(Component, { ...props, element }), own);
  const unmount = mountRoot(own.place?.node ?? element.ownerDocument.createDocumentFragment(), content, onFail);
  return {
    isIntact: () => own.writes.isIntact() && own.place?.isIntact() !== false,
    unmount() {
      const adopted = own.place?.adopted();
      unmount();
      // The renderer empties a place that it lost.
      if (adopted) own.place?.node.replaceChildren(...adopted);
      // Restores what a failed widget could not give back itself.
      own.writes.giveBack();
      own.place?.show(false);
    },
  };
}
