import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';

/** The site's `base-url`, a slash and the value. */
export const absUrl: Formatter = (value, _args, scope) => `${scalarText(scope.lookupIn(value, 'base-url'))}/${scalarText(value)}`;

export const capitalize: Formatter = (value) => scalarText(value).toUpperCase();
