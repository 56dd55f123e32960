import { describeTexts, type EventDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { RestockEvents } from './events.ts';
import { restockTexts } from './restockTexts.ts';

const events: EventDocs<RestockEvents> = {
  'restock-signed-up': { when: 'the platform has taken a sign-up for a sold-out variant', detail: '<code>itemId, variantId</code>' },
};

const texts = describeTexts([restockTexts], {
  emailBlank: 'no address was entered',
  emailInvalid: 'the address is none',
  callToAction: 'heading of the sign-up for what is sold out',
  emailLabel: 'label of the e-mail field',
  signUp: 'button that signs up',
  mailingList: "box to tick for the shop's news",
  success: 'after the sign-up',
});

export const restockDocs = { events, texts } as const;
