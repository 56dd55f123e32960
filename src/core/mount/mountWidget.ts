import { createElement, type ReactElement, type ReactNode } from 'react';
import { createPortal } from './renderer.ts';
import { createPlace, isPlaceIntact, showPlace } from '../../lib/createPlace.ts';
import { createWrites, giveBack, isIntact } from '../../lib/createWrites.ts';
import type { OwnContext } from '../ui/ShopContext.ts';
import { renderInPart, unmountPart, type MountedPart, type OnFail, type PartRoots } from './createPartRoots.ts';
import type { WidgetParts, WidgetProps } from './defineWidget.ts';

/** A widget on an element of the page, until `unmountWidget` restores the element. */
export interface MountedWidget extends Shown {
  readonly part: MountedPart;
}

interface Shown {
  readonly own: OwnContext;
  readonly Component: WidgetParts<object>['Component'];
  readonly props: object & WidgetProps;
}

/** Wraps a widget's content in the shop context. */
export type Provide = (content: ReactElement, own: OwnContext) => ReactElement;

interface WidgetMounting<Owner> {
  readonly roots: PartRoots;
  readonly provide: Provide;
  readonly onFail: OnFail<Owner>;
}

/** Shows in the widget's place what it renders. The component is called, because whether it renders something is known only then. */
function InOwnPlace({ own: { place }, Component, props }: Shown): ReactNode {
  const content = Component(props);
  return place && content ? createPortal(content, place.node) : content;
}

const contentOf = (shown: Shown, provide: Provide): ReactElement => provide(createElement(InOwnPlace, shown), shown.own);

export function mountWidget<Owner extends { readonly element: HTMLElement }>(
  owner: Owner,
  { Component, placeIn }: WidgetParts<object>,
  props: object,
  { roots, provide, onFail }: WidgetMounting<Owner>,
): MountedWidget {
  const { element } = owner;
  const own: OwnContext = { writes: createWrites(element), place: placeIn && createPlace(placeIn(props, element)) };
  const shown = { own, Component, props: { ...props, element } };
  return { ...shown, part: roots.mount(contentOf(shown, provide), onFail, owner) };
}

/** Renders it anew, with what the shop has now. */
export const renderAgain = (mounted: MountedWidget, provide: Provide): void => renderInPart(mounted.part, contentOf(mounted, provide));

/** Whether its place and the nodes it wrote on are where they were. */
export const isWidgetIntact = ({ own }: MountedWidget): boolean => isIntact(own.writes) && (!own.place || isPlaceIntact(own.place));

/** Restores the element as served, except for changes by other code. Idempotent; never throws. */
export function unmountWidget({ part, own: { writes, place } }: MountedWidget): void {
  unmountPart(part);
  // Restores what a failed widget could not give back itself.
  giveBack(writes);
  showPlace(place, false);
}
