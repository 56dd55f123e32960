import { sessionConfig, type Config, type ConfigSources } from '../../core/config.ts';
import type { FeatureFlag } from '../../commerce/model/featureFlag.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import { readContext } from '../../core/page/readContext.ts';
import { readLogin } from '../../core/page/readLogin.ts';
import { hasFlag } from '../../commerce/rules/hasFlag.ts';

/** What is known of the page and its visitor without the shop. Everything but the settings is read anew when it is used. */
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
  let known: PageContext | null = null;
  // A page view asks for it a dozen times in a row: it is read once then, and anew after scripts of others may have had their turn.
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
