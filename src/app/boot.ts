import { createAccountFacade } from '../../widgets/account/createAccountFacade.ts';
import { createConsentFacade } from '../visitor/createConsentFacade.ts';
import { createVisit, type Visit } from './visit/createVisit.ts';
import { holdActions } from './visit/holdActions.ts';
import { startRareParts } from './visit/startRareParts.ts';
import { createErrorBuffer } from '../errors/createErrorBuffer.ts';
import { createReport } from '../core/createReport.ts';
import type { StorefrontEvents, StorefrontEventName } from './StorefrontEvents.ts';
import { createTimings } from '../lib/createTimings.ts';
import { createEmitter } from '../lib/emitter.ts';
import type { HeldActions } from '../lib/HeldActions.ts';
import { whenParsed } from '../lib/whenParsed.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import type { FirstPart } from './firstParts.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { createGlobalCart } from '../../widgets/cart/createGlobalCart.ts';
import { liveInstance, publish } from './liveInstance.ts';
import { replayQueue, type QueuedCall } from './replayQueue.ts';
import { watchForParts } from '../core/page/watchForParts.ts';
import type { ConfigSources, StartOptions } from '../core/config.ts';
import type { Runtime } from './Runtime.ts';
import type { Storefront } from './Storefront.ts';

declare const __VERSION__: string;

/** One run of the shop on this page, from `start()` to `destroy()`. */
interface Session {
  readonly sources: ConfigSources;
  /** What runs on every page, beside the shop. */
  readonly visit: Visit;
  /** Keeps what visitors do before the part for it is mounted. */
  readonly held: HeldActions;
  runtime: Runtime | null;
  waking: Promise<Runtime | null> | null;
  /** Whether the page is on its way out, or in the site's editor: nothing starts until it is back. */
  isAway: boolean;
  /** Stops following page changes; `null` before there was anything to leave. */
  stopFollowing: (() => void) | null;
  /** Settles when the document is parsed, or the session has ended before that. */
  readonly parsed: Promise<void>;
  /** Ends the wait for the document, or for something to do. */
  stopWaiting: () => void;
  /** Stop what runs beside the shop. */
  readonly offs: (() => void)[];
  /** Settles when the page is mounted, found to hold nothing of ours, or left before that. */
  readonly done: Promise<void>;
}

/**
 * The manners of a script tag: nothing happens at import; a tag starts the shop once the document is parsed; the queue that the
 * page filled before is replayed; a second copy of the script leaves the live instance alone.
 * @param tag the script element that loaded this very file, or `null` when a module imported it
 */
