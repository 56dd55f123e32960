import type { Formatter } from '../../render/Scope.ts';
import { toText } from '../../render/toText.ts';

/** The site's `base-url`, a slash and the value. */
export const absUrl: Formatter = (value, _args, scope) => `${toText(scope.lookupIn(value, 'base-url'))}/${toText(value)}`;

/** In capitals throughout. */
export const capitalize: Formatter = (value) => toText(value).toUpperCase();
