import type { Report } from '../errors/createReport.ts';
import type { Slices } from '../lib/slices.ts';
import type { Page } from '../page/createPage.ts';
import { isFilled } from '../page/isFilled.ts';
import type { MountWhen } from '../page/readWhen.ts';
import type { ShopContextValue } from '../ui/ShopContext.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import { mountWidget, type MountedRoot, type Provide } from './mountWidget.ts';
import { whenNeeded } from './whenNeeded.ts';

/**
 * What becomes of an element that a widget is for. `waiting`: for its moment, or for its product to need it; `loading`: the widget's
 * file, or its turn; `failed`: it threw, and the server's HTML is back; `released`: it has left the page, is not for the widget after
 * all, or the shop has stopped.
 */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'released';

/** One element that a widget is for. */
export interface Mount {
  readonly state: MountState;
  /** Settles when the mounting that has begun has come to an end; `null` before it has begun. */
  readonly mounting: Promise<void> | null;
  /** Waits for the right moment, and mounts. */
  begin(isUrgent: boolean): void;
  /** Looks it over after the page changed: one that left is released; one whose nodes somebody else has moved is mounted anew. */
  check(): void;
  /** Unmounts it and gives back what it wrote. */
  release(): void;
}

export interface MountDeps {
  readonly page: Page;
  readonly shop: ShopContextValue['shop'];
  readonly report: Report;
  readonly provide: Provide;
  readonly onFailed: (widget: string, element: Element) => void;
  readonly load: (widget: Widget) => Promise<WidgetParts<object>>;
  readonly slices: Slices;
  readonly waits: Readonly<Record<Exclude<MountWhen, 'ready'>, (element: Element, run: () => void) => () => void>>;
  /** Hears when an element has been mounted: of which widget, and when that began (ms since navigation). */
  readonly onMounted: (widget: string, start: number) => void;
  /** Hears when it has come to its end; `isForGood`: it is not to be tried again. */
  readonly onEnd: (element: Element, isForGood: boolean) => void;
}

/** How often an element is mounted anew because somebody else has moved its nodes; after that it keeps what was put there. */
const MOST_REMOUNTS = 3;

export function createMount(element: HTMLElement, widget: Widget, deps: MountDeps): Mount {
  const { page, shop, report, provide, onFailed, slices } = deps;
  let state: MountState = 'waiting';
  let mounting: Promise<void> | null = null;
  let root: MountedRoot | null = null;
  let stopWaiting = (): void => undefined;
  let remounts = 0;
  const isOver = () => state === 'failed' || state === 'released';

  const end = (last: 'failed' | 'released', isForGood: boolean): void => {
    if (isOver()) return;
    state = last;
    stopWaiting();
    root?.unmount();
    root = null;
    deps.onEnd(element, isForGood);
  };

  const fail = (error: unknown): void => {
    if (isOver()) return;
    end('failed', true);
    report(error, { element, part: widget.name });
    onFailed(widget.name, element);
  };

  /** `undefined` when there is nothing to do any more, or it has failed. */
  const attempt = <Outcome>(run: () => Outcome): Outcome | undefined => {
    if (isOver() || !element.isConnected) return undefined;
    try {
      return run();
    } catch (error) {
      fail(error);
      return undefined;
    }
  };

  /** Reads the element, and then mounts it as a job of its own: the first of a kind takes a slow phone a while. */
  const mountInTurns = (parts: WidgetParts<object>) => {
    const props = attempt(() => parts.read(element, page));
    if (props === null) end('released', true);
    if (!props) return undefined;
    return () =>
      void attempt(() => {
        const start = performance.now();
        root = mountWidget(element, parts, props, provide, fail);
        state = 'mounted';
        deps.onMounted(widget.name, start);
      });
  };

  const load = (): void => {
    state = 'loading';
    mounting = deps.load(widget).then(
      (parts) => {
        slices.add(() => mountInTurns(parts));
        return slices.idle();
      },
      (error: unknown) => {
        end('released', false);
        report(error, { element, part: widget.name });
      },
    );
  };

  /** Waits until the product is such that the element has something to show. */
  const waitForNeed = (isNeeded: NonNullable<Widget['isNeeded']>): void =>
    void attempt(() => {
      const productInstance = page.productInstanceOf(element);
      if (productInstance) stopWaiting = whenNeeded(shop, productInstance.id, (product) => isNeeded(product, element), load);
    });

  return {
    get state() {
      return state;
    },
    get mounting() {
      return mounting;
    },
    begin(isUrgent) {
      const { isNeeded } = widget;
      const asked = page.whenOf(element);
      if (!asked && isNeeded && (element.hidden || !element.hasChildNodes())) return slices.add(() => waitForNeed(isNeeded));
      // What nobody sees yet of a long list waits until it comes near; what is empty may have no place by which it could be seen.
      const when = asked ?? (widget.when === 'ready' && !isUrgent && isFilled(element) ? 'visible' : widget.when);
      if (when === 'ready') load();
      else stopWaiting = deps.waits[when](element, load);
    },
    check() {
      if (!element.isConnected) end('released', false);
      else if (root && !root.isIntact()) {
        root.unmount();
        root = null;
        remounts += 1;
        if (remounts <= MOST_REMOUNTS) load();
        else end('released', false);
      }
    },
    release: () => end('released', false),
  };
}
