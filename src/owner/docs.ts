import { describeTexts } from '../core/feature/FeatureDocs.ts';
import { ownerScreenTexts } from './ownerScreenTexts.ts';

export const ownerDocs = {
  texts: describeTexts([ownerScreenTexts], {
    ownerTitle: 'heading of the list of restock sign-ups',
    ownerClosed: 'for visitors who may not see it',
    ownerLoading: 'while the list is loaded',
    ownerFailed: 'when that failed; {message} says why',
    ownerTryAgain: 'button after it',
    ownerEmpty: 'when nobody has signed up',
    ownerTotal: 'below the heading',
    ownerProduct: 'heading of a column',
    ownerVariant: 'heading of a column',
    ownerEmails: 'heading of a column',
    ownerAction: 'heading of a column',
    ownerSend: 'button of a row',
    ownerSendTo: 'its name; read out',
    ownerSent: "in the button's place after it",
    ownerUnknown: "in the button's place when the answer was lost",
    ownerShowEmails: 'button that shows the addresses of a row',
    ownerSendAll: 'button that sends to all',
    ownerSendAllAsk: 'the question before that',
    ownerSendAllYes: 'its answer',
    ownerSendAllNo: 'its answer',
    ownerCancel: 'button that stops the sending',
    ownerProgress: 'while it is sent: {done} of {of}',
    ownerNotSent: 'when it was stopped; {message} says why',
    ownerMore: 'button that shows more rows',
    ownerReviewsTitle: 'heading',
    ownerReviewsOn: 'where the site shows reviews',
    ownerReviewsOff: 'where the site shows none',
  }),
} as const;
