import { describeTexts } from '../../src/core/feature/FeatureDocs.ts';
import { consentTexts } from './consentTexts.ts';

const texts = describeTexts([consentTexts], {
  consentTitle: 'the heading of the question for consent',
  consentText: 'the question itself',
  consentBrowser: 'in its place where the browser asks sites not to sell data (Global Privacy Control)',
  consentPurposes: 'the heading above the purposes that can be chosen',
  consentAnalytics: 'the name of a purpose',
  consentAnalyticsText: 'what it is for',
  consentMarketing: 'the name of a purpose',
  consentMarketingText: 'what it is for',
  consentPreferences: 'the name of a purpose',
  consentPreferencesText: 'what it is for',
  consentSaleOfData: 'the name of a purpose',
  consentSaleOfDataText: 'what it is for',
  consentAccept: 'button that allows everything',
  consentDecline: 'button that allows nothing',
  consentChoose: 'button that shows the purposes',
  consentSave: 'button that keeps what is chosen',
  consentSaved: 'read out when the answer is kept',
});

export const consentDocs = { texts } as const;
