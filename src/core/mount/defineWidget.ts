import type { ReactNode } from 'react';
import type { ReadPart, MountWhen } from '../page/createPage.ts';
import type { PlaceShape } from '../../lib/createPlace.ts';
import type { FilterOf } from '../filter/Filter.ts';
import type { ProductNow, VariantNow } from './whenNeeded.ts';

/** Props that every component receives beside what its reader returned. */
export interface WidgetProps {
  /** The element of the page that the widget lives in. */
  readonly element: HTMLElement;
}

/** The lazily loaded half of a widget: its reader and its component. */
export interface WidgetParts<Props extends object> {
  /** Reads the element into typed props; `null` when it is not for this widget. */
  readonly read: ReadPart<Props>;
  /** Renders the widget. A function; it is called within a component. */
  readonly Component: (props: Props & WidgetProps) => ReactNode;
  /** Where the component is rendered among the served nodes; `null`: it only writes on them. */
  readonly placeIn: ((props: Props, element: HTMLElement) => PlaceShape) | null;
}

/** How a widget is found, when it mounts, and what it loads. */
export interface Widget {
  /** The value of its `data-storefront` hook and the key of its class names. */
  readonly name: string;
  /** `needed`: when `isNeeded`, whatever the server has rendered. */
  readonly when: MountWhen | 'needed';
  /** Whether it has nothing to do without a cart (a badge that the server rendered as 0). */
  readonly needsCart: boolean;
  /** Whether a hidden or empty element has something to show for this product and choice; it is not mounted before. */
  readonly isNeeded: ((product: ProductNow, element: HTMLElement, variant: VariantNow, filterOf: FilterOf) => boolean) | null;
  /** The action on its element that is kept until the widget calls `useHeld`. */
  readonly holds: 'click' | 'submit' | null;
  readonly load: () => Promise<WidgetParts<object>>;
}

/** The file that calls this stays tiny, because every page loads it. */
export function defineWidget<Props extends object>(widget: {
  name: string;
  when?: Widget['when'];
  needsCart?: boolean;
  isNeeded?: NonNullable<Widget['isNeeded']>;
  holds?: NonNullable<Widget['holds']>;
  load: () => Promise<WidgetParts<Props>>;
}): Widget {
  return {
    name: widget.name,
    when: widget.when ?? 'ready',
    needsCart: widget.needsCart ?? false,
    isNeeded: widget.isNeeded ?? null,
    holds: widget.holds ?? null,
    // The runtime passes a component only its own reader's props, so their type may be erased.
    load: widget.load as unknown as Widget['load'],
  };
}
