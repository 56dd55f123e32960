import { createPageFacts, type PageFacts } from './createPageFacts.ts';
import type { StorefrontEventName, StorefrontEvents } from './events/events.ts';
import type { Emitter } from './lib/emitter.ts';
import { dispatchDomEvent } from './page/dispatchDomEvent.ts';
import { watchButtons } from './page/watchButtons.ts';
import type { ConfigSources } from './sessionConfig.ts';

/** What listens to a page beside the shop. */
export interface RunningVisit {
  readonly facts: PageFacts;
  stop(): void;
}

/**
 * The composition root of what runs on every page, whether or not anything of ours is mounted: facts → listeners. Without React, zod
 * and the shop. Everything is made here and handed on as an argument.
 */
export function startVisit(sources: ConfigSources, events: Emitter<StorefrontEvents>): RunningVisit {
  const { page } = sources;
  const emit = <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => {
    events.emit(name, detail);
    dispatchDomEvent({ document: page, rootOf: () => null }, name, detail);
  };
  const offs = [watchButtons(page, emit)];
  return {
    facts: createPageFacts(sources),
    stop() {
      for (const off of offs) off();
    },
  };
}
