import { createElement, type ReactElement } from 'react';
import type { Report } from '../errors/createReport.ts';
import { createSlices, inSlices } from '../lib/slices.ts';
import { createSight, whenIdle, whenInteracted } from '../lib/when.ts';
import type { Page } from '../page/createPage.ts';
import type { FoundPart } from '../page/findParts.ts';
import { isFilled } from '../page/markup.ts';
import type { MountWhen } from '../page/readWhen.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountRoot, type MountedRoot } from './mountRoot.tsx';
import { whenNeeded } from './whenNeeded.ts';
import type { ShopContextValue } from '../ui/ShopContext.ts';

/** All that is mounted on the page. */
export interface Mounts {
  /** Finds and mounts what is new below `root`; settles when what mounts at once has mounted. Idempotent. Rejects when `root` itself cannot be searched. */
  scan(root: ParentNode): Promise<void>;
  /** Whether something of ours is mounted in this very element, or waits to be. */
  has(node: Node): boolean;
  /** Looks over what is mounted after the page changed: releases what left, mounts anew what the host emptied. */
  sweep(): void;
  /** The same for one element whose children changed. */
  check(element: Element): void;
  /** Unmounts everything and gives the server's HTML back. */
  stop(): void;
}

interface MountsDeps {
  readonly page: Page;
  readonly widgets: readonly Widget[];
  readonly report: Report;
  readonly shop: ShopContextValue['shop'];
  /** Puts what every widget needs (the shop) round its content. */
  readonly provide: (content: ReactElement) => ReactElement;
  readonly onFailed: (widget: string, element: Element) => void;
}

interface Known {
  readonly widget: Widget;
  root: MountedRoot | null;
  /** Settles when it is mounted; `null` before its moment has come. */
  mounting: Promise<void> | null;
  /** Ends the wait for the moment to mount. */
  stopWaiting: () => void;
  /** How often the host has emptied the element; after the first time it keeps what it put there. */
  emptied: number;
}

/** How many elements may be known before those out of sight wait: more than any page of one product has. */
const MANY = 40;

/**
 * Mounts widgets: each element once, what is on screen first, in slices that leave the visitor a turn, each in its own fence.
 * What is known of an element is kept beside it, not on it: a marker on the element would survive cloning and then lie.
 */
