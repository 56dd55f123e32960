import { createElement } from 'react';
import type { Timings } from '../../lib/createTimings.ts';
import { lazy, type Lazy } from '../../lib/lazy.ts';
import { createSlices, inSlices } from '../../lib/slices.ts';
import { createVisibilityObserver, whenInteracted } from '../../lib/when.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { PageProduct } from '../page/createPage.ts';
import type { FoundPart } from '../page/findParts.ts';
import { createMount, createMounter, type Mount, type MountDeps } from './createMounter.ts';
import { createRenewal, type Renewal } from './createRenewal.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountRoot } from './mountRoot.tsx';

/** All mounted widgets of the page. */
export interface Mounts extends Renewal {
  /**
   * Finds and mounts new elements below `root`; settles when those that mount at once are mounted. Idempotent. Rejects when `root` itself
   * cannot be searched.
   */
  scan(root: ParentNode): Promise<void>;
  /**
   * Reports instead of rejecting.
   *
   * @param isAgain whether elements that were not for their widget are tried again
   */
  scanSafely(root: Element, isAgain?: boolean): Promise<void>;
  /**
   * Mounts one part now, with the waiting parts of its product, so that the visitor's choice is known. Resolves with whether it is mounted
   * or declined; rejects when its file was lost.
   */
  mount(part: Element): Promise<boolean>;
  /** Whether the element stays as served, because it failed or is not for its widget. */
  isDeclined(element: Element): boolean;
  /** Settles once the parts that a choice has made needed are mounted or lost; `null`: there are none. */
  arriving(): Promise<unknown> | null;
  has(node: Node): boolean;
  /** Checks all widgets after a page change: releases those that left, mounts those again whose nodes were moved. */
  sweep(): void;
  /** Checks one element in which nodes were added or removed. */
  check(element: Element): void;
  /** Unmounts everything and restores the server's HTML. */
  stop(): void;
}

interface MountsDeps extends Pick<MountDeps, 'page' | 'products' | 'report' | 'provide' | 'onFailed'> {
  readonly widgets: readonly Widget[];
  readonly timings: Timings;
  /** Called when a widget's file was lost. */
  readonly onLost: () => void;
  /** Opens a product that a widget is about to show. Idempotent. */
  readonly openProduct: (pageProduct: PageProduct) => void;
  /** Closes a product that the page has replaced. */
  readonly closeProduct: (pageProduct: PageProduct) => void;
}

/** With more elements than this, those out of sight wait; no single product page has as many. */
const MANY = 40;

/**
 * Mounts each element once, visible ones first, in slices that yield to the visitor, each with its own error boundary. State is kept in a
 * map, because a marker on the element would survive cloning.
 */
