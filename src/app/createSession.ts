import type { ConfigSources } from '../core/config.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import { notRunning } from '../core/notRunning.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import { ok, type Result } from '../lib/result.ts';
import { watchForParts } from '../core/page/watchForParts.ts';
import type { ErrorBuffer } from '../errors/createErrorBuffer.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { Emitter } from '../lib/emitter.ts';
import { whenParsed } from '../lib/listen.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import type { FeatureUse } from './createFeatureUse.ts';
import type { FirstPart } from './firstParts.ts';
import type { Runtime } from './Runtime.ts';
import type { StartOptions } from './StartOptions.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';
import { createPageServices, type PageServices } from './visit/createPageServices.ts';
import { holdActions } from './visit/holdActions.ts';
import { startRareParts } from './visit/startRareParts.ts';

export interface Session {
  readonly pageServices: PageServices;
  /** Settles when the document is parsed or the session has ended. */
  readonly parsed: Promise<void>;
  /** Settles when the page is mounted, has no part of ours, or was left; with the failure when it could not be mounted. */
  readonly done: Promise<Result<null, ApiError>>;
  /** The running shop; `null` where the page does not need it yet. */
  runtime(): Runtime | null;
  /** Loads the shop and starts it; `null` when the page has been left meanwhile. Rejects when a file is lost. */
  wake(): Promise<Runtime | null>;
  stop(): void;
}

/** Shared by all sessions of a page: the shop can be started on it again. */
export interface SessionDeps extends Pick<ConfigSources, 'tagData' | 'report'> {
  readonly widgets: readonly FirstPart[];
  readonly load: () => Promise<readonly Feature[]>;
  readonly outside: Omit<FeatureUse, 'use'>;
  readonly errors: ErrorBuffer;
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
  /** When the script ran, in ms since navigation. */
  readonly bootedAt: number;
}

export function createSession(
  { widgets, load, outside, errors, events, timings, bootedAt, ...given }: SessionDeps,
  options: StartOptions,
): Session {
  const { report, tagData } = given;
  const ending = new AbortController();
  const { signal } = ending;
  const sources: ConfigSources = { ...given, page: document, options };
  let runtime: Runtime | null = null;
  let waking: Promise<Runtime | null> | null = null;
  /** The page is being left or is in the site's editor; nothing starts until it returns. */
  let isAway = false;
  let isFollowed = false;
  /** Ends the wait for something to do. */
  let stopWaiting: () => void = () => undefined;
  const parsed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', whenParsed(document, resolve));
    signal.addEventListener('abort', () => resolve());
  });
  const reportStart = (error: unknown) => report(error, { part: 'start' });

  const loadFiles = async () => {
    try {
      return await Promise.all([import('./start.ts'), load(), parsed]);
    } catch (error) {
      waking = null; // the next request tries again
      throw error;
    }
  };

  /** Loads the runtime once: it is the larger part, and a page without a shop never needs it. */
  const wake = (): Promise<Runtime | null> => {
    // Requested in parallel with the runtime that needs it, which saves a round trip.
    import('../core/mount/renderer.ts').catch(() => undefined);
    waking ??= loadFiles().then(async ([{ startRuntime, watchArrivals }, features]) => {
      // A separate task, because evaluating the script already takes a slow phone long.
      await yieldToMain();
      if (signal.aborted || isAway) return null;
      if (runtime) return runtime;
      stopWaiting();
      if (!isFollowed) watchArrivals(document, { leave, arrive, look }, signal);
      isFollowed = true;
      runtime = startRuntime({ sources, features: [...features, ...outside.features], events, timings, held });
      outside.makeAll();
      timings.measure('storefront-boot', { start: bootedAt });
      return runtime;
    });
    return waking;
  };

  /** Takes the shop off the page, which may return as another one. */
  const leave = (): void => {
    isAway = true;
    stopWaiting();
    void runtime?.leave().then((isChanged) => {
      // By what was still under way when the page was left.
      if (isChanged && !signal.aborted && !isAway) wake().then((now) => now?.readCart(), reportStart);
    });
    runtime = null;
    waking = null;
  };
  const arrive = (): void => {
    leave();
    isAway = false;
    void watch();
  };
  const look = () => void runtime?.scan().catch((error: unknown) => report(error, { part: 'scan' }));

  /** Loads the runtime as soon as the page needs it. */
  const watch = (): Promise<Result<null, ApiError>> =>
    new Promise((resolve) => {
      const onDone = () => resolve(ok(null));
      const onNeeded = () => {
        wake()
          .then((now) => now?.ready)
          .then(onDone, (error: unknown) => {
            reportStart(error);
            resolve(notRunning(error));
          });
      };
      if (signal.aborted) onDone();
      else stopWaiting = watchForParts(document, widgets, tagData, onDone, onNeeded, outside.isWanted);
    });

  const held = holdActions({
    page: document,
    widgets,
    isOn: () => !signal.aborted && !isAway,
    isDeclined: (part) => runtime?.isDeclined(part) ?? false,
    mount: async (part) => (await wake())?.mount(part) ?? false,
    signal,
  });
  void parsed.then(() => startRareParts(document, report, signal));
  const done = parsed.then(watch);
  const pageServices = createPageServices(sources, events, errors, done);

  return {
    pageServices,
    parsed,
    done,
    runtime: () => runtime,
    wake,
    stop() {
      stopWaiting();
      ending.abort();
      pageServices.stop();
      runtime?.stop();
    },
  };
}
