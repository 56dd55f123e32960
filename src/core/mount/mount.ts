import type { PageProduct } from '../page/createPage.ts';
import type { Widget } from './defineWidget.ts';
import type { MountedWidget } from './mountWidget.ts';

/**
 * `waiting`: for its moment or its product; `loading`: its file or its turn; `failed`: it threw and the server's HTML is restored;
 * `released`: it left the page, is not for the widget, or the shop has stopped.
 */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'released';

export interface Mount {
  readonly element: HTMLElement;
  readonly widget: Widget;
  state: MountState;
  /** Settles when mounting has ended; `null` before it begins, and once it is mounted. */
  mounting: Promise<void> | null;
  mounted: MountedWidget | null;
  /** Stops waiting for its moment; `null`: it does not wait, or only to be near. */
  stopWaiting: (() => void) | null;
  /** The element that is watched, or was, until it is near; `null`: none was. */
  watched: Element | null;
  /** How often it was mounted again. */
  remounts: number;
  /** Its product; `null`: there is none; `undefined`: not looked up yet. */
  product: PageProduct | null | undefined;
}

export const createMount = (element: HTMLElement, widget: Widget): Mount => ({
  element,
  widget,
  state: 'waiting',
  mounting: null,
  mounted: null,
  stopWaiting: null,
  watched: null,
  remounts: 0,
  product: undefined,
});

/** Whether nothing is to be done for it any more. */
export const isOver = ({ state }: Mount): boolean => state === 'failed' || state === 'released';
