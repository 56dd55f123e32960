import { hexId } from '../content/hexId.ts';
import { pages } from '../content/site.ts';
import { scriptForm, type ContextField } from './forms/scriptForm.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** A field of every type. */
const FIELDS: readonly ContextField[] = [
  {
    type: 'section',
    id: 'section-you',
    title: 'You',
    description: 'So that we know whom to ask when the handle is not quite right.',
    underline: true,
  },
  { type: 'name', id: 'name-you', title: 'Your name', required: true },
  { type: 'email', id: 'email-you', title: 'E-mail', description: 'Drawings come by e-mail, as photographs of paper.', required: true },
  { type: 'phone', id: 'phone-you', title: 'Telephone', showCountryCode: true },
  { type: 'twitter', id: 'twitter-you', title: 'Where you show your tea to the world' },
  { type: 'website', id: 'website-you', title: 'A page with pots that you like', placeholder: 'https://' },
  { type: 'hidden', id: 'hidden-from', title: 'Where from', key: 'from', value: 'the footer' },
  {
    type: 'section',
    id: 'section-pot',
    title: 'The pot',
    description: 'Guess, where you do not know. Everything can be changed until it is fired.',
    underline: true,
  },
  {
    type: 'select',
    id: 'select-what',
    title: 'What shall it be?',
    required: true,
    options: ['A teapot', 'A pair of mugs', 'A set for six', 'Something without a name yet'],
  },
  { type: 'number', id: 'number-cups', title: 'How many cups should it hold?', placeholder: '4' },
  {
    type: 'radio',
    id: 'radio-glaze',
    title: 'Which glaze?',
    required: true,
    options: ['Moss', 'Sea', 'Rust', 'Whatever is in the bucket'],
  },
  {
    type: 'checkbox',
    id: 'checkbox-extras',
    title: 'And with it',
    options: ['A lid that cannot fall off', 'A cosy to fit', 'A name on the bottom'],
  },
  {
    type: 'currency',
    id: 'currency-budget',
    title: 'What may it cost?',
    currencySymbol: '$',
    description: 'Most pots come to between $80 and $240.',
  },
  {
    type: 'textarea',
    id: 'textarea-story',
    title: 'Tell us about it',
    required: true,
    maxLength: 600,
    placeholder: 'It is for my grandmother, who …',
  },
  {
    type: 'likert',
    id: 'likert-taste',
    title: 'Do you agree?',
    options: ['A spout must never drip', 'A crooked pot is a good pot', 'Blue is a colour for plates'],
  },
  { type: 'section', id: 'section-when', title: 'When and where', description: '', underline: true },
  { type: 'date', id: 'date-needed', title: 'The day you need it', description: 'Six weeks is comfortable, four is brave.' },
  { type: 'time', id: 'time-collect', title: 'If you collect it, at about' },
  { type: 'address', id: 'address-send', title: 'If we send it, to' },
  { type: 'text', id: 'text-words', title: 'Words for the card' },
  {
    type: 'password',
    id: 'password-progress',
    title: 'A word of your own',
    description: 'You will be asked for it when you look how your pot is coming along.',
  },
];

/** The platform refuses it without a captcha's token. */
export const COMMISSION_FORM = hexId(0x63);

/**
 * A script-rendered form with a field of every type, three steps and a captcha. `?steps=off` shows one step, `?captcha=0` leaves the
 * captcha out.
 */
export const commissionPage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'commission',
      collection: pages.commission,
      data: {
        form: scriptForm({
          formId: request.query.get('captcha') === '0' ? hexId(0x6f) : COMMISSION_FORM,
          formName: 'A pot of your own',
          collectionId: pages.commission.id,
          blockId: 'block-commission',
          submitText: 'Ask for a drawing',
          successHtml: '<h2>Thank you.</h2><p>Ida has sharpened her pencil. The first drawing is with you within a week.</p>',
          fields: FIELDS,
          context: {
            stepped: request.query.get('steps') !== 'off',
            placesEnabled: true,
            captchaEnabled: request.query.get('captcha') !== '0',
            disclaimerMessage:
              'Asking costs nothing. A pot that you do not like in the end goes on the shelf with the seconds, and no hard feelings.',
          },
        }),
      },
    },
    request,
  );
