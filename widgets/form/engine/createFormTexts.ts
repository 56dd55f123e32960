import { own } from '../../../src/commerce/model/untrusted.ts';
import { captchaTexts, type CaptchaTexts } from '../../../src/commerce/texts/captchaTexts.ts';
import { fieldTextKeys, fieldTexts, groupedFieldTextKeys, type FieldTexts } from '../fieldTexts.ts';
import { formTexts, type FormTexts } from '../formTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { siteText } from '../../../src/commerce/texts/siteText.ts';

/** Everything that one form says. */
export type AllFormTexts = FormTexts & FieldTexts & CaptchaTexts;

/**
 * A form's texts in the site's words, each as it is at the moment at which it is read: scripts that translate a page come after us. The
 * form's own strings win over the site's; those of errors stand in their `validation`, for `required` at the top is the mark beside a title
 * there, not the error.
 * @param formStrings the form's own `localizedStrings`, as they are now
 * @param siteStrings `localizedStrings` of the website settings, as they are now
 */
export function createFormTexts(formStrings: () => unknown, siteStrings: () => unknown): AllFormTexts {
  let now: AllFormTexts | null = null;
  const read = (): AllFormTexts => {
    if (now) return now;
    // What is read in one go is the same, and strings are looked through once for it.
    void Promise.resolve().then(() => (now = null));
    return (now = textsOf(formStrings(), siteStrings()));
  };
  const texts = {} as AllFormTexts;
  for (const key of Object.keys({ ...captchaTexts, ...fieldTexts, ...formTexts }) as (keyof AllFormTexts)[])
    Object.defineProperty(texts, key, { enumerable: true, get: () => read()[key] });
  return texts;
}

const textsOf = (formStrings: unknown, siteStrings: unknown): AllFormTexts => ({
  ...localize(localize(captchaTexts, siteStrings), formStrings),
  ...localize({ ...localize(fieldTexts, siteStrings), ...groupedTexts(siteStrings) }, formStrings, fieldTextKeys),
  ...groupedTexts(formStrings),
  ...localize(localize(formTexts, siteStrings), own(formStrings, 'validation')),
});

/** The texts that stand in a group of the strings. */
function groupedTexts(strings: unknown): Partial<FieldTexts> {
  const texts: Record<string, string> = {};
  for (const [key, [group, name]] of Object.entries(groupedFieldTextKeys)) {
    const text = siteText(own(strings, group), name);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
