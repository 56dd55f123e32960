import type { FormWire } from '../../widgets/form/calls/createFormCalls.ts';
import type { RareDeps } from '../core/feature/ShopDeps.ts';
import { once } from '../lib/lazy.ts';
import type { Config, ConfigSources } from '../core/config.ts';
import type { Page } from '../core/page/createPage.ts';
import { loadPrice } from '../../widgets/product/price/index.ts';
import type { Wire } from '../core/wire/createWire.ts';
import type { ShopParts } from './createShop.ts';

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

/**
 * Loads what sells, all files at once.
 *
 * @param driven products whose options a script of the page may choose
 */
export const workLoader =
  (page: Page, { report }: ConfigSources, driven: ReadonlySet<string>): ShopParts['loadWork'] =>
  async (deps, loadWire) => {
    const [wire, { createWork }, { readChosenPlan, hasPicker }] = await Promise.all([
      loadWire(),
      import('./createWork.ts'),
      import('../../widgets/product/readChosenPlan.ts'),
      // The work imports this file, which would be requested only after it, a round trip later.
      loadPrice(),
    ]);
    const canChoose = (id: string) => driven.has(id) || hasPicker(page, id);
    return createWork(deps, { readPlan: (id, state) => readChosenPlan(page, id, state, report), canChoose }, wire);
  };

/** The calls that forms make, of which the first loads the wire. */
export function createFormWire(calls: RareDeps['calls']): FormWire {
  // Most pages have no form.
  const open = once(() => calls(() => import('../../widgets/form/calls/createFormCalls.ts').then((module) => module.createFormCalls)));
  return {
    form: {
      key: (...given) => open()(({ form }) => form.key(...given)),
      save: (...given) => open()(({ form }) => form.save(...given)),
      validate: (...given) => open()(({ form }) => form.validate(...given)),
      template: (...given) => open()(({ form }) => form.template(...given)),
    },
    places: {
      autocomplete: (...given) => open()(({ places }) => places.autocomplete(...given)),
      details: (...given) => open()(({ places }) => places.details(...given)),
    },
  };
}
