import { createAccountFacade } from '../../widgets/account/createAccountFacade.ts';
import { createGlobalCart } from '../../widgets/cart/createGlobalCart.ts';
import type { StartOptions } from './StartOptions.ts';
import { createExplainer } from './createExplainer.ts';
import { createReport } from '../core/createReport.ts';
import type { GivenByScripts } from '../core/KnownNames.ts';
import { invalidCall, notRunning } from '../core/notRunning.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { createFilters } from '../core/filter/createFilters.ts';
import { createErrorBuffer } from '../errors/createErrorBuffer.ts';
import { PageError } from '../lib/PageError.ts';
import { attempt, ok } from '../lib/result.ts';
import { createTimings } from '../lib/createTimings.ts';
import { createEmitter } from '../lib/emitter.ts';
import { createConsentFacade } from '../visitor/createConsentFacade.ts';
import type { SessionDeps } from './createRuntimeKeeper.ts';
import { createSession, type Session } from './createSession.ts';
import { createFeatureUse } from './createFeatureUse.ts';
import type { FirstPart } from './firstParts.ts';
import { liveInstance, publish } from './liveInstance.ts';
import { replayQueue, type QueuedCall } from './replayQueue.ts';
import type { Runtime } from './Runtime.ts';
import type { RunningPageServices } from './visit/startPageServices.ts';
import type { Storefront } from './Storefront.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';

declare const __VERSION__: string;

/**
 * The manners of a script tag: nothing happens at import; a tag starts the shop once the document is parsed; the queue that the
 * page filled before is replayed; a second copy of the script leaves the live instance alone.
 * @param widgets what the page is searched for before the features are loaded
 * @param load gives the features
 * @param tag the script element that loaded this very file, or `null` when a module imported it
 * @param loadInspection gives what reads the page for `inspect()`
 */
export function boot(
  widgets: readonly FirstPart[],
  load: () => Promise<readonly Feature[]>,
  tag: HTMLScriptElement | null,
  loadInspection: LoadInspection,
): Storefront {
  const errors = createErrorBuffer();
  const scriptUrl = tag?.src ?? '';
  const explainer = createExplainer(scriptUrl);
  const report = createReport(console, errors.add, explainer.take);
  const timings = createTimings((error) => {
    if (errors.isTaken()) errors.add(error, { part: 'timing' });
    else console.warn('RUM timing error', error);
  });
  const events = createEmitter<StorefrontEvents>((error) => report(error, { part: 'listener' }), errors.trail);
  const tagData = { ...tag?.dataset };
  const bootedAt = performance.now();
  const deps = { widgets, load, errors, explainer, report, events, timings, scriptUrl, tagData, bootedAt, loadInspection, tag };
  const storefront = createStorefront(deps);
  if (tag) arrive(storefront, tag);
  return storefront;
}

type LoadInspection = () => Promise<Pick<typeof import('./inspect/inspectShop.ts'), 'inspectShop'>>;

interface StorefrontDeps extends Omit<SessionDeps, 'outside' | 'filters' | 'given'> {
  readonly loadInspection: LoadInspection;
  readonly tag: HTMLScriptElement | null;
}

const loadFiltering = () => import('./filterPage.ts').then(({ filterPage }) => filterPage);

