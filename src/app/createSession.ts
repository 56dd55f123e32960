import type { ConfigSources } from '../core/config.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import type { Result } from '../lib/result.ts';
import type { StartOptions } from './StartOptions.ts';
import { createConsentFacade } from '../visitor/createConsentFacade.ts';
import { MARKS } from './firstParts.ts';
import { createRuntimeKeeper, type SessionDeps } from './createRuntimeKeeper.ts';
import { createActivity } from '../lib/createActivity.ts';
import { onAbort, whenParsed } from '../lib/listen.ts';
import type { Runtime } from './Runtime.ts';
import { createPageServices, type PageServices } from './visit/createPageServices.ts';
import { holdActions } from './visit/holdActions.ts';
import { startRareParts } from './visit/startRareParts.ts';

export interface Session {
  readonly pageServices: PageServices;
  /** Settles when the document is parsed or the session has ended. */
  readonly parsed: Promise<void>;
  /** Settles when the page is mounted, has no shop part, or was left; with the failure when it could not be mounted. */
  readonly done: Promise<Result<null, ApiError>>;
  /** The running shop; `null` where the page does not need it yet. */
  runtime(): Runtime | null;
  /** Loads the shop and starts it; `null` when the page has been left meanwhile. Rejects when a file is lost. */
  wake(): Promise<Runtime | null>;
  /** Settles when nothing is being mounted, sent or announced, or at the end. */
  whenIdle(): Promise<void>;
  /** The sources of the settings. */
  readonly sources: ConfigSources;
  stop(): void;
}

export function createSession(deps: SessionDeps, options: StartOptions): Session {
  const { widgets, outside, report, scriptUrl, tagData, given } = deps;
  const ending = new AbortController();
  const { signal } = ending;
  const { track, whenIdle } = createActivity(signal);
  const sources: ConfigSources = { scriptUrl, tagData, report, page: document, options, track };
  const parsed = new Promise<void>((resolve) => {
    onAbort(signal, whenParsed(document, resolve));
    onAbort(signal, () => resolve());
  });
  const consent = createConsentFacade(
    () => pageServices.open(),
    () => pageServices.current(),
    report,
  );
  const keeper = createRuntimeKeeper(deps, sources, parsed, () => ({ held, consent, beforeLeaving: pageServices.reporting }), signal);
  const allWidgets = () => [...widgets, ...outside.features.flatMap((feature) => feature.widgets)];
  const held = holdActions({
    page: document,
    widgets: allWidgets,
    isOn: keeper.isOn,
    isDeclined: (part) => keeper.runtime()?.parts.declined.has(part) ?? false,
    mount: async (part) => (await keeper.wake())?.mount(part) ?? false,
    signal,
  });
  void parsed.then(() => startRareParts(document, report, track, signal));
  const done = track(parsed.then(keeper.watch));
  const names = async () => {
    await outside.made();
    return {
      hooks: [...allWidgets().map(({ name }) => name), ...MARKS],
      features: outside.features,
      ...given,
    };
  };
  deps.explainer.start({ sources, parsed, mounted: done, names, signal });
  const pageServices = createPageServices(sources, deps.events, deps.errors, done);
  for (const name of given.events) pageServices.onListen(name);

  return {
    pageServices,
    parsed,
    done,
    runtime: keeper.runtime,
    wake: keeper.wake,
    whenIdle: () => whenIdle(() => keeper.runtime()?.whenAtRest()),
    sources,
    stop() {
      ending.abort();
      pageServices.stop();
      keeper.stop();
    },
  };
}
