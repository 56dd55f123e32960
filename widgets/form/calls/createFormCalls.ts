import type { WireParts } from '../../../src/core/wire/createWire.ts';
import { createFormApi, type FormApi } from './form.ts';
import { createPlacesApi, type PlacesApi } from './places.ts';

export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}

/** All calls that forms make, in one file, which comes beside the wire. */
export const createFormCalls = (parts: WireParts): FormWire => ({ form: createFormApi(parts), places: createPlacesApi(parts) });
