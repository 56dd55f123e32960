import * as selectors from './selectors.ts';
import { classNames } from './selectParts.ts';

/** One attribute selector for all hooks, because browsers match it much faster than twenty values; `partOf` decides. */
export const selectCandidates = (parts: readonly string[], gateOpen: boolean): string =>
  [`[${selectors.hook}]`, ...classNames(parts, gateOpen)].join();

/** A hook beats class names on the same element. */
export function partOf(element: Element, parts: readonly string[], gateOpen: boolean): string | null {
  const hook = element.getAttribute(selectors.hook);
  if (hook !== null) return parts.includes(hook) ? hook : null;
  if (!gateOpen) return null;
  for (const part of parts) {
    if (part in selectors.parts && element.matches(selectors.parts[part as selectors.PartName])) return part;
  }
  return null;
}
