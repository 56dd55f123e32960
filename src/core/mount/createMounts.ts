import type { Track } from '../../lib/createActivity.ts';
import type { Timings } from '../../lib/createTimings.ts';
import { createSlices, inSlices, type Slices } from '../../lib/slices.ts';
import type { Report } from '../createReport.ts';
import type { Page, PageProduct } from '../page/createPage.ts';
import type { FoundPart } from '../page/findParts.ts';
import { createMounter, type MountDeps, type Mounter } from './createMounter.ts';
import { createMount, type Mount } from './mount.ts';
import { createRenewal, type Renewal } from './createRenewal.ts';
import { createWidgetLoader } from './createWidgetLoader.ts';
import type { Widget } from './defineWidget.ts';
import { createPartRoots } from './createPartRoots.ts';
import { renderAgain } from './mountWidget.ts';

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
  /** Mounts the parts of these names that the product still waits for; resolves with `then`. `null`: none waits. */
  hasten<Value>(root: Element, names: readonly string[], then: Value): Promise<Value> | null;
  /** The elements whose widgets wait or are mounted. */
  readonly known: ReadonlyMap<Element, Mount>;
  /** The elements that stay as served, each with its error. `undefined`: its widget found nothing in it; `null`: it stands inside another part. */
  readonly declined: Pick<WeakMap<Element, unknown>, 'has' | 'get'>;
  /** Settles once the parts that a choice has made needed are mounted or lost; `null`: there are none. */
  arriving(): Promise<unknown> | null;
  /** Checks all widgets after a page change: releases those that left, mounts those again whose nodes were moved. */
  sweep(): void;
  /** Checks one element in which nodes were added or removed. */
  check(element: Element): void;
  /** Renders all that is mounted anew, because what the page's filters make of values has changed. */
  renderAgain(): void;
  /** Unmounts everything and restores the server's HTML. */
  stop(): void;
}

interface MountsDeps extends Pick<MountDeps, 'page' | 'products' | 'report' | 'provide' | 'filterOf' | 'onFailed'> {
  readonly widgets: readonly Widget[];
  readonly timings: Timings;
  /** Counts scans and mounts that are under way. */
  readonly track: Track;
  /** Called when a widget's file was lost. */
  readonly onLost: () => void;
  /** Opens a product that a widget shows. Idempotent. */
  readonly openProduct: (pageProduct: PageProduct) => void;
  /** Closes a product that the page has replaced. */
  readonly closeProduct: (pageProduct: PageProduct) => void;
  /** Takes what the page now states of an open product, whose choices stay. */
  readonly updateProduct: (pageProduct: PageProduct) => void;
}

/** With more elements than this, those out of sight wait; no single product page has as many. */
const MANY = 40;

/**
 * Mounts each element once, visible ones first, in slices that yield to the visitor, each with its own error boundary. State is kept in
 * a map, because a marker on the element would survive cloning.
 */
export function createMounts({ widgets, timings, openProduct, closeProduct, updateProduct, onLost, track, ...deps }: MountsDeps): Mounts {
  const { page, report } = deps;
  const mounts = new Map<Element, Mount>();
  const done = new WeakMap<Element, unknown>();
  const slices = createSlices();
  const ending = new AbortController();
  const { signal } = ending;

  const mounter = createMounter({
    ...deps,
    ...createProductReads(page, mounts, openProduct),
    load: createWidgetLoader(page.document, onLost, (root) => void scanSafely(root), signal),
    slices,
    roots: createPartRoots(page.document),
    renew: (element) => void renewal.renewAt(element),
    track,
    onMounted: measureFirstOfEach(timings),
    onEnd(element, isForGood, error) {
      mounts.delete(element);
      if (isForGood) done.set(element, error);
    },
  });
  const { begin, untilMounted } = createScanner({ page, widgets, report, slices, signal, mounts, done, mounter });
  const scan = (root: ParentNode, isAgain = false): Promise<void> => track(begin(root, isAgain).then(untilMounted));
  const scanSafely: Mounts['scanSafely'] = (root, isAgain) =>
    scan(root, isAgain).catch((error: unknown) => report(error, { element: root, part: 'scan' }));
  const renewal = createRenewal({
    page,
    known: mounts,
    release: mounter.release,
    closeProduct,
    updateProduct,
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
      if (!signal.aborted && !found.some(({ element }) => element === part)) done.set(part, null);
      const mount = mounts.get(part);
      if (mount) mounter.hasten(mount);
      await untilMounted(found);
      if (mounts.get(part)?.state === 'mounted') return true;
      if (signal.aborted || done.has(part) || !part.isConnected) return false;
      throw new Error('A file was lost.');
    },
    hasten(root, names, then) {
      const late = [...mounts.values()].filter(
        ({ state, widget: { name }, element }) =>
          state !== 'mounted' && names.includes(name) && element.isConnected && page.rootFor(element) === root,
      );
      late.forEach(mounter.hasten);
      return late.length > 0 ? untilMounted(late).then(() => then) : null;
    },
    known: mounts,
    declined: done,
    check(element) {
      const mount = mounts.get(element);
      if (mount) mounter.check(mount);
    },
    sweep() {
      for (const mount of mounts.values()) mounter.check(mount);
    },
    renderAgain: () => mounts.forEach(({ mounted }) => mounted && renderAgain(mounted, deps.provide)),
    stop() {
      ending.abort();
      slices.clear();
      for (const mount of mounts.values()) mounter.release(mount);
    },
  };
}

