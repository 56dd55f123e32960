import { coreSettings, settingsOf, type Config, type ConfigSources } from '../../core/config.ts';
import { hasFlag, type FeatureFlag } from '../../commerce/rules/hasFlag.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import { readContext } from '../../core/page/readContext.ts';
import { readLogin } from '../../core/page/readLogin.ts';
import { errorSettings } from '../../errors/settings.ts';
import type { SettingsOf } from '../../lib/settingReaders.ts';
import { visitorSettings } from '../../visitor/settings.ts';
import { vitalsSettings } from '../../vitals/settings.ts';
import { oncePerTask } from '../../lib/oncePerTask.ts';

/** The settings of what runs on every page. */
export const pageSettings = { ...visitorSettings, ...vitalsSettings, ...errorSettings };

/** Facts about page and visitor without the shop. Everything but the settings is read at each use. */
export interface PageFacts {
  readonly config: Config & SettingsOf<typeof pageSettings>;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  roles(): readonly number[] | null;
}

/** Without React, zod or the shop, because every page runs it. */
export function createPageFacts(sources: ConfigSources): PageFacts {
  const config = { ...settingsOf(coreSettings, sources), ...settingsOf(pageSettings, sources) };
  // Both cached for the task, because a page view reads them a dozen times.
  const context = oncePerTask(() => readContext(sources.page));
  const roles = oncePerTask(() => readLogin(sources.page, config.authCookie, context()));
  return {
    config,
    context,
    hasFlag: (flag) => hasFlag(context(), flag),
    roles,
  };
}
