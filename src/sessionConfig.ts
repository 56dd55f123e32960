import { readConfig, type Config } from './config.ts';
import type { Report } from './errors/createReport.ts';
import { readContext } from './page/readContext.ts';

/** What `Storefront.start(options)` takes: any setting of the configuration. */
export type StartOptions = Readonly<Record<string, unknown>>;

/** Where the settings of one run of the shop come from, from `start()` to `destroy()`. */
export interface ConfigSources {
  readonly page: Document;
  /** The script tag's `data-*`. */
  readonly tagData: Readonly<Record<string, unknown>>;
  readonly options: StartOptions;
  readonly report: Report;
  /** What was read of them, once that has happened. */
  config?: Config;
}

/** The settings of this run: read once, by whichever part is loaded first, so that a bad one is complained of once. */
export const sessionConfig = (sources: ConfigSources): Config =>
  (sources.config ??= readConfig(
    [
      ['page context', readContext(sources.page).storefront],
      ['script tag', sources.tagData],
      ['start()', sources.options],
    ],
    sources.report,
  ));
