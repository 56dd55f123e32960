import { readFormFields, type FormField } from './formField.ts';
import { readFormats, type FormFormats } from '../../../src/commerce/model/formFormats.ts';
import { isRecord, own, textOf } from '../../../src/commerce/model/untrusted.ts';

/** A form as its owner has built it (spec §3), from whatever kind of page. */
export interface Form {
  readonly id: string;
  readonly kind: 'form' | 'newsletter';
  readonly name: string;
  readonly showTitle: boolean;
  readonly collectionId: string | null;
  readonly objectName: string | null;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats;
  /** '' for our own text. */
  readonly submitLabel: string;
  /** The site owner's words of thanks, HTML; '' for our own text. */
  readonly successHtml: string;
  /** The owner's own HTML that is run after success, where the page has none; '' = none. */
  readonly submissionHtml: string;
  /** Where success leads; '' = nowhere. */
  readonly successRedirect: string;
  /** HTML of the owner's, to be sanitised. */
  readonly disclaimer: string;
  /** `null`: the form has none. */
  readonly captcha: FormCaptcha | null;
  /** The text of the button that opens the form; `null`: it stands in the page. */
  readonly lightbox: string | null;
  readonly buttonAlignment: string;
  readonly buttonVariant: string;
  /** The form's own texts, as they stand in the page. */
  readonly localizedStrings: unknown;
  /** Whether addresses may be looked up on the platform while they are typed. */
  readonly places: boolean;
  /** Whether each section is a step of its own. */
  readonly stepped: boolean;
}

export interface FormCaptcha {
  readonly theme: 'light' | 'dark';
  readonly align: 'left' | 'center' | 'right';
}

/** What a submission tells of the page it was sent from (spec §3), and the query string, which hidden fields take values from. */
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

/** What a page itself says of a form that it describes as JSON. */
export interface KnownForm {
  /** '' = the JSON says it. */
  readonly id: string;
  readonly kind: Form['kind'];
  /** Whether long texts have their maximum length: only with the flag `VANILLA_FORM_HANDLER` (spec §3). */
  readonly limited: boolean;
  readonly stepped: boolean;
  readonly places: boolean;
}

/**
 * The JSON that describes a form: the context of a script-rendered form, or what the platform answers for a kind of form block. Only its
 * fields must be right; what else is missing is empty.
 * @returns `undefined` when it is none, has no id, or has a field that cannot be shown
 */
export function readFormJson(raw: unknown, known: KnownForm): Form | undefined {
  const either = (...names: string[]): unknown => {
    for (const name of names) if (own(raw, name) != null) return own(raw, name);
    return undefined;
  };
  const text = (...names: string[]) => textOf(either(...names));
  const id = known.id || text('formId', 'id');
  const fields = isRecord(raw) ? readFormFields(either('formFields', 'fields'), known.limited) : undefined;
  if (!id || !fields) return undefined;
  const lightbox = text('lightboxHandleText');
  return {
    id,
    kind: known.kind,
    name: text('formName', 'name'),
    showTitle: own(raw, 'showTitle') === true,
    collectionId: text('collectionId') || null,
    objectName: text('objectName') || null,
    fields,
    formats: readFormats(own(raw, 'formFieldFormats')),
    submitLabel: text('formSubmitButtonText'),
    successHtml: htmlOf(own(raw, 'formSubmissionMessage')) || htmlOf(own(raw, 'submissionMessage')),
    submissionHtml: htmlOf(own(raw, 'submissionHtml')),
    successRedirect: text('successRedirect'),
    disclaimer: htmlOf(own(raw, 'disclaimerMessage')),
    captcha: own(raw, 'captchaEnabled') === true ? createCaptcha(own(raw, 'captchaTheme'), own(raw, 'captchaAlignment')) : null,
    lightbox: own(raw, 'useLightbox') === true ? lightbox : null,
    buttonAlignment: text('buttonAlignment'),
    buttonVariant: text('buttonVariant'),
    localizedStrings: own(raw, 'localizedStrings'),
    places: known.places || own(raw, 'placesEnabled') === true,
    stepped: known.stepped || own(raw, 'stepped') === true,
  };
}

/** A text of the owner's: as it stands, or as `{html, raw}`. */
const htmlOf = (raw: unknown): string => textOf(raw) || textOf(own(raw, 'html')) || textOf(own(raw, 'raw'));

/** @param theme 1 light, 2 dark; @param alignment 1 left, 2 center, 3 right; light and left by default (spec §9). */
const createCaptcha = (theme: unknown, alignment: unknown): FormCaptcha => ({
  theme: theme === 2 ? 'dark' : 'light',
  align: alignment === 2 ? 'center' : alignment === 3 ? 'right' : 'left',
});
