import type { Track } from '../lib/createActivity.ts';
import { whenReturned } from '../lib/when.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../commerce/model/rolloutFlag.ts';
import { createDelivery, createRecordQueue } from './createRecordQueue.ts';
import { createMeasurement } from './createMeasurement.ts';
import { createUserTimings } from './createUserTimings.ts';
import { firstHidden } from './firstHidden.ts';
import { loadSettings } from './loadSettings.ts';
import { activationStart, navigationEntry } from './metrics/navigationTimings.ts';
import type { Observation } from './observe.ts';
import { readEnvironment, readPageFacts } from './readPageFacts.ts';
import { startCollector, type Collector } from './startCollector.ts';
import type { ViewKind } from './RecordMetric.ts';
import type { EarlySigns } from './watchEarly.ts';
import { onceOn } from '../lib/listen.ts';
import { attempt } from '../lib/result.ts';

export interface VitalsDeps {
  /** A path of this site. */
  readonly apiRoot: string;
  /** The platform's name for this measurement. */
  readonly appName: string;
  /** Whether a page restored from the back/forward cache gets its own record. */
  readonly pageSpeedReturns: boolean;
  /** When a record is sent: 30 s after the load, or when the page is hidden and not before. */
  readonly pageSpeedWait: 'load' | 'hidden';
  readonly early: EarlySigns;
  readonly context: () => PageContext;
  /** The visitor's ids when a record is made, as far as consent allows. */
  readonly ids: () => { readonly analyticsId: string | null; readonly marketingId: string | null };
  readonly report: (error: unknown) => void;
  /** Counts requests that are under way. */
  readonly track: Track;
}

/**
 * Measures page speed and user timings if the platform's settings and rollout flags allow it; before that nothing is observed. A
 * prerendered page waits for its activation. Returns its off.
 */
export function startVitals(deps: VitalsDeps): () => void {
  const { apiRoot, appName, pageSpeedReturns, pageSpeedWait, early, report, track } = deps;
  let startedAt = performance.now();
  const address = loadedAddress();
  const deliver = createDelivery(`${apiRoot}1/performance/records`, navigator);
  const queue = createRecordQueue((write) => track(deliver(write)), report);
  let measurement: ReturnType<typeof createMeasurement> | null = null;
  let timings: Observation | null = null;
  let collector: Collector | null = null;
  let isStopped = false;

  const describe = (kind: ViewKind) => () => {
    const { hostname, pathname, hash } = kind === 'load' ? address : location;
    const hiddenAt = firstHidden(early, activationStart(navigationEntry()));
    return { context: readPageFacts(deps.context()), ...deps.ids(), hostname, pathname, hash, ...readEnvironment(hiddenAt) };
  };

  const begin = async (kind: ViewKind, sinceOf: () => number | null) => {
    const settings = await track(loadSettings(apiRoot));
    if (isStopped || !settings?.isOn(ROLLOUT_FLAG.rum) || !settings.isOn(appRolloutFlag(appName))) return;
    collector?.finish();
    const isTimed = settings.isOn(ROLLOUT_FLAG.trackPageSpeed);
    if (isTimed) measurement ??= createMeasurement(early);
    collector = startCollector({
      appName,
      pageLoadId: settings.pageLoadId,
      since: sinceOf(),
      startedAt,
      waitsForHide: pageSpeedWait === 'hidden',
      queue,
      kind,
      measurement: isTimed ? measurement : null,
      describe: describe(kind),
      drainTimings: () => timings?.drain(),
    });
    if (settings.isOn(ROLLOUT_FLAG.trackUserTiming)) timings ??= createUserTimings((timing) => collector?.addTiming(timing), report);
  };

  // In sequence, because a return may come before the load's settings.
  let turn = Promise.resolve();
  const enqueue = (kind: ViewKind, sinceOf: () => number | null) => {
    turn = turn.then(() => (isStopped ? undefined : begin(kind, sinceOf))).catch(report);
  };
  const offs = [
    whenActivated(() => {
      startedAt = performance.now();
      enqueue('load', loadedAt);
    }),
  ];
  if (pageSpeedReturns) {
    const onReturned = () => {
      const returned = performance.now();
      enqueue('return', () => returned);
    };
    offs.push(whenReturned(onReturned));
  }
  return () => {
    isStopped = true;
    for (const off of offs) off();
    collector?.stop();
    measurement?.stop();
    timings?.stop();
  };
}

/** When the page was loaded, or shown if it was prerendered, in ms since navigation began; `null`: it is still loading. */
function loadedAt(): number | null {
  const entry = navigationEntry();
  const loaded = entry?.loadEventEnd || (document.readyState === 'complete' ? performance.now() : 0);
  return loaded > 0 ? Math.max(loaded, activationStart(entry)) : null;
}

/** The address that was loaded, which pages that change without a reload leave behind. */
export function loadedAddress(): Pick<URL, 'hostname' | 'pathname' | 'hash'> {
  const name = performance.getEntriesByType('navigation')[0]?.name;
  const { hostname, pathname } = attempt(() => new URL(name ?? location.href)) ?? location;
  // The browser's record has no hash; while the path is unchanged, the current hash is the page's.
  return { hostname, pathname, hash: pathname === location.pathname ? location.hash : '' };
}

/** Runs `run` now, or when a prerendered page is activated. Returns its off. */
export function whenActivated(run: () => void): () => void {
  if (!document.prerendering) {
    run();
    return () => undefined;
  }
  return onceOn(document, 'prerenderingchange', run);
}
