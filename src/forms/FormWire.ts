import type { FormApi } from '../api/form.ts';
import type { PlacesApi } from '../api/places.ts';

/** The calls of the host that forms make. */
export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}
