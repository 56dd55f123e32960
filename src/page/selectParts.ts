import * as selectors from './selectors.ts';

/** One selector for the given parts: by hook always, by the class names of existing templates only where the gate is open. */
export const selectParts = (parts: readonly string[], gateOpen: boolean): string =>
  [
    ...parts.map((part) => `[${selectors.hook}="${part}"]`),
    ...classNames(parts, gateOpen).map((selector) => `${selector}:not([${selectors.hook}])`),
  ].join();

/** One selector for what may be one of the parts (`partOf` tells): a browser finds one attribute much faster than twenty values of it. */
export const selectCandidates = (parts: readonly string[], gateOpen: boolean): string =>
  [`[${selectors.hook}]`, ...classNames(parts, gateOpen)].join();

const classNames = (parts: readonly string[], gateOpen: boolean): string[] =>
  gateOpen ? parts.flatMap((part) => (part in selectors.parts ? selectors.parts[part as selectors.PartName].split(',') : [])) : [];

/** The part that `element` is, or `null`. A hook beats class names on the same element. */
export function partOf(element: Element, parts: readonly string[], gateOpen: boolean): string | null {
  const hook = element.getAttribute(selectors.hook);
  if (hook !== null) return parts.includes(hook) ? hook : null;
  if (!gateOpen) return null;
  for (const part of parts) {
    if (part in selectors.parts && element.matches(selectors.parts[part as selectors.PartName])) return part;
  }
  return null;
}
