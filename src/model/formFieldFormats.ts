import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, flag, name, shownInteger, shownText } from './fields';
import { validItems } from './validItems';

/** A country of the phone field's list. */
const countrySchema = lazySchema(() => z.object({ name: name(), code: name(), phoneCode: blankText() }));

/** One part of a composite field: an input, or the text between two. */
const partSchema = lazySchema(() =>
  z.looseObject({
    type: z.enum(['FIELD', 'SEPARATOR']),
    /** Which part, e.g. "Line1". */
    identifier: blankText(),
    label: blankText(),
    /** Width in characters, where the host states one. */
    length: shownInteger(),
    required: flag(),
    metadata: z.catch(z.object({ autocomplete: shownText() }), () => ({ autocomplete: null })),
  }),
);

const parts = () => z.catch(validItems(partSchema()), () => []);

/** How composite fields are laid out for the site's language; an empty list leaves the layout to us. */
export const formFieldFormatsSchema = lazySchema(() =>
  z.looseObject({
    countries: z.catch(validItems(countrySchema()), () => []),
    initialPhoneFormat: parts(),
    /** "GIVEN_FIRST", or the host's name of another order. */
    initialNameOrder: shownText(),
    initialAddressFormat: parts(),
  }),
);

export type FormFieldFormats = z.infer<ReturnType<typeof formFieldFormatsSchema>>;
