import type { Form } from '../model/form.ts';
import { own } from '../model/formField.ts';
import { captchaTexts, type CaptchaTexts } from '../text/captchaTexts.ts';
import { fieldTextKeys, fieldTexts, type FieldTexts } from '../text/fieldTexts.ts';
import { formTexts, type FormTexts } from '../text/formTexts.ts';
import { localize } from '../text/localize.ts';

/** Everything that one form says. */
export type AllFormTexts = FormTexts & FieldTexts & CaptchaTexts;

/**
 * A form's texts in the site's words. The form's own strings win over the site's; those of errors stand in their `validation`, for
 * `required` at the top is the mark beside a title there, not the error.
 * @param siteStrings `localizedStrings` of the website settings
 */
export function createFormTexts({ localizedStrings }: Pick<Form, 'localizedStrings'>, siteStrings: unknown): AllFormTexts {
  return {
    ...localize(localize(captchaTexts, siteStrings), localizedStrings),
    ...localize(localize(fieldTexts, siteStrings), localizedStrings, fieldTextKeys),
    ...localize(localize(formTexts, siteStrings), own(localizedStrings, 'validation')),
  };
}