export function createMounts({ page, widgets, report, shop, provide, onFailed }: MountsDeps): Mounts {
  const known = new Map<Element, Known>();
  const declined = new WeakSet<Element>();
  const slices = createSlices();
  const waits: Record<Exclude<MountWhen, 'ready'>, (element: Element, run: () => void) => () => void> = {
    visible: createSight().wait,
    idle: (_element, run) => whenIdle(run),
    interaction: whenInteracted,
  };
  const loads = new Map<Widget, Promise<WidgetParts<object>>>();
  let stopped = false;
  let isWarm = false;

  const load = (widget: Widget) => {
    const loading = loads.get(widget) ?? widget.load();
    loads.set(widget, loading);
    // A chunk that failed to load (a network that was away) is asked for again at the next scan.
    loading.catch(() => loads.delete(widget));
    return loading;
  };

  /** Reads the element, and then mounts it as a job of its own: the first of a kind takes a slow phone a while. */
  const mountInTurns = (element: HTMLElement, entry: Known, { read, Component }: WidgetParts<object>): (() => void) => {
    const giveUp = (error: unknown) => fail(element, entry, error);
    const attempt = (run: () => void) => {
      if (stopped || entry.root || !element.isConnected || known.get(element) !== entry) return;
      try {
        run();
      } catch (error) {
        giveUp(error);
      }
    };
    let props: object | null = null;
    attempt(() => {
      props = read(element, page);
      if (props) return;
      known.delete(element);
      declined.add(element);
    });
    return () => attempt(() => (entry.root = mountRoot(element, provide(createElement(Component, { ...props, element })), giveUp)));
  };

  const fail = (element: Element, entry: Known, error: unknown) => {
    release(element, entry);
    declined.add(element);
    report(error, { element, part: entry.widget.name });
    onFailed(entry.widget.name, element);
  };

  const release = (element: Element, entry: Known) => {
    entry.stopWaiting();
    entry.root?.unmount();
    if (known.get(element) === entry) known.delete(element);
  };

  /** React's very first render takes a slow phone as long as ten others: it is of nothing, so that the visitor has a turn after it. */
  const warmUp = () => {
    if (isWarm) return;
    isWarm = true;
    slices.add(() => {
      try {
        mountRoot(page.document.createElement('div'), provide(createElement('p')), () => undefined).unmount();
      } catch {
        // The first element will tell.
      }
    });
  };

  /** What cannot even be looked at is told once, and left as it is. */
  const decline = (error: unknown, element: Element) => {
    if (declined.has(element)) return;
    declined.add(element);
    report(error, { element, part: 'scan' });
  };

  const enqueue = async (element: HTMLElement, entry: Known): Promise<void> => {
    try {
      const parts = await load(entry.widget);
      warmUp();
      slices.add(() => mountInTurns(element, entry, parts));
      await slices.idle();
    } catch (error) {
      known.delete(element);
      report(error, { element, part: entry.widget.name });
    }
  };

  const consider = (element: HTMLElement, widget: Widget, isOnScreen = true): void => {
    const entry: Known = { widget, root: null, mounting: null, stopWaiting: () => undefined, emptied: 0 };
    known.set(element, entry);
    const go = () => void (entry.mounting = enqueue(element, entry));
    const asked = page.whenOf(element);
    if (!asked && widget.isNeeded && (element.hidden || !element.hasChildNodes())) return slices.add(() => wait(element, entry, go));
    let when = asked ?? widget.when;
    if (when === 'ready') {
      // What nobody sees yet of a long list waits until it comes near; what is empty may have no place by which it could be seen.
      if (isOnScreen || known.size <= MANY || !isFilled(element)) return go();
      when = 'visible';
    }
    entry.stopWaiting = waits[when](element, go);
  };

  /** Waits until the product is such that the element has something to show. */
  const wait = (element: HTMLElement, entry: Known, go: () => void): void => {
    const { isNeeded } = entry.widget;
    if (stopped || known.get(element) !== entry) return;
    try {
      const scope = page.scopeOf(element);
      if (scope && isNeeded) entry.stopWaiting = whenNeeded(shop, scope.id, (product) => isNeeded(product, element), go);
    } catch (error) {
      fail(element, entry, error);
    }
  };

  const scan = async (root: ParentNode): Promise<void> => {
    if (stopped) return;
    const found = await find(root);
    await inSlices(found, ({ element, name, isOnScreen }) => {
      const widget = widgets.find((candidate) => candidate.name === name);
      if (!widget || stopped || !element.isConnected || known.has(element) || declined.has(element)) return;
      try {
        consider(element, widget, isOnScreen);
      } catch (error) {
        known.delete(element);
        decline(error, element);
      }
    });
    // Some were needed as soon as their product was read.
    await slices.idle();
    await Promise.all(found.map(({ element }) => known.get(element)?.mounting));
  };

  /** The parts below `root`, those on screen first: the visitor looks at them. */
  const find = async (root: ParentNode): Promise<FoundPart[]> => {
    const onScreen: FoundPart[] = [];
    const below: FoundPart[] = [];
    await inSlices(page.find(root, decline), (part) => void (part.isOnScreen ? onScreen : below).push(part));
    return [...onScreen, ...below];
  };

  const check = (element: Element): void => {
    const entry = known.get(element);
    if (!entry) return;
    if (!element.isConnected) release(element, entry);
    else if (entry.root && !entry.root.isIntact()) {
      release(element, entry);
      if (entry.emptied === 0) consider(element as HTMLElement, entry.widget);
      const again = known.get(element);
      if (again) again.emptied = entry.emptied + 1;
    }
  };

  return {
    scan,
    has: (node) => known.has(node as Element),
    check,
    sweep() {
      for (const element of known.keys()) check(element);
    },
    stop() {
      stopped = true;
      slices.clear();
      for (const [element, entry] of known) release(element, entry);
    },
  };
}
