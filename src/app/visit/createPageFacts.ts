import { sessionConfig, type Config, type ConfigSources } from '../../core/config.ts';
import { hasFlag, type FeatureFlag } from '../../commerce/rules/hasFlag.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import { readContext } from '../../core/page/readContext.ts';
import { readLogin } from '../../core/page/readLogin.ts';

/** Facts about page and visitor without the shop. Everything but the settings is read at each use. */
export interface PageFacts {
  readonly config: Config;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  roles(): readonly number[] | null;
}

/** Without React, zod or the shop, because every page runs it. */
export function createPageFacts(sources: ConfigSources): PageFacts {
  const config = sessionConfig(sources);
  let known: PageContext | null = null;
  // Cached for the task, because a page view reads it a dozen times.
  const context = () => {
    if (known) return known;
    void Promise.resolve().then(() => (known = null));
    return (known = readContext(sources.page));
  };
  return {
    config,
    context,
    hasFlag: (flag) => hasFlag(context(), flag),
    roles: () => readLogin(sources.page, config.authCookie, context()),
  };
}
