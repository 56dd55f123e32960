import { parseFormDefinition, type FormDefinition } from '../../commerce/model/formDefinition.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from './readJson.ts';

const FORM = 'a form: {"name", "fields": […]}';

/**
 * The form that an add button asks for (`data-form`), as it states it now: other scripts set it after load. `undefined` when it states
 * none, and the product's own counts.
 * @throws PageError when it is not JSON
 */
export function readForm(button: Element): FormDefinition | undefined {
  const form = readJsonAttribute(button, selectors.productForm, FORM);
  return form === null ? undefined : (parseFormDefinition(form, null) ?? undefined);
}
