import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, flag, name, shownInteger, shownText } from './fields';
import { formFieldFormatsSchema } from './formFieldFormats';
import { formFieldsSchema } from './formField';

/** What a script-rendered form is served with. Only the form's id and its fields must be there and right. */
export const formContextSchema = lazySchema(() =>
  z.looseObject({
    formId: name(),
    formName: blankText(),
    collectionId: shownText(),
    objectName: shownText(),
    secureUrl: shownText(),
    formSubmitButtonText: blankText(),
    /** The site owner's own HTML, shown after success. */
    formSubmissionMessage: z.catch(z.nullable(z.object({ html: blankText(), raw: flag() })), null),
    /** Where success leads; empty: nowhere. */
    successRedirect: blankText(),
    disclaimerMessage: shownText(),
    useLightbox: flag(),
    lightboxHandleText: blankText(),
    showTitle: flag(),
    buttonAlignment: shownText(),
    buttonVariant: shownText(),
    captchaEnabled: flag(),
    /** 1 light, 2 dark. */
    captchaTheme: shownInteger(),
    /** 1 left, 2 center, 3 right. */
    captchaAlignment: shownInteger(),
    useFormsJs: flag(),
    formFields: formFieldsSchema(),
    formFieldFormats: z.catch(z.nullable(formFieldFormatsSchema()), null),
    /** The site's own texts by key; those of validation one level deeper. */
    localizedStrings: z.optional(z.unknown()),
  }),
);

export type FormContext = z.infer<ReturnType<typeof formContextSchema>>;
