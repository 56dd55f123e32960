import { readMatch } from '../../src/lib/settingReaders.ts';

export const instalmentSettings = {
  /** The instalment provider's page; {language} is "en", {country} is "US". */
  instalmentPage: [readMatch(/^(?:https?:\/\/|\/(?![/\\\s]))/), 'https://static.afterpay.com/modal/{language}_{country}.html'],
} as const;
