import { describeSettings, describeTexts } from '../../src/core/feature/FeatureDocs.ts';
import { instalmentSettings } from './settings.ts';
import { instalmentTexts } from '../../src/commerce/texts/instalmentTexts.ts';

const texts = describeTexts([instalmentTexts], {
  offer: 'what the provider offers: {payments} is a number, {amount} a price',
  ordersOver: 'when the price is below what the provider takes',
  ordersUpTo: 'when the price is above it',
  offerBy: "the offer with the provider's name",
  rangeBy: "the provider's name before the limits",
  afterpay: 'name of a provider',
  clearpay: 'name of a provider',
  klarna: 'name of a provider',
  moreAbout: "the name of the button that opens the provider's page; read out",
});

export const instalmentDocs = {
  settings: describeSettings(instalmentSettings, {
    instalmentPage:
      'the page of the instalment provider, which is asked for at a click; <code>&#123;language&#125;</code> is "en", <code>&#123;country&#125;</code> "US"',
  }),
  texts,
} as const;
