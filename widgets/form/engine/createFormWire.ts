import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { FormApi } from '../calls/form.ts';
import type { PlacesApi } from '../calls/places.ts';
import type { Result } from '../../../src/lib/result.ts';

export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}

/** Loads the wire first if needed. */
export type CallFormWire = <Value>(send: (api: FormWire) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;

/** Each call loads the wire if needed. */
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
