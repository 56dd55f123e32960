import { createPageFacts, type PageFacts } from './createPageFacts.ts';
import type { ErrorBuffer } from './errors/createErrorBuffer.ts';
import type { StorefrontEventName, StorefrontEvents } from './events/events.ts';
import type { Emitter } from './lib/emitter.ts';
import { dispatchDomEvent } from './page/dispatchDomEvent.ts';
import { watchButtons } from './page/watchButtons.ts';
import type { ConfigSources } from './sessionConfig.ts';
import type { EarlySigns } from './vitals/watchEarly.ts';

declare const __VERSION__: string;

/** What was noted before anything was loaded. */
export interface VisitDeps {
  readonly early: EarlySigns;
  readonly errors: ErrorBuffer;
}

/** What listens to a page beside the shop. */
export interface RunningVisit {
  readonly facts: PageFacts;
  stop(): void;
}

/**
 * The composition root of what runs on every page, whether or not anything of ours is mounted: facts → listeners, page speed, error recording. Without React, zod
 * and the shop. Everything is made here and handed on as an argument.
 */
export function startVisit(sources: ConfigSources, events: Emitter<StorefrontEvents>, { early, errors }: VisitDeps): RunningVisit {
  const { page, report } = sources;
  const emit = <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => {
    events.emit(name, detail);
    dispatchDomEvent({ document: page, rootOf: () => null }, name, detail);
  };
  const facts = createPageFacts(sources);
  const { config } = facts;
  let isOver = false;
  const offs = [watchButtons(page, emit)];
  /** Starts a part that has a file of its own. */
  const add = (part: string, load: Promise<() => () => void>) => {
    load
      .then((start) => {
        if (!isOver) offs.push(start());
      })
      .catch((error: unknown) => report(error, { part }));
  };

  if (config.pageSpeed) {
    add(
      'page speed',
      import('./vitals/startVitals.ts').then(({ startVitals }) => () => {
        const { apiRoot, appName, pageSpeedReturns: countsReturns } = config;
        const ids = () => ({ analyticsId: null, marketingId: null });
        return startVitals({
          apiRoot,
          appName,
          countsReturns,
          early,
          ids,
          context: facts.context,
          report: (error) => report(error, { part: 'page speed' }),
        });
      }),
    );
  }
  const { errorPath: path, errorReports: withBrowserReports } = config;
  if (path) {
    add(
      'errors',
      import('./errors/startErrorRecording.ts').then(
        ({ startErrorRecording }) =>
          () =>
            startErrorRecording({ path, version: __VERSION__, withBrowserReports, buffer: errors }),
      ),
    );
  }

  return {
    facts,
    stop() {
      isOver = true;
      for (const off of offs) off();
    },
  };
}
