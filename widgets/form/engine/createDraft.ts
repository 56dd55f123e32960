import { stringify } from '../../../src/lib/stringify.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/commerce/model/untrusted.ts';
import { hasCardNumber } from './hasCardNumber.ts';
import { withValue, type FormValues } from './formValues.ts';

/** What a visitor has typed so far, kept for this tab so that a reload loses nothing. Storage that fails or is missing keeps nothing. */
export interface Draft {
  /** What was kept, as untrusted data: storage is anyone's on this site. */
  read(): { readonly values: unknown; readonly step: number };
  /** Passwords, and what looks like the number of a card, are never kept. */
  write(values: FormValues, step: number): void;
  clear(): void;
}

export function createDraft({ id, fields }: { readonly id: string; readonly fields: readonly FormField[] }): Draft {
  const key = `storefront-form-${id}`;
  const guarded = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    read() {
      const kept: unknown = guarded((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
      const step = own(kept, 'step');
      return { values: own(kept, 'values'), step: Number.isSafeInteger(step) ? (step as number) : 0 };
    },
    write(values, step) {
      let open = values;
      for (const { id: field, type } of fields) {
        for (const [part, text] of Object.entries(values[field] ?? {})) {
          if (fieldTypes[type].isUnread || hasCardNumber(text)) open = withValue(open, field, part, '');
        }
      }
      guarded((storage) => storage.setItem(key, stringify({ step, values: open })));
    },
    clear: () => void guarded((storage) => storage.removeItem(key)),
  };
}
