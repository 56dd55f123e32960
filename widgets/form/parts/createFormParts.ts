import type { PlacesApi } from '../calls/places.ts';
import { createPlaces } from '../engine/createPlaces.ts';
import type { Form } from '../model/form.ts';
import type { FormParts } from './FormContext.ts';

/** The parts that a form's components share, before any of them is there. */
export const createFormParts = (
  { fields, formats, places }: Pick<Form, 'fields' | 'formats' | 'places'>,
  made: Pick<FormParts, 'controller' | 'texts' | 'uid'>,
  api: PlacesApi,
): FormParts => ({
  ...made,
  fields,
  formats,
  controls: new Map(),
  readers: new Set(),
  places: places ? createPlaces(api) : null,
});
