import { unclobbered } from './unclobbered.ts';

/** Whether the element has nothing to be seen: it is hidden, or has no content at all, which themes may hide. */
export function isUnseen(element: Element): boolean {
  const safe = unclobbered(element);
  return safe.hasAttribute('hidden') || !safe.hasChildNodes();
}
