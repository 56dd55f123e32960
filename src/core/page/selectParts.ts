import * as selectors from './selectors.ts';

/** One selector for the given parts: by hook always, by the class names of existing templates only where the gate is open. */
export const selectParts = (parts: readonly string[], gateOpen: boolean): string =>
  [
    ...parts.map((part) => `[${selectors.hook}="${part}"]`),
    ...classNames(parts, gateOpen).map((selector) => `${selector}:not([${selectors.hook}])`),
  ].join();

/** The class names of existing templates for the given parts, where they count. */
export const classNames = (parts: readonly string[], gateOpen: boolean): string[] =>
  gateOpen ? parts.flatMap((part) => (part in selectors.parts ? selectors.parts[part as selectors.PartName].split(',') : [])) : [];
