import type { LoadCalls } from '../../../src/core/feature/ShopDeps.ts';
import { once } from '../../../src/lib/lazy.ts';
import type { FormWire } from './createFormCalls.ts';

/** The calls that forms make; the first of them loads their file and the wire. */
export function createFormApi({ calls }: { readonly calls: LoadCalls }): FormWire {
  // A form that is looked at and not used loads neither.
  const open = once(() => calls(() => import('./createFormCalls.ts').then((module) => module.createFormCalls)));
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
