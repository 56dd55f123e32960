import { readPath, readSwitch } from '../lib/settingReaders.ts';

export const errorSettings = {
  /** Where errors of this script are recorded; a path of this site. '' = console only. */
  errorPath: [readPath, ''],
  /** Whether the browser's reports about our files (content security policy, deprecations) are recorded too. */
  errorReports: [readSwitch, false],
} as const;
