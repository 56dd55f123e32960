import { own, readFlag, readInteger, readNumber, readText, type Reader } from '../lib/readers.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { PageSpeedContext, PageSpeedData, SupportLevel } from './schemas/pageSpeedData.ts';
import { navigationEntry } from './metrics/navigationTimings.ts';
import { canObserve } from './observe.ts';

/** The visitor's network, screen and device. Sizes in CSS px. */
type Environment = Pick<PageSpeedData, 'connection' | 'display' | 'hardware' | 'supportLevel' | 'visibilityStateOnDCL'>;

const readWebsiteType: Reader<string | number> = (raw) => readInteger(raw) ?? readText(raw);

/** A field of the page context that only page speed reads; `null`: it is not there, or of another type. */
const fieldOf = <Value>(part: unknown, name: string, read: Reader<Value>): Value | null => read(own(part, name)) ?? null;

/** Site and page of a page-speed record; `null`: not in the context. */
export function readPageFacts(context: PageContext): PageSpeedContext {
  const { website, websiteSettings } = context;
  const memberId = fieldOf(context.authenticatedAccount, 'id', readText);
  return {
    accountId: memberId,
    websiteId: website?.id ?? null,
    websiteType: fieldOf(website, 'websiteType', readWebsiteType),
    templateId: context.templateId ?? null,
    pageType: context.pageType ?? null,
    language: website?.language ?? null,
    timeZone: website?.timeZone ?? fieldOf(websiteSettings, 'timeZone', readText),
    platform: fieldOf(context, 'platform', readText) ?? fieldOf(website, 'platform', readText),
    collectionType: context.collection?.type ?? null,
    createdOn: fieldOf(context, 'createdOn', readNumber) ?? fieldOf(website, 'createdOn', readNumber),
    inFrame: window.top !== window.self,
    isInternal: fieldOf(context, 'isInternal', readFlag) ?? fieldOf(website, 'isInternal', readFlag),
    developerMode: fieldOf(website, 'developerMode', readFlag),
    impersonatedSession: fieldOf(context, 'impersonatedSession', readFlag),
    cloneable: fieldOf(website, 'cloneable', readFlag),
    ampEnabled: fieldOf(websiteSettings, 'ampEnabled', readFlag),
    isHstsEnabled: fieldOf(website, 'isHstsEnabled', readFlag),
    authenticUrl: fieldOf(website, 'authenticUrl', readText),
    memberId,
  };
}

/** @param hiddenAt when the page was first hidden, in ms since navigation began */
export function readEnvironment(hiddenAt: number): Environment {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Navigator & {
    readonly connection?: Readonly<Record<string, unknown>>;
    readonly deviceMemory?: number;
  };
  return {
    ...(connection && {
      connection: {
        downlink: readNumber(connection['downlink']),
        effectiveType: readText(connection['effectiveType']),
        rtt: readNumber(connection['rtt']),
        saveData: readFlag(connection['saveData']),
      },
    }),
    display: {
      devicePixelRatio: window.devicePixelRatio,
      screenWidth: screen.width,
      screenHeight: screen.height,
      viewportWidth: window.innerWidth,
      viewportHeight: window.innerHeight,
    },
    hardware: { deviceMemory, hardwareConcurrency: hardwareConcurrency || undefined },
    supportLevel: supportLevel(),
    visibilityStateOnDCL: visibilityWhenParsed(hiddenAt),
  };
}

function supportLevel(): SupportLevel {
  const supported = ['largest-contentful-paint', 'layout-shift', 'event'].filter(canObserve);
  return supported.length === 3 ? 'full' : supported.length > 0 ? 'partial' : 'none';
}

/** "visible" or "hidden" at DOMContentLoaded, from the browser's record, else from what our script saw. */
function visibilityWhenParsed(hiddenAt: number): string {
  const parsed = navigationEntry()?.domContentLoadedEventStart ?? 0;
  let state: string | null = null;
  for (const { name, startTime } of performance.getEntriesByType('visibility-state')) if (startTime <= parsed) state = name;
  if (state !== null) return state;
  return parsed > 0 ? (hiddenAt <= parsed ? 'hidden' : 'visible') : document.visibilityState;
}
