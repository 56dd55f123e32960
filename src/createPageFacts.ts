import { sessionConfig, type ConfigSources } from './sessionConfig.ts';
import type { Config } from './config.ts';
import { readCookie } from './lib/cookie.ts';
import type { FeatureFlag } from './model/featureFlag.ts';
import type { PageContext } from './model/pageContext.ts';
import { readRoles } from './model/readRoles.ts';
import { readContext } from './page/readContext.ts';
import { hasFlag } from './rules/hasFlag.ts';

/** What is known of the page and its visitor without the shop. Everything but the settings is read anew at each call. */
export interface PageFacts {
  readonly config: Config;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  /**
   * The roles of whoever is logged in, as `readRoles` has them: empty when they are not known. `null` when nobody is logged in (spec §6:
   * by a cookie, by the page context, or by the platform's own API).
   */
  roles(): readonly number[] | null;
}

declare global {
  interface Window {
    /** The platform's own account API, on sites that have it. */
    UserAccountApi?: { isUserAuthenticated?: unknown };
  }
}

/** Page facts for what runs on every page; without React, zod or the shop. */
export function createPageFacts(sources: ConfigSources): PageFacts {
  const config = sessionConfig(sources);
  const context = () => readContext(sources.page);
  return {
    config,
    context,
    hasFlag: (flag) => hasFlag(context(), flag),
    roles() {
      const { authenticatedAccount: account, impersonatedSession } = context();
      if (account != null) return readRoles(account);
      return impersonatedSession || readCookie(config.authCookie) !== null || isAuthenticated(sources.page.defaultView) ? [] : null;
    },
  };
}

function isAuthenticated(view: Window | null): boolean {
  try {
    const ask = view?.UserAccountApi?.isUserAuthenticated;
    return typeof ask === 'function' && ask.call(view?.UserAccountApi) === true;
  } catch {
    return false;
  }
}
