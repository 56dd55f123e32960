import { describeSettings } from '../core/feature/FeatureDocs.ts';
import { vitalsSettings } from './settings.ts';

export const vitalsDocs = {
  settings: describeSettings(vitalsSettings, {
    pageSpeed: 'whether page speed is measured for a platform that asks for it',
    pageSpeedReturns: 'whether a return from the back/forward cache is a load of its own',
    pageSpeedWait:
      'when a page-speed record is sent: 30 s after the load (<code>load</code>), or only when the page is hidden or left (<code>hidden</code>), so that later inputs and layout shifts count',
    pageSpeedSample: 'the share of page views that are measured, from 0 to 1',
    appName: 'the name under which page speed is recorded',
  }),
} as const;
