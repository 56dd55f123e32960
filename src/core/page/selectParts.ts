import * as selectors from './selectors.ts';

export const selectParts = (parts: readonly string[], gateOpen: boolean): string =>
  [
    ...parts.map((part) => `[${selectors.hook}="${part}"]`),
    ...classNames(parts, gateOpen).map((selector) => `${selector}:not([${selectors.hook}])`),
  ].join();

export const classNames = (parts: readonly string[], gateOpen: boolean): string[] =>
  gateOpen ? parts.flatMap((part) => (part in selectors.parts ? selectors.parts[part as selectors.PartName].split(',') : [])) : [];
