import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import { once } from '../../../src/lib/lazy.ts';
import type { FormEvents } from '../events.ts';
import type { FormWire } from './createFormCalls.ts';

/** What forms are given of the shop. */
export interface FormServices {
  readonly api: FormWire;
  readonly emit: RareDeps<unknown, FormEvents>['emit'];
}

/** The calls load their file and the wire with the first of them. */
export function createFormServices({ calls, emit }: Pick<RareDeps<unknown, FormEvents>, 'calls' | 'emit'>): FormServices {
  // A form that is looked at and not used loads neither.
  const open = once(() => calls(() => import('./createFormCalls.ts').then((module) => module.createFormCalls)));
  return {
    emit,
    api: {
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
    },
  };
}
