import type { ErrorBuffer } from './errors/createErrorBuffer.ts';
import type { StorefrontEvents, StorefrontEventName } from './events/events.ts';
import type { Emitter } from './lib/emitter.ts';
import { whenIdleAfterLoad } from './lib/whenIdleAfterLoad.ts';
import { isFramedPreview } from './page/isFramedPreview.ts';
import { isBeingEdited, isGateOpen } from './page/isGateOpen.ts';
import type { ConfigSources } from './sessionConfig.ts';
import type { RunningVisit } from './startVisit.ts';
import { watchEarly } from './vitals/watchEarly.ts';

/** Events that come from what is loaded after the page: to listen to one is to ask for it. */
const ON_DEMAND: ReadonlySet<StorefrontEventName> = new Set(['button-click', 'button-render']);

/** What happens on every page beside the shop, also where nothing of ours is mounted. */
export interface Visit {
  /** Somebody listens to this event. */
  hear(name: StorefrontEventName): void;
  stop(): void;
}

/**
 * Loads what listens to the page, after the page itself, and only where something asks for it: in the site's editor and its preview
 * nobody visits, and on a page that is not the platform's nothing of the sort is on.
 */
export function createVisit(sources: ConfigSources, events: Emitter<StorefrontEvents>, errors: ErrorBuffer): Visit {
  const { page, report, tagData } = sources;
  const early = watchEarly();
  let running: RunningVisit | null = null;
  let isOver = false;
  let stopWaiting: (() => void) | null = null;

  const run = () => {
    if (!isGateOpen(page) || isBeingEdited(page) || isFramedPreview(page)) return;
    import('./startVisit.ts')
      .then(({ startVisit }) => {
        if (!isOver) running = startVisit(sources, events, { early, errors });
      })
      .catch((error: unknown) => report(error, { part: 'visit' }));
  };
  const want = () => {
    stopWaiting ??= whenIdleAfterLoad(page, run);
  };

  if (wantsMore(tagData)) want();
  return {
    hear(name) {
      if (ON_DEMAND.has(name)) want();
    },
    stop() {
      isOver = true;
      early.stop();
      stopWaiting?.();
      running?.stop();
    },
  };
}

/** Whether the script tag leaves something on that every page has; the other settings are read by what is loaded then. */
const wantsMore = (tagData: Readonly<Record<string, unknown>>): boolean =>
  tagData['pageSpeed'] !== 'off' || tagData['errorPath'] !== undefined;
