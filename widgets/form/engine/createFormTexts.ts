import { own } from '../../../src/lib/readers.ts';
import { captchaTexts, type CaptchaTexts } from '../../../src/commerce/texts/captchaTexts.ts';
import { fieldTexts, groupedFieldTextKeys, formTexts, type FieldTexts, type FormTexts } from '../formTexts.ts';
import { failureTexts } from '../../../src/commerce/texts/failureText.ts';
import { filterTexts, siteTexts, type Catalogue, type Texts, type TextTable } from '../../../src/commerce/texts/localize.ts';
import { siteText } from '../../../src/commerce/texts/siteText.ts';
import { oncePerTask } from '../../../src/lib/oncePerTask.ts';

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
  const read = oncePerTask(() => textsOf(formStrings(), siteStrings()));
  const texts = new Proxy({} as AllFormTexts, { get: (_none, key) => read()[key as keyof AllFormTexts] });
  return filterTexts(texts, siteStrings(), (key) => CATALOGUES.find((one) => key in one.texts) ?? formTexts);
}

const CATALOGUES: readonly Catalogue[] = [formTexts, fieldTexts, captchaTexts, failureTexts];

function textsOf(formStrings: unknown, siteStrings: unknown): AllFormTexts {
  const ofSite = <Of extends Catalogue>(catalogue: Of): Texts<Of> => siteTexts(catalogue, siteStrings);
  const ofForm = <Words extends TextTable>(texts: Words, strings: unknown) => siteTexts({ name: formTexts.name, texts }, strings);
  const { requiredMark, ...fields } = { ...ofSite(fieldTexts), ...groupedTexts(siteStrings) };
  return {
    ...ofForm(ofSite(captchaTexts), formStrings),
    ...ofForm({ ...fields, requiredMark: [requiredMark, 'required'] }, formStrings),
    ...groupedTexts(formStrings),
    ...ofForm({ ...ofSite(failureTexts), ...ofSite(formTexts) }, own(formStrings, 'validation')),
  };
}

/** The texts of one group of strings. */
function groupedTexts(strings: unknown): Partial<FieldTexts> {
  const texts: Record<string, string> = {};
  for (const [key, [group, name]] of Object.entries(groupedFieldTextKeys)) {
    const text = siteText(own(strings, group), name);
    if (text !== null) texts[key] = text;
  }
  return texts;
}
