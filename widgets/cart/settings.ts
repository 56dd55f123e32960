import { readMilliseconds } from '../../src/lib/settingReaders.ts';

export const cartSettings = {
  /** Delay (ms) after the last edit of a cart line before it is sent, so that several edits are one request. */
  cartEditDelay: [readMilliseconds, 300],
} as const;
