import type { FailureTexts } from '../commerce/texts/failureText.ts';
import type { Texts } from '../commerce/texts/localize.ts';

/** A site's `localizedStrings` override each text by its key here. */
export const ownerScreenTexts = {
  name: 'owner',
  texts: {
    ownerTitle: 'Restock notifications',
    ownerClosed: 'Only administrators and store managers of this site can see this page.',
    ownerLoading: 'Loading…',
    ownerFailed: 'The list could not be loaded: {message}',
    ownerTryAgain: 'Try again',
    ownerEmpty: 'Nobody is waiting for anything.',
    ownerTotal: 'Emails waiting: {emails}. Variants: {variants}.',
    ownerProduct: 'Product',
    ownerVariant: 'Variant',
    ownerEmails: 'Emails',
    ownerAction: 'Action',
    ownerSend: 'Send',
    ownerSendTo: 'Send for {variant}',
    ownerSent: 'Sent',
    ownerUnknown: 'Not certain: the answer was lost',
    ownerShowEmails: 'Show {count}',
    ownerSendAll: 'Send all',
    ownerSendAllAsk: 'Emails to be sent: {emails}. Send them now?',
    ownerSendAllYes: 'Yes, send all',
    ownerSendAllNo: 'No, not now',
    ownerCancel: 'Cancel',
    ownerProgress: '{done} of {of} sent',
    ownerNotSent: 'Stopped: {message}',
    ownerMore: 'Show more',
    ownerReviewsTitle: 'Reviews',
    ownerReviewsOn: 'This site shows product reviews.',
    ownerReviewsOff: 'This site shows no product reviews.',
  },
} as const;

export type OwnerScreenTexts = Texts<typeof ownerScreenTexts> & FailureTexts;
