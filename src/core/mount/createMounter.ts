import type { Report } from '../createReport.ts';
import type { Slices } from '../../lib/slices.ts';
import type { Page, PageProduct, MountWhen } from '../page/createPage.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { isFilled } from '../../lib/isFilled.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountWidget, type MountedRoot, type Provide } from './mountRoot.tsx';
import { whenNeeded, type ProductSource } from './whenNeeded.ts';

/**
 * `waiting`: for its moment or its product; `loading`: its file or its turn; `failed`: it threw and the server's HTML is restored;
 * `released`: it left the page, is not for the widget, or the shop has stopped.
 */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'released';

export interface Mount {
  readonly element: HTMLElement;
  readonly widget: Widget;
  state: MountState;
  /** Settles when mounting has ended; `null` before it begins. */
  mounting: Promise<void> | null;
  root: MountedRoot | null;
  /** Stops waiting for its moment; `null`: it does not wait. */
  stopWaiting: (() => void) | null;
  /** How often it was mounted again. */
  remounts: number;
  /** Its product; `null`: there is none; left out: not looked up yet. */
  product?: PageProduct | null;
}

/** Operations on elements that widgets apply to. */
export interface Mounter {
  /** Waits for the right moment, then mounts. */
  begin(mount: Mount, isUrgent: boolean): void;
  /** Mounts it now. */
  hasten(mount: Mount): void;
  /** Checks it after a page change: releases an element that left, mounts it again if its nodes were moved. */
  check(mount: Mount): void;
  /** Unmounts it and restores what it wrote on. */
  release(mount: Mount): void;
  /** Settles once the parts that a choice has made needed are mounted or lost; `null`: there are none. */
  arriving(): Promise<unknown> | null;
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
  readonly onMounted: (widget: string, start: number) => void;
  /** Releases and finds the element again if the page states another product there. */
  readonly renew: (element: Element) => void;
  /** Called at its end; `isForGood`: it is not tried again. */
  readonly onEnd: (element: Element, isForGood: boolean) => void;
}

/** Limit of repeated mounts after other code moved its nodes; afterwards the element stays as it is. */
const MOST_REMOUNTS = 3;

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

  /** `undefined` when there is nothing left to do, or it failed. */
  const attempt = <Outcome>(mount: Mount, run: () => Outcome): Outcome | undefined => {
    if (isOver(mount) || !mount.element.isConnected) return undefined;
    try {
      return run();
    } catch (error) {
      fail(mount, error);
      return undefined;
    }
  };

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

  const arriving = new Set<Promise<void>>();
  const awaitPart = (mounting: Promise<void>) => {
    arriving.add(mounting);
    void mounting.then(() => arriving.delete(mounting));
  };

  /** Waits until the product gives the element something to show. */
  const waitForNeed = (mount: Mount, isNeeded: NonNullable<Widget['isNeeded']>): void =>
    void attempt(mount, () => {
      const { element, widget } = mount;
      const pageProduct = page.pageProductOf(element);
      if (!pageProduct) return;
      mount.stopWaiting = whenNeeded(
        products,
        pageProduct.id,
        (product, variant) => isNeeded(product, element, variant),
        () => {
          load(mount);
          if (widget.when === 'needed' && mount.mounting) awaitPart(mount.mounting);
        },
      );
    });

  return {
    begin(mount, isUrgent) {
      const { element, widget } = mount;
      const { isNeeded } = widget;
      const asked = page.whenOf(element);
      const isEmpty = element.hidden || !element.hasChildNodes();
      const waits = !asked && isNeeded !== null && (isEmpty || widget.when === 'needed');
      const run = () => (waits ? slices.add(() => waitForNeed(mount, isNeeded)) : load(mount));
      // Parts of a long list that are out of sight wait; an empty element may have no box to observe.
      const preset = widget.when === 'needed' ? 'ready' : widget.when;
      const when = asked ?? (preset === 'ready' && !isUrgent && isFilled(element) ? 'visible' : preset);
      if (when === 'ready' || (waits && isEmpty)) run();
      else mount.stopWaiting = deps.waits[when](element, run);
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
    arriving: () => (arriving.size > 0 ? Promise.all(arriving) : null),
  };
}
