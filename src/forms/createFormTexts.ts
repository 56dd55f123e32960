import type { Form } from '../model/form.ts';
import { own } from '../model/formField.ts';
import { captchaTexts, type CaptchaTexts } from '../text/captchaTexts.ts';
import { fieldTextKeys, fieldTexts, groupedFieldTextKeys, type FieldTexts } from '../text/fieldTexts.ts';
import { formTexts, type FormTexts } from '../text/formTexts.ts';
import { localize, siteText } from '../text/localize.ts';

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
    ...localize({ ...localize(fieldTexts, siteStrings), ...groupedTexts(siteStrings) }, localizedStrings, fieldTextKeys),
    ...groupedTexts(localizedStrings),
    ...localize(localize(formTexts, siteStrings), own(localizedStrings, 'validation')),
  };
}

/** The texts that stand in a group of the strings. */
function groupedTexts(strings: unknown): Partial<FieldTexts> {
  const texts: Record<string, string> = {};
  for (const [key, [group, name]] of Object.entries(groupedFieldTextKeys)) {
    const text = siteText(own(strings, group), name);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
