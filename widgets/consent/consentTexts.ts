import type { Purpose } from '../../src/commerce/model/consent.ts';

export const consentTexts = {
  name: 'consent',
  texts: {
    consentTitle: 'Your privacy',
    consentText: 'May we keep and use what we learn from your visit? You decide what for, and can change it at any time.',
    consentBrowser:
      'Your browser asks sites not to sell or share what they know of you (Global Privacy Control), and we do not. What you allow here counts on this site all the same.',
    consentPurposes: 'What we may use it for',
    consentAnalytics: 'Analytics',
    consentAnalyticsText: 'Counts visits, so that we see what works.',
    consentMarketing: 'Marketing',
    consentMarketingText: 'Lets us see which advertisement led to a visit.',
    consentPreferences: 'Preferences',
    consentPreferencesText: 'Remembers what you have set on this site.',
    consentSaleOfData: 'Sale of data',
    consentSaleOfDataText: 'Shares data with others, for advertisements on their sites.',
    consentAccept: 'Accept all',
    consentDecline: 'Decline all',
    consentChoose: 'Choose',
    consentSave: 'Save my choice',
    consentSaved: 'Your choice is saved.',
  },
} as const;

/** The texts that name the purposes; what is told about each is the text of the same name with `Text` at its end. */
export const purposeNames = {
  analytics: 'consentAnalytics',
  marketing: 'consentMarketing',
  preferences: 'consentPreferences',
  saleOfData: 'consentSaleOfData',
} as const satisfies Readonly<Record<Purpose, keyof (typeof consentTexts)['texts']>>;