/** The public object, which only delegates: to the session, and to the shop that runs in it. */
function createStorefront(deps: StorefrontDeps): Storefront {
  const { events, report, timings, loadInspection } = deps;
  const given: GivenByScripts = { events: new Set(), late: {} };
  let session: Session | null = null;
  let announceReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (announceReady = resolve));

  const begin = (options: StartOptions): Session => {
    session = createSession({ ...deps, outside, filters, given }, options);
    void session.done.then(announceReady);
    return session;
  };
  const runtime = () => session?.runtime() ?? null;
  const filters = createFilters(loadFiltering, report, () => runtime()?.renderAgain());
  const outside = createFeatureUse(runtime, () => session?.wake() ?? null, report);
  /** The running shop, which is woken for it; `null` when it cannot be loaded or was stopped meanwhile. */
  const running = async () => {
    void storefront.start();
    return (await session?.wake().catch(() => null)) ?? null;
  };
  const openServices = async () => {
    void storefront.start();
    await session?.parsed;
    return session?.pageServices.open() ?? null;
  };

  const storefront: Storefront = {
    version: __VERSION__,
    ready,
    start(options) {
      if (typeof document === 'undefined') {
        announceReady();
        return Promise.resolve(notRunning());
      }
      const live = liveInstance();
      if (live && live !== storefront) return live.start(options);
      publish(storefront);
      if (options) given.late = session ? options : {};
      return (session ?? begin(options ?? {})).done;
    },
    scan: (root) => scanPage(() => session, root),
    destroy() {
      session?.stop();
      session = null;
    },
    on(name, listener) {
      given.events.add(name);
      session?.pageServices.onListen(name);
      return typeof listener === 'function' ? events.on(name, listener) : refuseListener(report);
    },
    use: outside.use,
    filter: filters.add as Storefront['filter'],
    push: (...calls: QueuedCall[]) => replayQueue(calls, storefront, report),
    cart: createGlobalCart(
      async () => (await running())?.shop.cart ?? null,
      () => runtime()?.shop.cart ?? null,
      report,
    ),
    account: createAccountFacade(
      async () => (await running())?.loadAccount().catch(() => null) ?? null,
      () => runtime()?.account(),
      report,
    ),
    mark: timings.mark,
    measure: timings.measure,
    consent: {
      ...createConsentFacade(openServices, () => session?.pageServices.current() ?? null, report),
      open: async () => askForConsent(await running(), await openServices()),
    },
    inspect: () => loadInspection().then(({ inspectShop }) => inspectShop({ ...deps, version: __VERSION__, session }), notRunning),
    whenIdle: (run) =>
      Promise.resolve(session?.whenIdle())
        .then(run)
        .catch((error: unknown) => report(error, { part: 'listener' })),
    track: (schemaName, payload) => session?.pageServices.track(schemaName, payload),
    product: ((element: unknown) => productOf(runtime(), element)) as Storefront['product'],
  };
  return storefront;
}

function refuseListener(report: (error: unknown) => void): () => void {
  report(new PageError('on() takes a name and a function.'));
  return () => undefined;
}

async function askForConsent(shop: Runtime | null, services: RunningPageServices | null): ReturnType<Storefront['consent']['open']> {
  if (!shop || !services) return notRunning();
  return import('../../widgets/consent/openConsent.ts').then(
    ({ answerOpen }) => answerOpen(document, shop.mount, services.consent.isOpen()),
    notRunning,
  );
}

const productOf = (runtime: Runtime | null, element: unknown) =>
  isA('Element', element) ? (runtime?.product(element as Element) ?? null) : invalidCall('product() takes an element.');

async function scanPage(session: () => Session | null, root: unknown): ReturnType<Storefront['scan']> {
  if (root !== undefined && !isA('Node', root)) return invalidCall('scan() takes an element or a document.');
  try {
    const now = await session()?.wake();
    await now?.scan(root as ParentNode | undefined);
    return now ? ok(null) : notRunning();
  } catch (error) {
    return notRunning(error);
  }
}

/** Whether a value is what the browser calls so; in Node nothing is. */
const isA = (name: 'Node' | 'Element', value: unknown): boolean => attempt(() => value instanceof globalThis[name]) === true;

/** Puts the shop on the page by its script tag, and starts it, unless the tag says otherwise. */
function arrive(storefront: Storefront, tag: HTMLScriptElement): void {
  if (liveInstance()) {
    console.info(`[storefront] A copy of the storefront script is running already; this one (${__VERSION__}) does nothing.`);
    return;
  }
  const queue: unknown = window.Storefront;
  publish(storefront);
  if (!tag.hasAttribute('data-manual')) void storefront.start();
  if (Array.isArray(queue)) storefront.push(...(queue as QueuedCall[]));
}
