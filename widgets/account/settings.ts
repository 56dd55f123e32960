import { readPath } from '../../src/lib/settingReaders.ts';

export const accountSettings = {
  /** The customer's account; a path of this site. */
  accountPath: [readPath, '/account'],
} as const;
