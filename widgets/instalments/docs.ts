import { describeSettings } from '../../src/core/feature/FeatureDocs.ts';
import { instalmentSettings } from './settings.ts';

export const instalmentDocs = {
  settings: describeSettings(instalmentSettings, {
    instalmentPage:
      'the page of the instalment provider, which is asked for at a click; <code>&#123;language&#125;</code> is "en", <code>&#123;country&#125;</code> "US"',
  }),
} as const;
