import type { FormWire } from '../calls/createFormCalls.ts';
import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import { once } from '../../../src/lib/lazy.ts';

/** The calls that forms make, of which the first loads the wire. */
export function createFormWire(calls: RareDeps['calls']): FormWire {
  // Most pages have no form.
  const open = once(() => calls(() => import('../calls/createFormCalls.ts').then((module) => module.createFormCalls)));
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
