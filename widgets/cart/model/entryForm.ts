import { readAnything, readFields } from '../../../src/lib/readers.ts';
import { parseFormDefinition, type FormDefinition } from '../../../src/commerce/model/formDefinition.ts';

const readItem = readFields({ structuredContent: readFields({ additionalFieldsForm: readAnything }), additionalFieldsForm: readAnything });

/**
 * The additional-fields form of a cart's line, from the item that the platform sends along with it (the product as on its page); `null` where
 * it sends none: what the visitor has filled in can then be shown, but not changed.
 */
export function readEntryForm({ item }: { readonly item?: unknown }): FormDefinition | null {
  const read = readItem(item);
  return parseFormDefinition(read?.structuredContent?.additionalFieldsForm ?? read?.additionalFieldsForm, null);
}
