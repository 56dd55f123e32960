import { createElement, type ReactElement } from 'react';
import { createPlace } from '../../lib/createPlace.ts';
import { createWrites } from '../../lib/createWrites.ts';
import type { OwnContext } from '../ui/ShopContext.ts';
import type { WidgetParts } from './defineWidget.ts';
import { mountRoot } from './mountRoot.tsx';

/** One mounted widget. */
export interface MountedRoot {
  /** Whether what it wrote on, and its place, are still where they were. */
  isIntact(): boolean;
  /** Takes the widget off the page, which is as the server sent it, but for what others have changed. Idempotent; never throws. */
  unmount(): void;
}

/** Puts what every widget needs (the shop) round its content, and what this one has for itself. */
export type Provide = (content: ReactElement, own: OwnContext) => ReactElement;

/** Mounts one widget on an element that its reader has read. */
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
      // The renderer empties what it has lost.
      if (adopted) own.place?.node.replaceChildren(...adopted);
      // What the widget has not given back itself, because its end was not as it should be.
      own.writes.giveBack();
      own.place?.show(false);
    },
  };
}
