import type { FormApi } from '../api/form';
import type { PlacesApi } from '../api/places';

/** The calls of the host that forms make. */
export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}
