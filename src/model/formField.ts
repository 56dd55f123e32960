import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, flag, integer, list, name, shownText } from './fields';

const shared = () => ({
  /** The key of the field's value in a submission. */
  id: name(),
  title: blankText(),
  description: blankText(),
  required: flag(),
  locked: flag(),
});

/** Greatest length in characters; `null` when there is none ("" on the wire) or it is no number above 0. */
const maxLength = () => z.catch(z.nullable(z.pipe(integer(), z.number().check(z.gte(1)))), null);

const option = () => z.pipe(z.transform((value) => (typeof value === 'number' ? String(value) : value)), z.string());

/**
 * A field of a form (spec §3). The type decides what else it carries. A type that is not listed (a file, say) is an error: a form that
 * lacks a field must be left to the host.
 */
export const formFieldSchema = lazySchema(() =>
  z.discriminatedUnion('type', [
    z.looseObject({
      ...shared(),
      type: z.enum(['text', 'textarea', 'email', 'number', 'website', 'password', 'twitter']),
      placeholder: blankText(),
      /** Counts for `textarea` alone. */
      maxLength: maxLength(),
    }),
    z.looseObject({ ...shared(), type: z.literal('currency'), placeholder: blankText(), currencySymbol: shownText() }),
    z.looseObject({ ...shared(), type: z.enum(['date', 'time', 'name', 'address']) }),
    z.looseObject({ ...shared(), type: z.literal('phone'), showCountryCode: flag() }),
    /** A heading; it has no value. */
    z.looseObject({ ...shared(), type: z.literal('section'), underline: flag() }),
    /** The choices; of `likert` the questions. */
    z.looseObject({ ...shared(), type: z.enum(['radio', 'checkbox', 'select', 'likert']), options: list(option()) }),
    /** Not shown: sent with the query string's value of `key`, else with `value`. */
    z.looseObject({ ...shared(), type: z.literal('hidden'), key: blankText(), value: blankText() }),
  ]),
);

export type FormField = z.infer<ReturnType<typeof formFieldSchema>>;

/** A form's fields, each an object or the JSON text of one. */
export const formFieldsSchema = lazySchema(() => list(z.pipe(z.transform(fromJsonText), formFieldSchema())));

function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
