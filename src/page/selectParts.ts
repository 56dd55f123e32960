import * as names from './names';

/** One selector for the given parts: by hook always, by the class names of existing templates only where the gate is open. */
export function selectParts(parts: readonly string[], gateOpen: boolean): string {
  const selectors: string[] = [];
  for (const part of parts) {
    selectors.push(`[${names.hook}="${part}"]`);
    if (gateOpen && part in names.parts) selectors.push(`${names.parts[part as names.PartName]}:not([${names.hook}])`);
  }
  return selectors.join();
}

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
