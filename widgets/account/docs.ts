import { describeSettings } from '../../src/core/feature/FeatureDocs.ts';
import { accountSettings } from './settings.ts';

export const accountDocs = {
  settings: describeSettings(accountSettings, { accountPath: "the page of the customer's account" }),
} as const;
