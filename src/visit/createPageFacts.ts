import { sessionConfig, type Config, type ConfigSources } from '../config.ts';
import type { FeatureFlag } from '../model/featureFlag.ts';
import type { PageContext } from '../model/pageContext.ts';
import { readContext } from '../page/readContext.ts';
import { readLogin } from '../page/readLogin.ts';
import { hasFlag } from '../rules/hasFlag.ts';

/** What is known of the page and its visitor without the shop. Everything but the settings is read anew at each call. */
export interface PageFacts {
  readonly config: Config;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  /** Who is logged in, as `readLogin` has it. */
  roles(): readonly number[] | null;
}

/** Page facts for what runs on every page; without React, zod or the shop. */
export function createPageFacts(sources: ConfigSources): PageFacts {
  const config = sessionConfig(sources);
  const context = () => readContext(sources.page);
  return {
    config,
    context,
    hasFlag: (flag) => hasFlag(context(), flag),
    roles: () => readLogin(sources.page, config.authCookie),
  };
}
