import { readMatch, readMilliseconds, readSwitch } from '../../src/lib/settingReaders.ts';

export const cartSettings = {
  /** The step after an add: nothing, the mini cart, the cart page, or a path of this site. */
  afterAdd: [readMatch(/^(?:stay|mini-cart|cart|\/(?![/\\\s]).*)$/), 'stay'],
  /** Whether links to the cart page open the mini cart. */
  miniCart: [readSwitch, false],
  /** Delay (ms) after the last edit of a cart line before it is sent, so that several edits are one request. */
  cartEditDelay: [readMilliseconds, 300],
} as const;
