import type { ConfigSources } from '../core/config.ts';
import type { GivenByScripts } from '../core/KnownNames.ts';
import type { ConsentAccess } from '../commerce/model/consent.ts';
import { notRunning } from '../core/notRunning.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import { ok, type Result } from '../lib/result.ts';
import { watchForParts } from '../core/page/watchForParts.ts';
import type { HeldActions } from '../lib/HeldActions.ts';
import { lazy } from '../lib/lazy.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import type { Runtime } from './Runtime.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { ErrorBuffer } from '../errors/createErrorBuffer.ts';
import type { Filters } from '../core/filter/createFilters.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { Explainer } from './createExplainer.ts';
import type { FeatureUse } from './createFeatureUse.ts';
import { partsFor, type FirstPart } from './firstParts.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';

/** Shared by all sessions of a page: the shop can be started on it again. */
export interface SessionDeps extends Required<Pick<ConfigSources, 'scriptUrl' | 'tagData' | 'report'>> {
  readonly widgets: readonly FirstPart[];
  readonly load: () => Promise<readonly Feature[]>;
  readonly outside: Omit<FeatureUse, 'use'>;
  readonly errors: ErrorBuffer;
  readonly explainer: Explainer;
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
  readonly filters: Filters;
  readonly given: GivenByScripts;
  /** When the script ran, in ms since navigation. */
  readonly bootedAt: number;
}

interface RuntimeKeeper {
  /** The running shop; `null` where the page does not need it yet. */
  runtime(): Runtime | null;
  /** Loads the shop and starts it; `null` when the page has been left meanwhile. Rejects when a file is lost. */
  wake(): Promise<Runtime | null>;
  /** Starts the shop as soon as the page needs it; settles when the page is mounted or needs none, with the failure when it cannot be. */
  watch(): Promise<Result<null, ApiError>>;
  /** False while the page is being left or is in the site's editor, and after the end. */
  isOn(): boolean;
  stop(): void;
}

/** The shop's files, and the parsed page. */
type Loaded = readonly [typeof import('./start.ts'), readonly Feature[], void];

/** Runs the shop while the page needs it: ends it when the page is left without a reload, and starts it again on the next one. */
export function createRuntimeKeeper(
  { widgets, load, outside, events, timings, filters, bootedAt }: SessionDeps,
  sources: ConfigSources,
  parsed: Promise<void>,
  handed: () => { readonly held: HeldActions; readonly consent: ConsentAccess; readonly beforeLeaving: () => Promise<unknown> | null },
  signal: AbortSignal,
): RuntimeKeeper {
  const { page, report, tagData, track } = sources;
  let runtime: Runtime | null = null;
  let isAway = false;
  let isFollowed = false;
  /** Ends the wait for something to do. */
  let stopWaiting: () => void = () => undefined;
  const isOn = () => !signal.aborted && !isAway;
  const reportStart = (error: unknown) => report(error, { part: 'start' });

  const begin = async ([{ startRuntime, watchArrivals, languageOf }, features]: Loaded) => {
    // A separate task, because evaluating the script already takes a slow phone long.
    const [language] = await Promise.all([languageOf(sources), yieldToMain(), filters.settled()]);
    if (!isOn()) return null;
    if (runtime) return runtime;
    stopWaiting();
    if (!isFollowed) watchArrivals(page, { leave, arrive, look }, signal);
    isFollowed = true;
    runtime = startRuntime({ sources, features, outside, events, timings, filters, language, ...handed() });
    outside.makeAll();
    timings.measure('storefront-boot', { start: bootedAt });
    return runtime;
  };

  /** The runtime is the larger part, and a page without a shop never needs it. */
  const lazyRuntime = () =>
    lazy(() => {
      // Requested in parallel with the runtime that needs it, which saves a round trip.
      import('../core/mount/renderer.ts').catch(() => undefined);
      return track(Promise.all([import('./start.ts'), load(), parsed]).then(begin));
    });
  let opened = lazyRuntime();
  const wake = () => opened.load();

  /** Takes the shop off the page, which may return as another one. */
  const leave = (): void => {
    isAway = true;
    stopWaiting();
    // By what was still under way when the page was left.
    const readIfChanged = (isChanged: boolean): unknown => isChanged && isOn() && wake().then((now) => now?.readCart(), reportStart);
    if (runtime) void track(runtime.leave().then(readIfChanged));
    runtime = null;
    opened = lazyRuntime();
  };
  const arrive = (): void => {
    leave();
    isAway = false;
    void track(watch());
  };
  const look = () => void runtime?.scan().catch((error: unknown) => report(error, { part: 'scan' }));

  const watch: RuntimeKeeper['watch'] = () =>
    new Promise((resolve) => {
      const onDone = () => resolve(ok(null));
      const onNeeded = () => void untilReady(wake, reportStart).then(resolve);
      if (signal.aborted) onDone();
      else stopWaiting = watchForParts(page, partsFor(page, widgets), tagData, onDone, onNeeded, outside.isWanted);
    });
  return {
    runtime: () => runtime,
    wake,
    watch,
    isOn,
    stop() {
      stopWaiting();
      runtime?.stop();
    },
  };
}

const untilReady = (wake: RuntimeKeeper['wake'], report: (error: unknown) => void): Promise<Result<null, ApiError>> =>
  wake()
    .then((now) => now?.ready)
    .then(
      () => ok(null),
      (error: unknown) => {
        report(error);
        return notRunning(error);
      },
    );
