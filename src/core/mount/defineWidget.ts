import type { ComponentType } from 'react';
import type { ReadPart } from '../page/createPage.ts';
import type { PlaceShape } from '../../lib/createPlace.ts';
import type { MountWhen } from '../page/readWhen.ts';
import type { ProductNow, VariantNow } from './whenNeeded.ts';

/** What every widget's component receives beside what its reader read. */
export interface WidgetProps {
  /** The element of the page that the widget lives in. */
  readonly element: HTMLElement;
}

/** The lazily loaded half of a widget: how to read the element, and what to show in it. */
export interface WidgetParts<Props extends object> {
  /** Reads the element into typed props; `null` when the element is not for this widget after all. */
  readonly read: ReadPart<Props>;
  readonly Component: ComponentType<Props & WidgetProps>;
  /**
   * Where what the component renders stands, among what the server sent; `null`: it renders nothing there and only writes on the server's
   * nodes.
   */
  readonly placeIn: ((props: Props, element: HTMLElement) => PlaceShape) | null;
}

/** A kind of widget: how it is found, when it mounts, and what it loads to do so. */
export interface Widget {
  /** The value of its `data-storefront` hook; also the key of its class names in the page's vocabulary. */
  readonly name: string;
  /** When it mounts once its element is found; `data-storefront-when` on the element overrides it. */
  readonly when: MountWhen;
  /** Whether it has nothing to do before the visitor has a cart (a badge that the server rendered as 0). */
  readonly needsCart: boolean;
  /** Whether a hidden or empty element is about to show something, as its product and the choice stand: it is not mounted before that. */
  readonly isNeeded: ((product: ProductNow, element: HTMLElement, variant: VariantNow) => boolean) | null;
  /** What a visitor does on its element that is held until the widget is there, which then calls `useHeld`: a press, or the sending of a form. */
  readonly holds: 'click' | 'submit' | null;
  readonly load: () => Promise<WidgetParts<object>>;
}

/** Declares a widget. The file that calls this stays tiny, because it is part of what every page loads. */
export function defineWidget<Props extends object>(widget: {
  name: string;
  when?: MountWhen;
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
    // The runtime hands a component only what its own reader returned, so the pair may forget its type here.
    load: widget.load as unknown as Widget['load'],
  };
}
