import { unclobbered } from './unclobbered.ts';

/** Whether the server rendered content into it; blanks and our data scripts do not count. */
export function isFilled(element: Element): boolean {
  for (const node of unclobbered(element).childNodes) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
    if (node.nodeType === 1 && (node as Element).localName !== 'script') return true;
  }
  return false;
}
