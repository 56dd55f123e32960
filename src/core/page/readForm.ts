import { parseFormDefinition, type FormDefinition } from '../../commerce/model/formDefinition.ts';
import * as selectors from './selectors.ts';
import { readJsonAttribute } from '../../lib/readJson.ts';

const FORM = 'a form: {"name", "fields": […]}';

/**
 * The form that an add button names (`data-form`), read at each use because other scripts set it after load; `undefined`: the product's own
 * form.
 *
 * @throws PageError when it is not JSON
 */
export function readForm(button: Element): FormDefinition | undefined {
  const form = readJsonAttribute(button, selectors.productForm, FORM);
  return form === null ? undefined : (parseFormDefinition(form, null) ?? undefined);
}
