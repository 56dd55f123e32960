import { readFormFields, type FormField } from './formField.ts';
import { readFormats, type FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { isRecord, own, textOf } from '../../../src/lib/readers.ts';

/** A form as its owner built it, from any kind of page. */
export interface Form {
  readonly id: string;
  readonly kind: 'form' | 'newsletter';
  readonly name: string;
  readonly showTitle: boolean;
  readonly collectionId: string | null;
  readonly objectName: string | null;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats;
  readonly submitLabel: string;
  /** The owner's success message, HTML; '' = our text. */
  readonly successHtml: string;
  /** The owner's HTML that runs after success, if the page has none; '' = none. */
  readonly submissionHtml: string;
  /** '' = nowhere. */
  readonly successRedirect: string;
  /** The owner's HTML; must be sanitised. */
  readonly disclaimer: string;
  /** `null`: no captcha. */
  readonly captcha: FormCaptcha | null;
  readonly lightbox: string | null;
  readonly buttonAlignment: string;
  readonly buttonVariant: string;
  /** The form's own texts, raw. */
  readonly localizedStrings: unknown;
  /** Whether addresses may be looked up while they are typed. */
  readonly places: boolean;
  /** Whether each section is a step. */
  readonly stepped: boolean;
}

export interface FormCaptcha {
  readonly theme: 'light' | 'dark';
  readonly align: 'left' | 'center' | 'right';
}

/** Facts of the page for a submission, with the query string for hidden fields. */
export interface PageFacts {
  readonly pageTitle: string;
  readonly pageId: string | null;
  /** `i` item, `c` collection. */
  readonly contentSource: 'i' | 'c' | null;
  readonly pagePath: string;
  readonly pagePermissionTypeValue: string | number | null;
  /** With or without its question mark. */
  readonly query: string;
}

/** Facts that the page states beside the form's JSON. */
export interface KnownForm {
  /** '' = in the JSON. */
  readonly id: string;
  readonly kind: Form['kind'];
  /** Whether long texts have a maximum length: only with the flag `VANILLA_FORM_HANDLER`. */
  readonly limited: boolean;
  readonly stepped: boolean;
  readonly places: boolean;
}

/**
 * Reads a form's JSON: a script-rendered form's context, or the platform's description of a form block. Only the fields must be valid;
 * other missing values are empty.
 *
 * @returns `undefined` without id, or with a broken field; `null` with a field that only the platform can show
 */
export function readFormJson(raw: unknown, known: KnownForm): Form | null | undefined {
  const either = (...names: string[]): unknown => {
    for (const name of names) if (own(raw, name) != null) return own(raw, name);
    return undefined;
  };
  const text = (...names: string[]) => textOf(either(...names));
  const isOn = (name: string) => own(raw, name) === true;
  const id = known.id || text('formId', 'id');
  const fields = isRecord(raw) ? readFormFields(either('formFields', 'fields'), known.limited) : undefined;
  if (!fields) return fields;
  if (!id) return undefined;
  return {
    id,
    kind: known.kind,
    name: text('formName', 'name'),
    showTitle: isOn('showTitle'),
    collectionId: text('collectionId') || null,
    objectName: text('objectName') || null,
    fields,
    formats: readFormats(own(raw, 'formFieldFormats')),
    submitLabel: text('formSubmitButtonText'),
    successHtml: htmlOf(own(raw, 'formSubmissionMessage')) || htmlOf(own(raw, 'submissionMessage')),
    submissionHtml: htmlOf(own(raw, 'submissionHtml')),
    successRedirect: text('successRedirect'),
    disclaimer: htmlOf(own(raw, 'disclaimerMessage')),
    captcha: isOn('captchaEnabled') ? createCaptcha(own(raw, 'captchaTheme'), own(raw, 'captchaAlignment')) : null,
    lightbox: isOn('useLightbox') ? text('lightboxHandleText') : null,
    buttonAlignment: text('buttonAlignment'),
    buttonVariant: text('buttonVariant'),
    localizedStrings: own(raw, 'localizedStrings'),
    places: known.places || isOn('placesEnabled'),
    stepped: known.stepped || isOn('stepped'),
  };
}

/** The owner's text, as a string or `{html, raw}`. */
const htmlOf = (raw: unknown): string => textOf(raw) || textOf(own(raw, 'html')) || textOf(own(raw, 'raw'));

/**
 * @param theme 1 light (default), 2 dark
 *
 * @param alignment 1 left (default), 2 center, 3 right
 */
const createCaptcha = (theme: unknown, alignment: unknown): FormCaptcha => ({
  theme: theme === 2 ? 'dark' : 'light',
  align: alignment === 2 ? 'center' : alignment === 3 ? 'right' : 'left',
});
