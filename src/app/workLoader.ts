import type { Config, ConfigSources } from '../core/config.ts';
import type { Page } from '../core/page/createPage.ts';
import type { Wire } from '../core/wire/createWire.ts';
import type { ShopParts } from './createShop.ts';

/** Loads the wire to the platform, unless there is one already. */
export const wireLoader =
  (config: Config, given: Wire | undefined, { report, track }: ConfigSources): ShopParts['loadWire'] =>
  async () => {
    if (given) return given;
    const { createWire } = await import('../core/wire/createWire.ts');
    return createWire({
      root: config.apiRoot,
      writeDeadlineMs: config.writeDeadline,
      keyHeader: config.keyHeader,
      report,
      track,
    });
  };

/** Loads what sells, all files at once. */
export const workLoader =
  (page: Page, { report }: ConfigSources): ShopParts['loadWork'] =>
  async (deps, loadWire) => {
    const [wire, { createWork }, { readChosenPlan }] = await Promise.all([
      loadWire(),
      import('./createWork.ts'),
      import('../../widgets/product/readChosenPlan.ts'),
    ]);
    return createWork(deps, (id, state) => readChosenPlan(page, id, state, report), wire);
  };
