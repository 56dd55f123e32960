import type { Track } from '../../lib/createActivity.ts';
import type { Report } from '../createReport.ts';
import type { Slices } from '../../lib/slices.ts';
import type { Page, PageProduct } from '../page/createPage.ts';
import { hook } from '../page/selectors.ts';
import { PageError } from '../../lib/PageError.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { createSight, whenInteracted } from '../../lib/when.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { isFilled } from '../../lib/isFilled.ts';
import { isUnseen } from '../../lib/isUnseen.ts';
import type { FilterOf } from '../filter/Filter.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { isOver, type Mount } from './mount.ts';
import type { PartRoots } from './createPartRoots.ts';
import { isWidgetIntact, mountWidget, unmountWidget, type Provide } from './mountWidget.ts';
import { whenNeeded, type ProductSource } from './whenNeeded.ts';

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

export interface MountDeps extends Omit<EndDeps, 'stopWaiting'> {
  readonly page: Page;
  readonly products: ProductSource;
  /** The product of a part, which is opened if it was not; `null`: it has none. */
  readonly openProductOf: (part: Element) => PageProduct | null;
  /** Calls the widget's reader, and opens the products it has looked up. */
  readonly read: (parts: WidgetParts<object>, mount: Mount) => object | null;
  readonly roots: PartRoots;
  readonly provide: Provide;
  readonly filterOf: FilterOf;
  readonly load: (widget: Widget) => Promise<WidgetParts<object>>;
  readonly slices: Slices;
  readonly track: Track;
  readonly onMounted: (widget: string, start: number) => void;
  /** Releases and finds the element again if the page states another product there. */
  readonly renew: (element: Element) => void;
}

interface EndDeps {
  readonly report: Report;
  readonly stopWaiting: (mount: Mount) => void;
  readonly onFailed: (widget: string, element: Element) => void;
  /** Called at its end; `isForGood`: it is not tried again. */
  readonly onEnd: (element: Element, isForGood: boolean, error?: unknown) => void;
}

/** Limit of repeated mounts after other code moved its nodes; afterwards the element stays as it is. */
const MOST_REMOUNTS = 3;

export function createMounter({ page, products, slices, ...deps }: MountDeps): Mounter {
  const stopWaiting = (mount: Mount): void => {
    mount.stopWaiting?.();
    if (mount.watched) sight.stop(mount.watched, mount);
  };
  const ends = createEnds({ ...deps, stopWaiting });
  /** Of a part that the page's author has put outside of each product, which is what it would show. */
  const reportLone = ({ element, product }: Mount): void => {
    if (product === null && element.hasAttribute(hook) && !page.rootFor(element))
      deps.report(new PageError('it stands outside of a product', element));
  };
  const { load, arriving, awaitPart } = createLoading({ ...deps, slices, reportLone }, ends);

  /** Waits until the product gives the element something to show. */
  const waitForNeed = (mount: Mount, isNeeded: NonNullable<Widget['isNeeded']>): void =>
    void ends.attempt(mount, () => {
      const { element, widget } = mount;
      const pageProduct = deps.openProductOf(element);
      if (!pageProduct) return reportLone(mount);
      mount.stopWaiting = whenNeeded(
        products,
        pageProduct.id,
        (product, variant) => isNeeded(product, element, variant, deps.filterOf),
        () => {
          load(mount);
          if (widget.when === 'needed') awaitPart(mount);
        },
      );
    });

  /** The need that a part waits for before it is loaded; `null`: it does not wait for one. */
  const needOf = ({ element, widget }: Mount): Widget['isNeeded'] =>
    !page.whenOf(element) && (isUnseen(element) || widget.when === 'needed') ? widget.isNeeded : null;
  /** Loads it, at once or when the product gives it something to show. */
  const proceed = (mount: Mount): void => {
    const isNeeded = needOf(mount);
    if (isNeeded) slices.add(() => waitForNeed(mount, isNeeded));
    else load(mount);
  };
  const sight = createSight(proceed);

  return {
    begin(mount, isUrgent) {
      const { element, widget } = mount;
      const asked = page.whenOf(element);
      const preset = widget.when === 'needed' ? 'ready' : widget.when;
      const waits = needOf(mount) !== null;
      // Parts of a long list that are out of sight wait; so do the empty ones that a choice may fill, since a choice is made in sight of them.
      const isFar = !asked && preset === 'ready' && !isUrgent && (waits || isFilled(element));
      const when = asked ?? (isFar ? 'visible' : preset);
      if (when === 'ready' || (waits && isUnseen(element) && !isFar)) proceed(mount);
      else if (when === 'visible') mount.watched = sight.wait(element, mount);
      else if (when === 'idle') mount.stopWaiting = whenIdle(() => proceed(mount));
      else mount.stopWaiting = whenInteracted(element, () => proceed(mount));
    },
    hasten(mount) {
      if (mount.state !== 'waiting') return;
      stopWaiting(mount);
      load(mount);
    },
    check(mount) {
      if (!unclobbered(mount.element).isConnected) return ends.end(mount, 'released', false);
      if (!mount.mounted || isWidgetIntact(mount.mounted)) return;
      deps.renew(mount.element);
      if (!mount.mounted) return;
      unmountWidget(mount.mounted);
      mount.mounted = null;
      mount.remounts += 1;
      if (mount.remounts <= MOST_REMOUNTS) load(mount);
      else ends.end(mount, 'released', false);
    },
    release: (mount) => ends.end(mount, 'released', false),
    arriving,
  };
}

