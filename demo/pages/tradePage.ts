import { hexId } from '../content/hexId.ts';
import { pages } from '../content/site.ts';
import { fieldView } from './forms/fieldViews.ts';
import type { FormView } from './forms/contactForm.ts';
import { scriptForm } from './forms/scriptForm.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

/** A lock screen; any password opens it, because this is a demo. */
const door: FormView = {
  formId: hexId(0x64),
  collectionId: pages.trade.id,
  blockId: 'block-door',
  action: '/trade',
  redirect: '/store',
  submitText: 'Let me in',
  successText: 'Come in.',
  postSubmitHtml: '',
  withCaptcha: false,
  fields: [
    fieldView({
      type: 'password',
      id: 'password-door',
      title: 'Password',
      required: true,
      description: 'It is on the back of your last invoice.',
    }),
  ],
};

/** A form in a lightbox behind a button, and the newsletter in one line of HTML. */
export const tradePage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'trade',
      collection: pages.trade,
      data: {
        door,
        newsletterId: hexId(0x52),
        account: scriptForm({
          formId: hexId(0x65),
          formName: 'A trade account',
          collectionId: pages.trade.id,
          blockId: 'block-account',
          submitText: 'Ask for an account',
          successHtml: '<p>Thank you. Nell rings on Thursdays.</p>',
          fields: [
            { type: 'text', id: 'text-house', title: 'Your house', description: 'Café, inn, shop, boat.', required: true },
            { type: 'email', id: 'email-house', title: 'E-mail', required: true },
            { type: 'textarea', id: 'textarea-house', title: 'What do you pour?', maxLength: 300 },
          ],
          context: { useLightbox: true, lightboxHandleText: 'Open a trade account', showTitle: true },
        }),
      },
    },
    request,
  );
