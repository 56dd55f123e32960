import { site } from '../../content/site.ts';
import { scriptJson } from '../scriptJson.ts';

/** A field as a form's context describes it. */
export interface ContextField {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly [more: string]: unknown;
}

export interface ScriptForm {
  readonly formId: string;
  readonly formName: string;
  readonly collectionId: string;
  readonly blockId: string;
  readonly submitText: string;
  readonly successHtml: string;
  readonly fields: readonly ContextField[];
  /** Further properties of its context. */
  readonly context?: Readonly<Record<string, unknown>>;
}

const COUNTRIES = [
  { name: 'Canada', code: 'CA', phoneCode: '+1' },
  { name: 'Ireland', code: 'IE', phoneCode: '+353' },
  { name: 'United Kingdom', code: 'GB', phoneCode: '+44' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
];
const ADDRESS: readonly (readonly [identifier: string, label: string, autocomplete: string])[] = [
  ['Line1', 'Street and number', 'address-line1'],
  ['Line2', 'Flat, floor, bell', 'address-line2'],
  ['City', 'Town', 'address-level2'],
  ['State', 'County or state', 'address-level1'],
  ['Zip', 'Postcode', 'postal-code'],
  ['Country', 'Country', 'country-name'],
];

/** A form block with an empty container: its form is described by JSON, for a script to render. */
export function scriptForm({
  formId,
  formName,
  collectionId,
  blockId,
  submitText,
  successHtml,
  fields,
  context,
}: ScriptForm): Record<string, unknown> {
  return {
    formId,
    blockId,
    contextJson: scriptJson({
      formId,
      formName,
      collectionId,
      objectName: blockId,
      secureUrl: site.origin,
      formSubmitButtonText: submitText,
      formSubmissionMessage: { html: successHtml, raw: false },
      successRedirect: '',
      disclaimerMessage: null,
      useLightbox: false,
      lightboxHandleText: '',
      showTitle: false,
      buttonAlignment: 'left',
      buttonVariant: '',
      captchaEnabled: false,
      captchaTheme: 1,
      captchaAlignment: 1,
      useFormsJs: true,
      formFields: fields.map((field) => ({ description: '', placeholder: '', required: false, locked: false, maxLength: '', ...field })),
      formFieldFormats: {
        countries: COUNTRIES,
        initialNameOrder: 'GIVEN_FIRST',
        initialPhoneFormat: [],
        initialAddressFormat: ADDRESS.map(([identifier, label, autocomplete]) => ({
          type: 'FIELD',
          identifier,
          label,
          required: identifier !== 'Line2' && identifier !== 'State',
          metadata: { autocomplete },
        })),
      },
      localizedStrings: { required: '(required)' },
      ...context,
    }),
  };
}
