import { readFields, readFlag, readInteger, readNumber, readText, type ReadBy, type Reader } from '../lib/readers.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { PageSpeedContext, PageSpeedData, SupportLevel } from './schemas/pageSpeedData.ts';
import { navigationEntry } from './metrics/navigationTimings.ts';
import { canObserve } from './observe.ts';

const readConnection = readFields({ downlink: readNumber, effectiveType: readText, rtt: readNumber, saveData: readFlag });

/** The visitor's network, screen and device. Sizes in CSS px. */
type Environment = Pick<PageSpeedData, 'connection' | 'display' | 'hardware' | 'supportLevel' | 'visibilityStateOnDCL'>;

const readWebsiteType: Reader<string | number> = (raw) => readInteger(raw) ?? readText(raw);

/** Fields of the page context that only page speed reads. */
const readMore = readFields({
  authenticatedAccount: readFields({ id: readText }),
  website: readFields({
    websiteType: readWebsiteType,
    cloneable: readFlag,
    isHstsEnabled: readFlag,
    authenticUrl: readText,
    developerMode: readFlag,
    platform: readText,
    createdOn: readNumber,
    isInternal: readFlag,
  }),
  websiteSettings: readFields({ ampEnabled: readFlag, timeZone: readText }),
  impersonatedSession: readFlag,
  isInternal: readFlag,
  platform: readText,
  createdOn: readNumber,
});

type More = NonNullable<ReadBy<typeof readMore>>;

/** Site and page of a page-speed record; `null`: not in the context. */
export function readPageFacts(context: PageContext): PageSpeedContext {
  const more: More = readMore(context) ?? {};
  const { website } = more;
  const memberId = more.authenticatedAccount?.id ?? null;
  return {
    accountId: memberId,
    websiteId: context.website?.id ?? null,
    websiteType: website?.websiteType ?? null,
    templateId: context.templateId ?? null,
    pageType: context.pageType ?? null,
    language: context.website?.language ?? null,
    timeZone: context.website?.timeZone ?? more.websiteSettings?.timeZone ?? null,
    platform: more.platform ?? website?.platform ?? null,
    collectionType: context.collection?.type ?? null,
    createdOn: more.createdOn ?? website?.createdOn ?? null,
    inFrame: window.top !== window.self,
    isInternal: more.isInternal ?? website?.isInternal ?? null,
    developerMode: website?.developerMode ?? null,
    impersonatedSession: more.impersonatedSession ?? null,
    cloneable: website?.cloneable ?? null,
    ampEnabled: more.websiteSettings?.ampEnabled ?? null,
    isHstsEnabled: website?.isHstsEnabled ?? null,
    authenticUrl: website?.authenticUrl ?? null,
    memberId,
  };
}

/** @param hiddenAt when the page was first hidden, in ms since navigation began */
export function readEnvironment(hiddenAt: number): Environment {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Navigator & {
    readonly connection?: Readonly<Record<string, unknown>>;
    readonly deviceMemory?: number;
  };
  const state = visibilityWhenParsed(hiddenAt);
  return {
    ...(connection && {
      connection: readConnection(copied(connection)) as NonNullable<Environment['connection']>,
    }),
    display: {
      devicePixelRatio: window.devicePixelRatio,
      screenWidth: screen.width,
      screenHeight: screen.height,
      viewportWidth: window.innerWidth,
      viewportHeight: window.innerHeight,
    },
    hardware: { ...(deviceMemory !== undefined && { deviceMemory }), ...(hardwareConcurrency && { hardwareConcurrency }) },
    supportLevel: supportLevel(),
    ...(state !== null && { visibilityStateOnDCL: state }),
  };
}

/** The values are the prototype's, so they are copied by name. */
const copied = ({ downlink, effectiveType, rtt, saveData }: Readonly<Record<string, unknown>>) => ({
  downlink,
  effectiveType,
  rtt,
  saveData,
});

function supportLevel(): SupportLevel {
  const supported = ['largest-contentful-paint', 'layout-shift', 'event'].filter(canObserve);
  return supported.length === 3 ? 'full' : supported.length > 0 ? 'partial' : 'none';
}

/** "visible" or "hidden" at DOMContentLoaded, from the browser's record, else from what our script saw. */
function visibilityWhenParsed(hiddenAt: number): string | null {
  const parsed = navigationEntry()?.domContentLoadedEventStart ?? 0;
  let state: string | null = null;
  for (const { name, startTime } of performance.getEntriesByType('visibility-state')) if (startTime <= parsed) state = name;
  if (state !== null) return state;
  return parsed > 0 ? (hiddenAt <= parsed ? 'hidden' : 'visible') : document.visibilityState;
}
