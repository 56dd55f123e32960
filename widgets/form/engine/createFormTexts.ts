import { own } from '../../../src/commerce/model/untrusted.ts';
import { captchaTexts, type CaptchaTexts } from '../../../src/commerce/texts/captchaTexts.ts';
import { fieldTextKeys, fieldTexts, groupedFieldTextKeys, formTexts, type FieldTexts, type FormTexts } from '../formTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { siteText } from '../../../src/commerce/texts/siteText.ts';

export type AllFormTexts = FormTexts & FieldTexts & CaptchaTexts;

/**
 * A form's texts, read at each use because scripts translate the page late. The form's own strings win over the site's; those of errors are
 * in `validation`, because `required` at the top level is the mark beside a title.
 *
 * @param formStrings the form's current `localizedStrings`
 *
 * @param siteStrings the site's current `localizedStrings`
 */
export function createFormTexts(formStrings: () => unknown, siteStrings: () => unknown): AllFormTexts {
  let now: AllFormTexts | null = null;
  const read = (): AllFormTexts => {
    if (now) return now;
    // Cached for the task.
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

/** The texts of one group of strings. */
function groupedTexts(strings: unknown): Partial<FieldTexts> {
  const texts: Record<string, string> = {};
  for (const [key, [group, name]] of Object.entries(groupedFieldTextKeys)) {
    const text = siteText(own(strings, group), name);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
