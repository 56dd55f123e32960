import { unclobbered } from '../lib/unclobbered.ts';

/** Whether the server rendered anything into the element (blanks and our own data scripts do not count). */
export function isFilled(element: Element): boolean {
  for (const child of unclobbered(element).childNodes as NodeListOf<Element>) {
    const { nodeType, nodeValue, localName } = unclobbered(child);
    if (nodeType === 3 && nodeValue?.trim()) return true;
    if (nodeType === 1 && localName !== 'script') return true;
  }
  return false;
}
