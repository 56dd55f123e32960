import type { EarlyEvent } from '../../visitor/AnalyticsDeps.ts';
import type { Analytics } from '../../visitor/startAnalytics.ts';
import type { ErrorBuffer } from '../../errors/createErrorBuffer.ts';
import type { StorefrontEvents, StorefrontEventName } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { lazy } from '../../lib/lazy.ts';
import { readRawContext } from '../../core/page/readRawContext.ts';
import { isFramedPreview, isBeingEdited, recognisesPlatformMarkup } from '../../core/page/recognisesPlatformMarkup.ts';
import type { ConfigSources } from '../../core/config.ts';
import type { RunningPageServices } from './startPageServices.ts';
import { watchEarly } from '../../vitals/watchEarly.ts';
import { whenServicesDue } from './whenServicesDue.ts';

/** Events from chunks that are loaded later: listening to one loads it. */
const ON_DEMAND: ReadonlySet<string> = new Set([
  'analytics',
  'button-click',
  'button-render',
  'cart-viewed',
  'cart-opened',
  'form-render',
  'owner-action',
  'product-viewed',
]);
/** Events that analytics needs, including those before it was loaded. */
const REMEMBERED: readonly StorefrontEventName[] = [
  'cart-change',
  'item-added',
  'item-removed',
  'shipping-chosen',
  'before-checkout',
  'form-submitted',
  'quick-view',
  'overlay-shown',
  'agent-called',
];
const LONGEST_MEMORY = 50;
/** Settings that need the analytics chunk even with census and page speed off. */
const MORE = ['dataLayer', 'legacyTransaction', 'consentMode', 'errorPath'];

/** The raw setting, enough to decide whether anything must be loaded. */
function rawSetting({ page, tagData, options }: ConfigSources, name: string): unknown {
  return ({ ...Object(readRawContext(page)['storefront']), ...Object(tagData), ...options } as Record<string, unknown>)[name];
}

const isOff = (raw: unknown): boolean => raw === false || raw === 'off' || raw === 'false';

/** The services that run on every page beside the shop, even without any widget. */
export interface PageServices {
  onListen(name: string): void;
  track(schemaName: string, payload?: object): void;
  /** Loads analytics now; `null` in the site's editor. */
  open(): Promise<RunningPageServices | null>;
  current(): RunningPageServices | null;
  /** Settles when the events so far are handed to what reports them; `null`: nothing is loaded for that. */
  reporting(): Promise<void> | null;
  stop(): void;
}

declare global {
  interface Window {
    /** The platform's own switch that turns the visitor census off. */
    __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: unknown;
  }
}

/**
 * Loads analytics and page speed after the parts on the screen, and only if something needs them: never in the site's editor or preview,
 * nor on pages that are not the platform's.
 *
 * @param alive settles when the parts on the screen are mounted
 */
export function createPageServices(
  sources: ConfigSources,
  events: Emitter<StorefrontEvents>,
  errors: ErrorBuffer,
  alive: Promise<unknown>,
): PageServices {
  const { page, report } = sources;
  const signs = watchEarly();
  const early: EarlyEvent[] = [];
  const tracked: (readonly [schemaName: string, payload: object | undefined])[] = [];
  let isOver = false;
  let isListenedTo = false;

  const given = (name: string) => rawSetting(sources, name);
  const isCensusOff = () => page.defaultView?.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__ === true || given('census') === 'off';
  const offs = REMEMBERED.map((name) =>
    events.on(name, (detail) => {
      if (early.length < LONGEST_MEMORY) early.push([name, detail] as unknown as EarlyEvent);
    }),
  );
  const takeBuffered = () => {
    for (const off of offs.splice(0)) off();
    return early.splice(0);
  };

  const services = lazy(async () => {
    try {
      const { startPageServices } = await import('./startPageServices.ts');
      return isOver ? null : startPageServices({ sources, events, takeBuffered, isCensusOff: isCensusOff(), signs, errors });
    } catch (error) {
      report(error, { part: 'visit' });
      throw error;
    }
  });
  const open = async (): Promise<RunningPageServices | null> => {
    if (isOver || !recognisesPlatformMarkup(page) || isBeingEdited(page) || isFramedPreview(page)) return null;
    return services.load().catch(() => null);
  };
  const listen = async (): Promise<Analytics | null> => (await open())?.listen() ?? null;
  const isWanted = () => isListenedTo || !isCensusOff() || !isOff(given('pageSpeed')) || MORE.some((name) => given(name) !== undefined);
  const flush = async () => {
    if (tracked.length === 0) return;
    const analytics = await listen();
    for (const [schemaName, payload] of tracked.splice(0)) analytics?.track(schemaName, payload);
  };
  /** Set after the page's turn, because shims on old pages call back synchronously. */
  let isDue = false;
  let reporting: Promise<void> | null = null;
  const stopWaiting = whenServicesDue(page, events, alive, () => {
    isDue = true;
    if (!isWanted()) return void takeBuffered();
    const ready = isListenedTo || tracked.length > 0 ? listen() : open().then((running) => running?.listening());
    reporting = ready.then(flush);
  });

  return {
    onListen(name) {
      if (isListenedTo || !ON_DEMAND.has(name)) return;
      isListenedTo = true;
      if (isDue) void listen();
    },
    track(schemaName, payload) {
      if (isCensusOff()) return;
      if (tracked.length < LONGEST_MEMORY) tracked.push([schemaName, payload]);
      if (isDue) void flush();
    },
    open,
    current: services.value,
    reporting: () => reporting,
    stop() {
      isOver = true;
      signs.stop();
      stopWaiting();
      takeBuffered();
      services.value()?.stop();
    },
  };
}
