import { unclobbered } from './unclobbered.ts';

/** The attributes that stand behind one, in their order. */
export const namesBehind = (node: Element, name: string): readonly string[] => {
  const names = unclobbered(node).getAttributeNames();
  return names.slice(names.indexOf(name) + 1);
};

/** Attributes that do something when they are written; their order is not worth it. */
const ACTING = /^(?:src|srcset|href|data|type|is|on.*)$/;

/** Puts attributes behind one that has come back, where they stood before. */
export function putLast(node: Element, names: readonly string[]): void {
  if (names.some((name) => ACTING.test(name))) return;
  const seen = unclobbered(node);
  for (const name of names) {
    const attribute = seen.getAttributeNode(name);
    if (attribute) seen.setAttributeNode(seen.removeAttributeNode(attribute));
  }
}