interface Ends {
  end(mount: Mount, last: 'failed' | 'released', isForGood: boolean, error?: unknown): void;
  fail(mount: Mount, error: unknown): void;
  /** Runs a step, and fails the mount if it throws. `undefined` when there is nothing left to do, or it failed. */
  attempt<Outcome>(mount: Mount, run: () => Outcome): Outcome | undefined;
}

function createEnds({ report, stopWaiting, onFailed, onEnd }: EndDeps): Ends {
  const end: Ends['end'] = (mount, last, isForGood, error) => {
    if (isOver(mount)) return;
    mount.state = last;
    stopWaiting(mount);
    if (mount.mounted) unmountWidget(mount.mounted);
    mount.mounted = null;
    onEnd(mount.element, isForGood, error);
  };
  const fail: Ends['fail'] = (mount, error) => {
    if (isOver(mount)) return;
    const { element, widget } = mount;
    end(mount, 'failed', true, error);
    report(error, { element, part: widget.name });
    onFailed(widget.name, element);
  };
  return {
    end,
    fail,
    attempt(mount, run) {
      if (isOver(mount) || !mount.element.isConnected) return undefined;
      try {
        return run();
      } catch (error) {
        fail(mount, error);
        return undefined;
      }
    },
  };
}

interface Loading extends Pick<Mounter, 'arriving'> {
  /** Loads the widget's file, reads its element and renders it, each in a separate turn. */
  load(mount: Mount): void;
  /** Counts the mount among those that a choice has made needed. */
  awaitPart(mount: Mount): void;
}

interface LoadingDeps extends Pick<MountDeps, 'report' | 'roots' | 'provide' | 'slices' | 'track' | 'load' | 'read' | 'onMounted'> {
  readonly reportLone: (mount: Mount) => void;
}

function createLoading({ report, roots, provide, slices, track, ...deps }: LoadingDeps, { end, fail, attempt }: Ends): Loading {
  const widgetMounting = { roots, provide, onFail: fail };
  const mountInTurns = (mount: Mount, parts: WidgetParts<object>) => {
    const props = attempt(mount, () => deps.read(parts, mount));
    if (props === null) {
      deps.reportLone(mount);
      end(mount, 'released', true);
    }
    if (!props) return undefined;
    return () =>
      void attempt(mount, () => {
        const start = performance.now();
        mount.mounted = mountWidget(mount, parts, props, widgetMounting);
        mount.state = 'mounted';
        mount.mounting = null;
        deps.onMounted(mount.widget.name, start);
      });
  };
  const arriving = new Set<Promise<void>>();
  return {
    load(mount) {
      const { element, widget } = mount;
      mount.state = 'loading';
      // It has ended, and a long list would keep hundreds of these.
      mount.stopWaiting = null;
      const loading = deps.load(widget).then(
        (parts) => {
          slices.add(roots.makeRoom);
          slices.add(() => mountInTurns(mount, parts));
          return slices.idle();
        },
        (error: unknown) => {
          end(mount, 'released', false);
          report(error, { element, part: widget.name });
        },
      );
      mount.mounting = track(loading);
    },
    awaitPart({ mounting }) {
      if (!mounting) return;
      arriving.add(mounting);
      void mounting.then(() => arriving.delete(mounting));
    },
    arriving: () => (arriving.size > 0 ? Promise.all(arriving) : null),
  };
}
