import type { Report } from '../createReport.ts';
import type { Slices } from '../../lib/slices.ts';
import type { Page, ProductInstance } from '../page/createPage.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { isFilled } from '../page/isFilled.ts';
import type { MountWhen } from '../page/readWhen.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountWidget, type MountedRoot, type Provide } from './mountWidget.ts';
import { whenNeeded, type ProductSource } from './whenNeeded.ts';

/**
 * What becomes of an element that a widget is for. `waiting`: for its moment, or for its product to need it; `loading`: the widget's
 * file, or its turn; `failed`: it threw, and the server's HTML is back; `released`: it has left the page, is not for the widget after
 * all, or the shop has stopped.
 */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'released';

/** One element that a widget is for, and what is known of it. A long list has hundreds: what is done with them stands in the mounter. */
export interface Mount {
  readonly element: HTMLElement;
  readonly widget: Widget;
  state: MountState;
  /** Settles when the mounting that has begun has come to an end; `null` before it has begun. */
  mounting: Promise<void> | null;
  root: MountedRoot | null;
  /** Stops waiting for its moment; `null`: it does not wait. */
  stopWaiting: (() => void) | null;
  /** How often it was mounted anew. */
  remounts: number;
  /** The product that it has asked for; `null`: there was none to be had; left out: it has not asked. */
  product?: ProductInstance | null;
}

/** What is done with the elements that widgets are for. */
export interface Mounter {
  /** Waits for the right moment, and mounts. */
  begin(mount: Mount, isUrgent: boolean): void;
  /** Mounts it now, whatever it waits for. */
  hasten(mount: Mount): void;
  /** Looks it over after the page changed: one that left is released; one whose nodes somebody else has moved is mounted anew. */
  check(mount: Mount): void;
  /** Unmounts it and gives back what it wrote. */
  release(mount: Mount): void;
}

export interface MountDeps {
  readonly page: Page;
  readonly products: ProductSource;
  readonly report: Report;
  readonly provide: Provide;
  readonly onFailed: (widget: string, element: Element) => void;
  readonly load: (widget: Widget) => Promise<WidgetParts<object>>;
  readonly slices: Slices;
  readonly waits: Readonly<Record<Exclude<MountWhen, 'ready'>, (element: Element, run: () => void) => () => void>>;
  /** Hears when an element has been mounted: of which widget, and when that began (ms since navigation). */
  readonly onMounted: (widget: string, start: number) => void;
  /** Looks whether the page states another product where this element stands; if so, it is released and found anew. */
  readonly renew: (element: Element) => void;
  /** Hears when it has come to its end; `isForGood`: it is not to be tried again. */
  readonly onEnd: (element: Element, isForGood: boolean) => void;
}

/** How often an element is mounted anew because somebody else has moved its nodes; after that it keeps what was put there. */
const MOST_REMOUNTS = 3;

/** An element that has just been found. */
export const createMount = (element: HTMLElement, widget: Widget): Mount => ({
  element,
  widget,
  state: 'waiting',
  mounting: null,
  root: null,
  stopWaiting: null,
  remounts: 0,
});

const isOver = ({ state }: Mount): boolean => state === 'failed' || state === 'released';

export function createMounter({ page, products, report, provide, onFailed, slices, ...deps }: MountDeps): Mounter {
  const end = (mount: Mount, last: 'failed' | 'released', isForGood: boolean): void => {
    if (isOver(mount)) return;
    mount.state = last;
    mount.stopWaiting?.();
    mount.root?.unmount();
    mount.root = null;
    deps.onEnd(mount.element, isForGood);
  };

  const fail = (mount: Mount, error: unknown): void => {
    if (isOver(mount)) return;
    const { element, widget } = mount;
    end(mount, 'failed', true);
    report(error, { element, part: widget.name });
    onFailed(widget.name, element);
  };

  /** `undefined` when there is nothing to do any more, or it has failed. */
  const attempt = <Outcome>(mount: Mount, run: () => Outcome): Outcome | undefined => {
    if (isOver(mount) || !mount.element.isConnected) return undefined;
    try {
      return run();
    } catch (error) {
      fail(mount, error);
      return undefined;
    }
  };

  /** Reads the element, and then mounts it as a job of its own: the first of a kind takes a slow phone a while. */
  const mountInTurns = (mount: Mount, parts: WidgetParts<object>) => {
    const { element, widget } = mount;
    const props = attempt(mount, () => parts.read(element, page));
    if (props === null) end(mount, 'released', true);
    if (!props) return undefined;
    return () =>
      void attempt(mount, () => {
        const start = performance.now();
        mount.root = mountWidget(element, parts, props, provide, (error) => fail(mount, error));
        mount.state = 'mounted';
        deps.onMounted(widget.name, start);
      });
  };

  const load = (mount: Mount): void => {
    const { element, widget } = mount;
    mount.state = 'loading';
    mount.mounting = deps.load(widget).then(
      (parts) => {
        slices.add(() => mountInTurns(mount, parts));
        return slices.idle();
      },
      (error: unknown) => {
        end(mount, 'released', false);
        report(error, { element, part: widget.name });
      },
    );
  };

  /** Waits until the product is such that the element has something to show. */
  const waitForNeed = (mount: Mount, isNeeded: NonNullable<Widget['isNeeded']>): void =>
    void attempt(mount, () => {
      const { element } = mount;
      const productInstance = page.productInstanceOf(element);
      if (!productInstance) return;
      mount.stopWaiting = whenNeeded(
        products,
        productInstance.id,
        (product, variant) => isNeeded(product, element, variant),
        () => load(mount),
      );
    });

  return {
    begin(mount, isUrgent) {
      const { element, widget } = mount;
      const { isNeeded } = widget;
      const asked = page.whenOf(element);
      if (!asked && isNeeded && (element.hidden || !element.hasChildNodes())) return slices.add(() => waitForNeed(mount, isNeeded));
      // What nobody sees yet of a long list waits until it comes near; what is empty may have no place by which it could be seen.
      const when = asked ?? (widget.when === 'ready' && !isUrgent && isFilled(element) ? 'visible' : widget.when);
      if (when === 'ready') load(mount);
      else mount.stopWaiting = deps.waits[when](element, () => load(mount));
    },
    hasten(mount) {
      if (mount.state !== 'waiting') return;
      mount.stopWaiting?.();
      load(mount);
    },
    check(mount) {
      if (!unclobbered(mount.element).isConnected) end(mount, 'released', false);
      else if (mount.root && !mount.root.isIntact()) {
        deps.renew(mount.element);
        if (!mount.root) return;
        mount.root.unmount();
        mount.root = null;
        mount.remounts += 1;
        if (mount.remounts <= MOST_REMOUNTS) load(mount);
        else end(mount, 'released', false);
      }
    },
    release: (mount) => end(mount, 'released', false),
  };
}
