import type { KnownNames } from '../core/KnownNames.ts';

/** The settings of features from outside, by name. */
export const outsideSettings = ({ features }: KnownNames): string[] => features.flatMap(({ settings }) => Object.keys(settings));
