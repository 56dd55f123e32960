import { readFields, readFlag, readNumber, readText } from '../lib/readers.ts';
import type { PageSpeedData, SupportLevel } from './schemas/pageSpeedData.ts';
import { navigationEntry } from './metrics/navigationTimings.ts';
import { canObserve } from './observe.ts';

const readConnection = readFields({ downlink: readNumber, effectiveType: readText, rtt: readNumber, saveData: readFlag });

/** The visitor's network, screen and device. Sizes in CSS px. */
export type Environment = Pick<PageSpeedData, 'connection' | 'display' | 'hardware' | 'supportLevel' | 'visibilityStateOnDCL'>;

/** @param hiddenAt when the page was first hidden, in ms since navigation began */
export function readEnvironment(hiddenAt: number): Environment {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Navigator & {
    readonly connection?: Readonly<Record<string, unknown>>;
    readonly deviceMemory?: number;
  };
  const state = visibilityWhenParsed(hiddenAt);
  return {
    // Its values are the prototype's, so they are copied by name.
    ...(connection && {
      connection: readConnection({
        downlink: connection['downlink'],
        effectiveType: connection['effectiveType'],
        rtt: connection['rtt'],
        saveData: connection['saveData'],
      }) as NonNullable<Environment['connection']>,
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