export function boot(widgets: readonly FirstPart[], load: () => Promise<readonly Feature[]>, tag: HTMLScriptElement | null): Storefront {
  const errors = createErrorBuffer();
  const report = createReport(console, errors.add);
  const timings = createTimings((error) => {
    if (errors.isTaken()) errors.add(error, { part: 'timing' });
    else console.warn('RUM timing error', error);
  });
  const bootedAt = performance.now();
  const events = createEmitter<StorefrontEvents>((error) => report(error, { part: 'listener' }));
  const tagData = { ...tag?.dataset };
  /** The events that the page listens to, from before the start on. */
  const heard = new Set<StorefrontEventName>();
  let session: Session | null = null;
  let announceReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (announceReady = resolve));

  /** Loads the runtime, once per session: it is the larger part, and a page without a shop never needs it. */
  const wake = (current: Session): Promise<Runtime | null> => {
    // Asked for beside the runtime, which needs it: one round trip instead of two.
    import('../core/mount/renderer.ts').catch(() => undefined);
    const onLost = (error: unknown) => {
      current.waking = null; // may arrive when it is asked for again
      throw error;
    };
    const loadFiles = () => Promise.all([import('./start.ts'), load()]).catch(onLost);
    current.waking ??= Promise.all([loadFiles(), current.parsed]).then(async ([[{ startRuntime, watchArrivals }, features]]) => {
      // Not in the task that evaluated the script: that one is long enough on a slow phone.
      await yieldToMain();
      if (session !== current || current.isAway) return null;
      if (current.runtime) return current.runtime;
      current.stopWaiting();
      current.stopFollowing ??= watchArrivals(document, {
        leave: () => leave(current),
        arrive() {
          leave(current);
          current.isAway = false;
          void watch(current);
        },
        look: () => void current.runtime?.scan().catch((error: unknown) => report(error, { part: 'scan' })),
      });
      current.runtime = startRuntime({ sources: current.sources, features, events, timings, held: current.held });
      timings.measure('storefront-boot', { start: bootedAt });
      return current.runtime;
    });
    return current.waking;
  };

  /** Takes the shop off the page, which may come back as another one. */
  const leave = (current: Session): void => {
    current.isAway = true;
    current.stopWaiting();
    void current.runtime?.leave().then((isChanged) => {
      if (isChanged && session === current && !current.isAway) readAgain(current);
    });
    current.runtime = null;
    current.waking = null;
  };

  /** The cart has changed by what was still under way when the page before this one was left. */
  const readAgain = (current: Session): void => {
    wake(current).then(
      (runtime) => runtime?.readCart(),
      (error: unknown) => report(error, { part: 'start' }),
    );
  };

  /** Wakes the runtime as soon as the page needs it. */
  const watch = (current: Session): Promise<void> =>
    new Promise((resolve) => {
      const onNeeded = () => {
        wake(current)
          .then((runtime) => runtime?.ready)
          .catch((error: unknown) => report(error, { part: 'start' }))
          // Not `finally`: an old promise of the page's has none.
          .then(resolve);
      };
      if (session === current) current.stopWaiting = watchForParts(document, widgets, tagData, resolve, onNeeded);
      else resolve();
    });

  const start = (options: StartOptions): Session => {
    let stopWaiting: () => void = () => undefined;
    const parsed = new Promise<void>((resolve) => {
      const off = whenParsed(document, resolve);
      stopWaiting = () => {
        off();
        resolve();
      };
    });
    const sources: ConfigSources = { page: document, tagData, options, report };
    const visit = createVisit(sources, events, errors);
    for (const name of heard) visit.hear(name);
    const done = parsed.then(() => watch(current));
    const held = holdActions({
      page: document,
      widgets,
      isOn: () => session === current && !current.isAway,
      isDeclined: (part) => current.runtime?.isDeclined(part) ?? false,
      mount: async (part) => (await wake(current))?.mount(part) ?? false,
    });
    const current: Session = {
      sources,
      visit,
      held,
      runtime: null,
      waking: null,
      isAway: false,
      stopFollowing: null,
      parsed,
      stopWaiting,
      done,
      offs: [held.stop],
    };
    session = current;
    void current.done.then(announceReady);
    void parsed.then(() => startRareParts(document, report, (begin) => session === current && current.offs.push(begin())));
    return current;
  };

  const storefront: Storefront = {
    version: __VERSION__,
    ready,
    start(options = {}) {
      const live = liveInstance();
      if (live && live !== storefront) return live.start(options);
      publish(storefront);
      return (session ?? start(options)).done;
    },
    async scan(root) {
      if (session) await (await wake(session))?.scan(root);
    },
    destroy() {
      session?.stopWaiting();
      session?.stopFollowing?.();
      session?.visit.stop();
      for (const off of session?.offs ?? []) off();
      session?.runtime?.stop();
      session = null;
    },
    on(name, listener) {
      heard.add(name);
      session?.visit.hear(name);
      return events.on(name, listener);
    },
    push: (...calls) => replayQueue(calls, storefront, report),
    cart: createGlobalCart(
      async () => (await running())?.shop.cart ?? null,
      () => session?.runtime?.shop.cart ?? null,
      report,
    ),
    account: createAccountFacade(
      async () => (await running())?.loadAccount().catch(() => null) ?? null,
      () => session?.runtime?.account(),
      report,
    ),
    mark: timings.mark,
    measure: timings.measure,
    consent: createConsentFacade(
      async () => {
        void storefront.start();
        await session?.parsed;
        return session?.visit.open() ?? null;
      },
      () => session?.visit.current() ?? null,
      report,
    ),
    track: (schemaName, payload) => session?.visit.track(schemaName, payload),
    product: (element) => session?.runtime?.product(element) ?? null,
  };

  /** The running shop, which is woken for it; `null` when it cannot be loaded or was stopped meanwhile. */
  async function running(): Promise<Runtime | null> {
    void storefront.start();
    try {
      return session && (await wake(session));
    } catch {
      return null;
    }
  }

  if (tag) {
    if (liveInstance()) {
      console.info(`[storefront] A copy of the storefront script is running already; this one (${__VERSION__}) does nothing.`);
    } else {
      const queue: unknown = window.Storefront;
      publish(storefront);
      if (!tag.hasAttribute('data-manual')) void storefront.start();
      if (Array.isArray(queue)) storefront.push(...(queue as QueuedCall[]));
    }
  }
  return storefront;
}
