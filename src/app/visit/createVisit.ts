import type { EarlyEvent } from '../../visitor/AnalyticsDeps.ts';
import type { Analytics } from '../../visitor/startAnalytics.ts';
import type { ErrorBuffer } from '../../errors/createErrorBuffer.ts';
import type { StorefrontEvents, StorefrontEventName } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { whenIdleAfterLoad } from '../../lib/whenIdleAfterLoad.ts';
import { isFramedPreview } from '../../core/page/isFramedPreview.ts';
import { isBeingEdited, isGateOpen } from '../../core/page/isGateOpen.ts';
import type { ConfigSources } from '../../core/config.ts';
import type { RunningVisit } from './startVisit.ts';
import { watchEarly } from '../../vitals/watchEarly.ts';

/** Events that come from what is loaded after the page: to listen to one is to ask for it. */
const ON_DEMAND: ReadonlySet<StorefrontEventName> = new Set([
  'analytics',
  'button-click',
  'button-render',
  'cart-viewed',
  'form-render',
  'owner-action',
  'product-viewed',
]);
/** Events of the shop that analytics wants to hear, also those before it was there. */
const REMEMBERED: readonly StorefrontEventName[] = [
  'cart-change',
  'item-added',
  'item-removed',
  'before-checkout',
  'form-submitted',
  'quick-view',
  'overlay-shown',
];
const LONGEST_MEMORY = 50;
/** Settings that ask for more where the census and page speed are off. */
const MORE = ['dataLayer', 'legacyTransaction', 'consentMode', 'errorPath'];

const isOff = (raw: unknown): boolean => raw === false || raw === 'off' || raw === 'false';

/** What happens on every page beside the shop, also where nothing of ours is mounted. */
export interface Visit {
  /** Somebody listens to this event. */
  hear(name: StorefrontEventName): void;
  /** Somebody has an event for the platform. */
  track(schemaName: string, payload?: object): void;
  /** Loads what knows of the visitor, now; `null` where nobody visits. */
  open(): Promise<RunningVisit | null>;
  /** The same, if it is there already. */
  current(): RunningVisit | null;
  stop(): void;
}

declare global {
  interface Window {
    /** The platform's own way to switch the visitor census off. */
    __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: unknown;
  }
}

/**
 * Loads what listens to the page, after the page itself, and only where something asks for it: in the site's editor and its preview
 * nobody visits, and on a page that is not the platform's nothing of the sort is on.
 */
export function createVisit(sources: ConfigSources, events: Emitter<StorefrontEvents>, errors: ErrorBuffer): Visit {
  const { page, report } = sources;
  const signs = watchEarly();
  const early: EarlyEvent[] = [];
  const tracked: (readonly [schemaName: string, payload: object | undefined])[] = [];
  let running: RunningVisit | null = null;
  let opening: Promise<RunningVisit | null> | null = null;
  let isOver = false;
  let isHeard = false;

  /** A setting as it is given, unread: enough to know whether there is anything to load. */
  const given = (name: string): unknown => {
    const { storefront } = Object(page.defaultView?.Static?.SQUARESPACE_CONTEXT) as { storefront?: unknown };
    return ({ ...Object(storefront), ...Object(sources.tagData), ...sources.options } as Record<string, unknown>)[name];
  };
  const isCensusOff = () => page.defaultView?.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__ === true || given('census') === 'off';
  const offs = REMEMBERED.map((name) =>
    events.on(name, (detail) => {
      if (early.length < LONGEST_MEMORY) early.push([name, detail] as unknown as EarlyEvent);
    }),
  );
  const takeEarly = () => {
    for (const off of offs.splice(0)) off();
    return early.splice(0);
  };

  const open = (): Promise<RunningVisit | null> => {
    if (isOver || !isGateOpen(page) || isBeingEdited(page) || isFramedPreview(page)) return Promise.resolve(null);
    return (opening ??= import('./startVisit.ts').then(
      ({ startVisit }) =>
        isOver ? null : (running = startVisit({ sources, events, takeEarly, isCensusOff: isCensusOff(), signs, errors })),
      (error: unknown) => {
        opening = null; // may arrive when it is asked for again
        report(error, { part: 'visit' });
        return null;
      },
    ));
  };
  const listen = async (): Promise<Analytics | null> => (await open())?.listen() ?? null;
  const isWanted = () => isHeard || !isCensusOff() || !isOff(given('pageSpeed')) || MORE.some((name) => given(name) !== undefined);
  const flush = async () => {
    if (tracked.length === 0) return;
    const analytics = await listen();
    for (const [schemaName, payload] of tracked.splice(0)) analytics?.track(schemaName, payload);
  };
  /** Whether the page has had its turn; shims of old pages call back at once. */
  let isDue = false;
  const stopWaiting = whenIdleAfterLoad(page, () => {
    isDue = true;
    if (!isWanted()) return void takeEarly();
    void (isHeard || tracked.length > 0 ? listen() : open()).then(flush);
  });

  return {
    hear(name) {
      if (isHeard || !ON_DEMAND.has(name)) return;
      isHeard = true;
      if (isDue) void listen();
    },
    track(schemaName, payload) {
      if (isCensusOff()) return;
      if (tracked.length < LONGEST_MEMORY) tracked.push([schemaName, payload]);
      if (isDue) void flush();
    },
    open,
    current: () => running,
    stop() {
      isOver = true;
      signs.stop();
      if (!isDue) stopWaiting();
      takeEarly();
      running?.stop();
    },
  };
}
