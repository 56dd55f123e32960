import type { Analytics } from '../../visitor/startAnalytics.ts';
import type { EarlyEvent } from '../../visitor/AnalyticsDeps.ts';
import { clearCensusCookies } from '../../visitor/clearCensusCookies.ts';
import { createConsent, type ConsentKeeper } from '../../visitor/createConsent.ts';
import { createVisitorIds, type VisitorIds } from '../../visitor/createVisitorIds.ts';
import { mirrorConsent } from '../../visitor/mirrorConsent.ts';
import type { DataLayerOwner } from '../../visitor/pushToDataLayer.ts';
import { createPageFacts, type PageFacts } from './createPageFacts.ts';
import type { EmitOnPage } from './listenToPage.ts';
import type { ErrorBuffer } from '../../errors/createErrorBuffer.ts';
import type { ErrorRecordingDeps } from '../../errors/startErrorRecording.ts';
import type { StorefrontEvents } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { lazy } from '../../lib/lazy.ts';
import { yieldToMain } from '../../lib/yieldToMain.ts';
import { dispatchDomEvent } from '../../core/page/dispatchDomEvent.ts';
import { addListener } from '../../lib/listen.ts';
import type { OwnerAction } from '../../commerce/model/ownerAction.ts';
import type { ConfigSources } from '../../core/config.ts';
import type { VitalsDeps } from '../../vitals/startVitals.ts';
import type { EarlySigns } from '../../vitals/watchEarly.ts';

declare const __VERSION__: string;

/** The services that run beside the shop on every page. */
export interface RunningPageServices {
  readonly facts: PageFacts;
  readonly consent: ConsentKeeper;
  readonly ids: VisitorIds;
  /** Starts listening to the page if needed; `null` once it has stopped. */
  listen(): Promise<Analytics | null>;
  /** The same, without starting it: `null` where nothing listens. */
  listening(): Promise<Analytics | null> | null;
  stop(): void;
}

export interface PageServicesDeps {
  readonly sources: ConfigSources;
  readonly events: Emitter<StorefrontEvents>;
  /** The events emitted so far, read when analytics is ready for them. */
  readonly takeBuffered: () => readonly EarlyEvent[];
  /** Whether the site has switched the census off. */
  readonly isCensusOff: boolean;
  /** The first measurements of page speed, taken in the first file. */
  readonly signs: EarlySigns;
  readonly errors: ErrorBuffer;
}

/** Composes what runs on every page: facts → consent → ids → listeners, page speed, error recording. Without React, zod and the shop. */
export function startPageServices({ sources, events, takeBuffered, isCensusOff, signs, errors }: PageServicesDeps): RunningPageServices {
  const { page, report, track } = sources;
  const facts = createPageFacts(sources);
  const { config, context } = facts;
  const consent = createConsent(
    page,
    () => ({
      context: context(),
      isAsked: config.consent !== 'off',
      isOptedOut: (config.globalPrivacyControl && hasPrivacyControl()) || (config.doNotTrack && navigator.doNotTrack === '1'),
    }),
    config.consentDays,
  );
  const mayKeep = () => consent.get().analytics === true;
  const ids = createVisitorIds({
    mayKeep,
    mayMarket: () => consent.get().marketing === true,
    report,
  });
  const forget = () => {
    if (mayKeep()) return;
    ids.clear();
    clearCensusCookies();
  };
  forget();
  const offs = [
    consent.subscribe(forget),
    // The owner's screens are a separate script that reports by DOM events.
    addListener<CustomEvent<OwnerAction>>(page, 'storefront:owner-action', ({ detail }) =>
      events.emit('owner-action', { productInstance: null, ...detail }),
    ),
  ];
  if (config.consentMode) offs.push(mirrorConsent(page.defaultView as Window & DataLayerOwner, consent));

  const emit: EmitOnPage = (name, detail) => {
    events.emit(name, detail);
    dispatchDomEvent({ document: page, rootOf: () => null }, name, detail);
  };
  let isOver = false;
  const analytics = lazy(async (): Promise<Analytics | null> => {
    try {
      const listenToPage = await track(import('./listenToPage.ts').then((module) => module.listenToPage));
      if (isOver) return null;
      const listening = listenToPage({ page, facts, events, report, track, isCensusOff, emit, consent, ids, early: takeBuffered() });
      offs.push(listening.stop);
      return listening.analytics;
    } catch (error) {
      report(error, { part: 'analytics' });
      throw error;
    }
  });
  const listen = () => analytics.load().catch(() => null);
  if ((!isCensusOff && config.census !== 'off') || config.dataLayer || config.legacyTransaction) void listen();

  /** Starts a part from its own file, and in a separate task also in the build of one file, where nothing has to be loaded. */
  const add = (part: string, load: Promise<() => () => void>) => {
    track(Promise.all([load, yieldToMain()]))
      .then(([start]) => {
        if (!isOver) offs.push(start());
      })
      .catch((error: unknown) => report(error, { part }));
  };

  if (config.pageSpeed && Math.random() < config.pageSpeedSample)
    add('page speed', loadVitals(facts, consent, ids, { early: signs, track, report: (error) => report(error, { part: 'page speed' }) }));
  if (config.errorPath) add('errors', loadErrorRecording(facts, { buffer: errors, emit, track }));

  return {
    facts,
    consent,
    ids,
    listen,
    listening: () => analytics.pending()?.catch(() => null) ?? null,
    stop() {
      isOver = true;
      for (const off of offs) off();
      consent.stop();
    },
  };
}

async function loadVitals(
  { config, context }: PageFacts,
  consent: ConsentKeeper,
  ids: VisitorIds,
  shared: Pick<VitalsDeps, 'early' | 'report' | 'track'>,
): Promise<() => () => void> {
  const { startVitals } = await import('../../vitals/startVitals.ts');
  const known = () => ({ analyticsId: ids.analyticsId(), marketingId: ids.marketingId() });
  // An account names the visitor, as an id does.
  const anonymous = () => (consent.get().analytics ? context() : { ...context(), authenticatedAccount: null });
  return () => startVitals({ ...config, ids: known, context: anonymous, ...shared });
}

async function loadErrorRecording(
  { config }: PageFacts,
  shared: Pick<ErrorRecordingDeps, 'buffer' | 'emit' | 'track'>,
): Promise<() => () => void> {
  const { startErrorRecording } = await import('../../errors/startErrorRecording.ts');
  return () => startErrorRecording({ ...config, version: __VERSION__, ...shared });
}

/** Global Privacy Control: https://www.w3.org/TR/gpc/ */
const hasPrivacyControl = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
