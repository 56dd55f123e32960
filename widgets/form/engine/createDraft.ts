import { openStore } from '../../../src/lib/openStore.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { own } from '../../../src/lib/readers.ts';
import { withValue, type FormValues } from './formValues.ts';
import { parseJson } from '../../../src/lib/result.ts';

/** Keeps what a visitor has typed for this tab, so that a reload loses nothing. Without storage nothing is kept. */
export interface Draft {
  /** Untrusted, because any script of the site may write the storage. */
  read(): { readonly values: unknown; readonly step: number };
  /** Leaves out passwords and what looks like a card number. */
  write(values: FormValues, step: number): void;
  clear(): void;
}

export function createDraft({ id, fields }: { readonly id: string; readonly fields: readonly FormField[] }): Draft {
  const key = `storefront-form-${id}`;
  const store = openStore('sessionStorage');
  return {
    read() {
      const kept = parseJson(store.get(key));
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
      store.set(key, stringify({ step, values: open }));
    },
    clear: () => store.remove(key),
  };
}

/** Digits, single or grouped. */
const DIGITS = /\d(?:[ .-]?\d)+/g;

/** 13 to 19 digits with a valid check digit (ISO/IEC 7812). */
export const hasCardNumber = (text: string): boolean =>
  (text.match(DIGITS) ?? [])
    .map((found) => found.replace(/\D/g, ''))
    .some((digits) => digits.length >= 13 && digits.length <= 19 && isLuhn(digits));

function isLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
