import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { FormApi } from '../calls/form.ts';
import type { PlacesApi } from '../calls/places.ts';
import type { Result } from '../../../src/lib/result.ts';

/** The calls of the platform that forms make. */
export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}

/** Asks the platform something; loads the wire first where that is not done. */
export type CallFormWire = <Value>(send: (api: FormWire) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;

/** The calls that forms make, each of which loads the wire where that is not done. */
export const createFormWire = (call: CallFormWire): FormWire => ({
  form: {
    key: (...given) => call(({ form }) => form.key(...given)),
    save: (...given) => call(({ form }) => form.save(...given)),
    validate: (...given) => call(({ form }) => form.validate(...given)),
    template: (...given) => call(({ form }) => form.template(...given)),
  },
  places: {
    autocomplete: (...given) => call(({ places }) => places.autocomplete(...given)),
    details: (...given) => call(({ places }) => places.details(...given)),
  },
});
