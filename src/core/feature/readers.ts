import { readInteger, readText } from '../../lib/readers.ts';
import { readMatch, readMilliseconds, readOneOf, readPath, readSwitch } from '../../lib/settingReaders.ts';

/**
 * Readers for a feature's settings. Each turns what stands on the tag (a text), in the page context or in `start()` into a typed value, or
 * refuses it by `undefined`; a function of your own that does so is a reader too.
 */
export const readers = {
  text: readText,
  /** `true`, "true", "on" or an attribute without a value; `false`, "false" or "off". */
  switch: readSwitch,
  integer: readInteger,
  /** At least 1 ms. */
  milliseconds: readMilliseconds,
  /** A path of this site. */
  path: readPath,
  /** A text that matches a pattern. */
  match: readMatch,
  /** One of some texts. */
  oneOf: readOneOf,
} as const;
