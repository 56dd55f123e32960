import * as names from './names.ts';

/** One selector for the given parts: by hook always, by the class names of existing templates only where the gate is open. */
export const selectParts = (parts: readonly string[], gateOpen: boolean): string =>
  [
    ...parts.map((part) => `[${names.hook}="${part}"]`),
    ...classNames(parts, gateOpen).map((selector) => `${selector}:not([${names.hook}])`),
  ].join();

/** One selector for what may be one of the parts (`partOf` tells): a browser finds one attribute much faster than twenty values of it. */
export const selectCandidates = (parts: readonly string[], gateOpen: boolean): string =>
  [`[${names.hook}]`, ...classNames(parts, gateOpen)].join();

const classNames = (parts: readonly string[], gateOpen: boolean): string[] =>
  gateOpen ? parts.flatMap((part) => (part in names.parts ? names.parts[part as names.PartName].split(',') : [])) : [];

/** The part that `element` is, or `null`. A hook beats class names on the same element. */
export function partOf(element: Element, parts: readonly string[], gateOpen: boolean): string | null {
  const hook = element.getAttribute(names.hook);
  if (hook !== null) return parts.includes(hook) ? hook : null;
  if (!gateOpen) return null;
  for (const part of parts) {
    if (part in names.parts && element.matches(names.parts[part as names.PartName])) return part;
  }
  return null;
}
