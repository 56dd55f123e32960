import type { Config, ConfigSources } from '../core/config.ts';
import type { Page } from '../core/page/createPage.ts';
import { loadPrice } from '../../widgets/product/price/index.ts';
import type { Wire } from '../core/wire/createWire.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { ShopParts } from './createShop.ts';
import type { followAdds } from './createWork.ts';

/** Loads the wire to the platform, unless there is one already. */
export const wireLoader =
  (
    config: Pick<Config, 'apiRoot' | 'writeDeadline' | 'keyHeader'>,
    given: Wire | undefined,
    { report, track }: ConfigSources,
  ): ShopParts['loadWire'] =>
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

/** The running shop and its page, for what follows the adds. */
type AddsCore = Omit<Parameters<typeof followAdds>[0], 'report'> & { readonly timings: Timings };

/**
 * Loads what sells, all files at once.
 *
 * @param driven products whose options a script of the page may choose
 */
export const workLoader =
  (page: Page, { report }: ConfigSources, driven: ReadonlySet<string>, core: () => AddsCore): ShopParts['loadWork'] =>
  async (deps, loadWire) => {
    const [wire, { createWork, followAdds, measureFirstAdd }, { readChosenPlan, hasPicker }] = await Promise.all([
      loadWire(),
      import('./createWork.ts'),
      import('../../widgets/product/readChosenPlan.ts'),
      // The work imports this file, which would be requested only after it, a round trip later.
      loadPrice(),
    ]);
    measureFirstAdd(core(), core().timings);
    followAdds({ ...core(), report });
    const canChoose = (id: string) => driven.has(id) || hasPicker(page, id);
    return createWork(deps, { readPlan: (id, state) => readChosenPlan(page, id, state, report), canChoose }, wire);
  };