/** Notes which product each part is of when a widget looks it up, and opens the product once the part is read. */
function createProductReads(
  page: Page,
  mounts: ReadonlyMap<Element, Mount>,
  openProduct: (pageProduct: PageProduct) => void,
): Pick<MountDeps, 'read' | 'openProductOf'> {
  const found = new Set<PageProduct>();
  const pageProductOf = (part: Element): PageProduct | null => {
    const mount: Pick<Mount, 'product'> = mounts.get(part) ?? { product: undefined };
    // The part stays as served when its product cannot be read.
    mount.product = null;
    mount.product = page.pageProductOf(part);
    if (mount.product) found.add(mount.product);
    return mount.product;
  };
  const reading = { ...page, pageProductOf };
  const opening = <Read>(read: () => Read): Read => {
    found.clear();
    try {
      return read();
    } finally {
      found.forEach(openProduct);
    }
  };
  return {
    read: (parts, { element }) => opening(() => parts.read(element, reading)),
    openProductOf: (part) => opening(() => pageProductOf(part)),
  };
}

/** Only the first of each kind is measured, because measuring hundreds costs more than it shows. */
function measureFirstOfEach(timings: Timings): MountDeps['onMounted'] {
  const measured = new Set<string>();
  return (name, start) => {
    if (measured.has(name)) return;
    measured.add(name);
    timings.measure(`storefront-mount-${name}`, { start });
  };
}

interface ScannerDeps {
  readonly page: Page;
  readonly widgets: readonly Widget[];
  readonly report: Report;
  readonly slices: Slices;
  readonly signal: AbortSignal;
  readonly mounts: Map<Element, Mount>;
  /** Elements that are not tried again. */
  readonly done: WeakMap<Element, unknown>;
  readonly mounter: Mounter;
}

/** Finds parts and begins to mount them, visible ones first. */
function createScanner({ page, widgets, report, slices, signal, mounts, done, mounter }: ScannerDeps) {
  const decline = (error: unknown, element: Element) => {
    if (done.has(element)) return;
    done.set(element, error);
    report(error, { element, part: 'scan' });
  };
  const find = async (root: ParentNode): Promise<FoundPart[]> => {
    const found: FoundPart[] = [];
    await inSlices(page.find(root, decline), (part) => void found.push(part));
    return found.sort((one, other) => Number(other.isOnScreen) - Number(one.isOnScreen));
  };
  return {
    /** @param isAgain whether elements that were not for their widget are tried again */
    async begin(root: ParentNode, isAgain = false): Promise<FoundPart[]> {
      if (signal.aborted) return [];
      const found = await find(root);
      await inSlices(found, ({ element, name, isOnScreen }) => {
        const widget = widgets.find((candidate) => candidate.name === name);
        if (isAgain) done.delete(element);
        if (!widget || signal.aborted || !element.isConnected || mounts.has(element) || done.has(element)) return;
        const mount = createMount(element, widget);
        mounts.set(element, mount);
        try {
          mounter.begin(mount, isOnScreen || mounts.size <= MANY);
        } catch (error) {
          mounts.delete(element);
          decline(error, element);
        }
      });
      return found;
    },
    async untilMounted(found: readonly Pick<FoundPart, 'element'>[]): Promise<void> {
      // Reading a product may make further parts needed.
      await slices.idle();
      await Promise.all(found.map(({ element }) => mounts.get(element)?.mounting));
    },
  };
}