export function createMounts({ widgets, timings, openProduct, closeProduct, ...deps }: MountsDeps): Mounts {
  const { page } = deps;
  // A product is opened by the first widget that reads it, not by a lookup.
  const pageProductOf = (part: Element): PageProduct | null => {
    const mount: Pick<Mount, 'product'> = known.get(part) ?? {};
    // The part stays as served when its product cannot be read.
    mount.product = null;
    mount.product = page.pageProductOf(part);
    if (mount.product) openProduct(mount.product);
    return mount.product;
  };
  const known = new Map<Element, Mount>();
  const done = new WeakSet<Element>();
  const slices = createSlices();
  const measured = new Set<string>();
  const loads = new Map<Widget, Lazy<WidgetParts<object>>>();
  let stopped = false;
  let isWarm = false;
  let stopWaiting: (() => void) | null = null;

  /** Renders nothing once, because React's first render takes a slow phone as long as ten others. */
  const warmUp = () => {
    if (isWarm) return;
    isWarm = true;
    slices.add(() => mountRoot(page.document.createDocumentFragment(), createElement('p'), () => undefined)());
  };

  const decline = (error: unknown, element: Element) => {
    if (done.has(element)) return;
    done.add(element);
    deps.report(error, { element, part: 'scan' });
  };

  const load = (widget: Widget): Promise<WidgetParts<object>> => {
    const parts = loads.get(widget) ?? lazy(() => widget.load());
    loads.set(widget, parts);
    const loading = parts.load();
    // The next scan requests a lost file again. Replaced promises on old pages have no `finally`.
    loading.then(warmUp, () => {
      warmUp();
      if (stopped) return;
      deps.onLost();
      stopWaiting ??= whenInteracted(page.document.documentElement, () => {
        stopWaiting = null;
        void scanSafely(page.document.documentElement);
      });
    });
    return loading;
  };

  const mounter = createMounter({
    ...deps,
    page: { ...page, pageProductOf },
    load,
    slices,
    renew: (element) => void renewal.renewAt(element),
    waits: { visible: createVisibilityObserver().wait, idle: (_element, run) => whenIdle(run), interaction: whenInteracted },
    // Only the first of each kind is measured, because measuring hundreds costs more than it shows.
    onMounted(name, start) {
      if (measured.has(name)) return;
      measured.add(name);
      timings.measure(`storefront-mount-${name}`, { start });
    },
    onEnd(element, isForGood) {
      known.delete(element);
      if (isForGood) done.add(element);
    },
  });

  /** @param isAgain whether elements that were not for their widget are tried again */
  const begin = async (root: ParentNode, isAgain = false): Promise<FoundPart[]> => {
    if (stopped) return [];
    const found = await find(root);
    await inSlices(found, ({ element, name, isOnScreen }) => {
      const widget = widgets.find((candidate) => candidate.name === name);
      if (isAgain) done.delete(element);
      if (!widget || stopped || !element.isConnected || known.has(element) || done.has(element)) return;
      const mount = createMount(element, widget);
      known.set(element, mount);
      try {
        mounter.begin(mount, isOnScreen || known.size <= MANY);
      } catch (error) {
        known.delete(element);
        decline(error, element);
      }
    });
    return found;
  };

  const untilMounted = async (found: readonly FoundPart[]): Promise<void> => {
    // Reading a product may make further parts needed.
    await slices.idle();
    await Promise.all(found.map(({ element }) => known.get(element)?.mounting));
  };

  const scan = async (root: ParentNode, isAgain = false): Promise<void> => untilMounted(await begin(root, isAgain));

  const scanSafely: Mounts['scanSafely'] = (root, isAgain) =>
    scan(root, isAgain).catch((error: unknown) => deps.report(error, { element: root, part: 'scan' }));

  const find = async (root: ParentNode): Promise<FoundPart[]> => {
    const onScreen: FoundPart[] = [];
    const below: FoundPart[] = [];
    await inSlices(page.find(root, decline), (part) => void (part.isOnScreen ? onScreen : below).push(part));
    return [...onScreen, ...below];
  };

  const renewal = createRenewal({
    page,
    known,
    release: mounter.release,
    closeProduct,
    scan: (root) => scanSafely(root, true),
  });

  return {
    ...renewal,
    arriving: mounter.arriving,
    scan,
    scanSafely,
    async mount(part) {
      const root = page.rootFor(part);
      // A part may stand outside the root that it names.
      const found = [...(root ? await begin(root) : []), ...(await begin(part))];
      // It stands inside another part, which owns it.
      if (!stopped && !found.some(({ element }) => element === part)) done.add(part);
      const mount = known.get(part);
      if (mount) mounter.hasten(mount);
      await untilMounted(found);
      if (known.get(part)?.state === 'mounted') return true;
      if (stopped || done.has(part) || !part.isConnected) return false;
      throw new Error('A file was lost.');
    },
    isDeclined: (element) => done.has(element),
    has: (node) => known.has(node as Element),
    check(element) {
      const mount = known.get(element);
      if (mount) mounter.check(mount);
    },
    sweep() {
      for (const mount of known.values()) mounter.check(mount);
    },
    stop() {
      stopped = true;
      stopWaiting?.();
      slices.clear();
      for (const mount of known.values()) mounter.release(mount);
    },
  };
}
