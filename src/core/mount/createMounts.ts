import { createElement } from 'react';
import type { Timings } from '../../lib/createTimings.ts';
import { createSlices, inSlices } from '../../lib/slices.ts';
import { createVisibilityObserver, whenInteracted } from '../../lib/when.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { ProductInstance } from '../page/createPage.ts';
import type { FoundPart } from '../page/findParts.ts';
import { createMount, createMounter, type Mount, type MountDeps } from './createMounter.ts';
import { createRenewal, type Renewal } from './createRenewal.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountRoot } from './mountRoot.tsx';

/** All that is mounted on the page. */
export interface Mounts extends Renewal {
  /** Finds and mounts what is new below `root`; settles when what mounts at once has mounted. Idempotent. Rejects when `root` itself cannot be searched. */
  scan(root: ParentNode): Promise<void>;
  /**
   * The same; that `root` cannot be searched is reported.
   * @param isAgain whether what was of no use to its widget before is tried once more
   */
  scanSafely(root: Element, isAgain?: boolean): Promise<void>;
  /**
   * Mounts one part now, whatever it waits for, and what else of its product is on its way, so that what the visitor has chosen is known.
   * Resolves with whether it is mounted, or is to be left as it is; rejects when its file was lost.
   */
  mount(part: Element): Promise<boolean>;
  /** Whether the element is left as the server sent it: it has failed, or is not for its widget. */
  isDeclined(element: Element): boolean;
  /** Whether something of ours is mounted in this very element, or waits to be. */
  has(node: Node): boolean;
  /** Looks over what is mounted after the page changed: releases what left, mounts anew where somebody else has moved nodes. */
  sweep(): void;
  /** The same for one element in which nodes came or went. */
  check(element: Element): void;
  /** Unmounts everything and gives the server's HTML back. */
  stop(): void;
}

interface MountsDeps extends Pick<MountDeps, 'page' | 'products' | 'report' | 'provide' | 'onFailed'> {
  readonly widgets: readonly Widget[];
  readonly timings: Timings;
  /** Hears when the file of a widget was lost. */
  readonly onLost: () => void;
  /** Begins a product that a widget is about to show; one that has begun goes on. */
  readonly openProduct: (productInstance: ProductInstance) => void;
  /** Ends a product where the page states another one by now. */
  readonly closeProduct: (productInstance: ProductInstance) => void;
}

/** How many elements may be known before those out of sight wait: more than any page of one product has. */
const MANY = 40;

/**
 * Mounts widgets: each element once, what is on screen first, in slices that leave the visitor a turn, each in an error boundary of its own.
 * What is known of an element is kept beside it, not on it: a marker on the element would survive cloning and then lie.
 */
export function createMounts({ widgets, timings, openProduct, closeProduct, ...deps }: MountsDeps): Mounts {
  const { page } = deps;
  // A product that only somebody asks about has not begun: it begins with the first widget that reads it.
  const productInstanceOf = (part: Element): ProductInstance | null => {
    const mount: Pick<Mount, 'product'> = known.get(part) ?? {};
    // So it stays where its product cannot be read.
    mount.product = null;
    mount.product = page.productInstanceOf(part);
    if (mount.product) openProduct(mount.product);
    return mount.product;
  };
  const known = new Map<Element, Mount>();
  const done = new WeakSet<Element>();
  const slices = createSlices();
  const measured = new Set<string>();
  const loads = new Map<Widget, Promise<WidgetParts<object>>>();
  let stopped = false;
  let isWarm = false;
  let stopWaiting: (() => void) | null = null;

  /** React's very first render takes a slow phone as long as ten others: it is of nothing, so that the visitor has a turn after it. */
  const warmUp = () => {
    if (isWarm) return;
    isWarm = true;
    slices.add(() => mountRoot(page.document.createDocumentFragment(), createElement('p'), () => undefined)());
  };

  /** What cannot even be looked at is told once, and left as it is. */
  const decline = (error: unknown, element: Element) => {
    if (done.has(element)) return;
    done.add(element);
    deps.report(error, { element, part: 'scan' });
  };

  const load = (widget: Widget): Promise<WidgetParts<object>> => {
    const loading = loads.get(widget) ?? widget.load();
    loads.set(widget, loading);
    // A file that was lost (a network that was away) is asked for again at the next scan: when the visitor turns to the page at the
    // latest. An old promise of the page's has no `finally`.
    loading.then(warmUp, () => {
      loads.delete(widget);
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
    page: { ...page, productInstanceOf },
    load,
    slices,
    renew: (element) => void renewal.renewAt(element),
    waits: { visible: createVisibilityObserver().wait, idle: (_element, run) => whenIdle(run), interaction: whenInteracted },
    // The first of a kind takes longest; measuring hundreds of others would cost more than it tells.
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

  /**
   * Finds and begins what is new below `root`.
   * @param isAgain whether what was of no use to its widget before is tried once more
   */
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
    // Some were needed as soon as their product was read.
    await slices.idle();
    await Promise.all(found.map(({ element }) => known.get(element)?.mounting));
  };

  const scan = async (root: ParentNode, isAgain = false): Promise<void> => untilMounted(await begin(root, isAgain));

  const scanSafely: Mounts['scanSafely'] = (root, isAgain) =>
    scan(root, isAgain).catch((error: unknown) => deps.report(error, { element: root, part: 'scan' }));

  /** The parts below `root`, those on screen first: the visitor looks at them. */
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
    scan,
    scanSafely,
    async mount(part) {
      const root = page.rootFor(part);
      // A part may stand outside the root that it names.
      const found = [...(root ? await begin(root) : []), ...(await begin(part))];
      // It stands in another part, whose own it is.
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
