import { hasAccount } from '../core/page/hasAccount.ts';
import type { ConfigSources } from '../core/config.ts';
import type { KnownNames } from '../core/KnownNames.ts';
import type { MetMistake } from '../core/createReport.ts';
import { parseContext } from '../core/page/readRawContext.ts';
import { isFramedPreview } from '../core/page/recognisesPlatformMarkup.ts';
import * as selectors from '../core/page/selectors.ts';
import { onceOn } from '../lib/listen.ts';
import { whenIdle } from '../lib/whenIdle.ts';

/** Whether mistakes are explained: where pages are built, or on request, by host and query. */
const IS_READ = /^(localhost|127\.[\d.]+|[^?]+\.(test|local))(\?|$)|\?.*storefront-debug/;

const PRICE = `[${selectors.hook}="price"]`;

interface ExplainerDeps {
  readonly sources: ConfigSources;
  /** Settles when the document is parsed. */
  readonly parsed: Promise<void>;
  /** Settles when the parts on the page are mounted. */
  readonly mounted: Promise<unknown>;
  /** Settles when no feature from outside is being made. */
  readonly names: () => Promise<KnownNames>;
  readonly signal: AbortSignal;
}

/** Explains the mistakes of a page's author in the console, from a file that is loaded where pages are built, or once a mistake was met. */
export interface Explainer {
  /** Takes a mistake to explain it; `false`: nothing is explained, and it is to be written as it is. */
  take(mistake: MetMistake): boolean;
  /** Looks at the page once it is mounted and the browser is idle. */
  start(deps: ExplainerDeps): void;
}

/** @param script the address of the shop's script; '': unknown */
export function createExplainer(script: string): Explainer {
  /** Those that are not explained yet; `null`: none is explained. */
  let met: MetMistake[] | null = null;
  let onMet: (() => void) | null = null;
  return {
    take(mistake) {
      met?.push(mistake);
      onMet?.();
      return met !== null;
    },
    start({ sources, parsed, mounted, names, signal }) {
      const { page, tagData, options } = sources;
      const { debug } = { ...tagData, ...options } as { debug?: unknown };
      onMet = null;
      met = null;
      if (/off|false/.test(debug as string)) return;
      const unexplained: MetMistake[] = (met = []);
      const isRead = debug !== undefined || IS_READ.test(location.hostname + location.search) || hasAccount(page) || isFramedPreview(page);
      // The shop writes on prices.
      const served = parsed.then(() => isRead && [...page.querySelectorAll(PRICE)].map((price) => [price, price.textContent] as const));
      const load = () => {
        onMet = null;
        import('./explainMistakes.ts').then(
          ({ explainMistakes }) => (onMet = explainMistakes(sources, unexplained, script, names, served, signal)),
          sources.report,
        );
      };
      const look = () => {
        if (signal.aborted || onMet !== load) return;
        if (isRead || unexplained[0]) load();
        // A feature from outside may come until then.
        else if (page.readyState !== 'complete') onceOn(window, 'load', () => whenIdle(look));
        else void names().then(({ hooks }) => onMet === load && hasSign(page, hooks) && load());
      };
      void mounted.then(() =>
        whenIdle(() => {
          onMet = load;
          look();
        }),
      );
    },
  };
}

/** Mistakes that no other code reports: an element of no part, and a context that cannot be read. */
function hasSign(page: Document, hooks: readonly string[]): boolean {
  const context = page.querySelector(selectors.contextScript);
  const known = hooks.map((name) => `[${selectors.hook}="${name}"]`).join();
  return page.querySelector(`[${selectors.hook}]:not(${known})`) !== null || (!!context && !parseContext(context.textContent));
}
