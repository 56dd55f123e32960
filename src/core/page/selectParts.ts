import * as selectors from './selectors.ts';

export const selectParts = (parts: readonly string[], hasPlatformMarkup: boolean): string =>
  [
    ...parts.map((part) => `[${selectors.hook}="${part}"]`),
    ...classNames(parts, hasPlatformMarkup).map((selector) => `${selector}:not([${selectors.hook}])`),
  ].join();

export const classNames = (parts: readonly string[], hasPlatformMarkup: boolean): string[] =>
  hasPlatformMarkup ? parts.flatMap((part) => (part in selectors.parts ? selectors.parts[part as selectors.PartName].split(',') : [])) : [];
