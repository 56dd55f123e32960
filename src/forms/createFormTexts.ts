import type { Form } from '../model/form';
import { own } from '../model/formField';
import { captchaTexts, type CaptchaTexts } from '../text/captchaTexts';
import { fieldTextKeys, fieldTexts, type FieldTexts } from '../text/fieldTexts';
import { formTexts, type FormTexts } from '../text/formTexts';
import { localize } from '../text/localize';

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
