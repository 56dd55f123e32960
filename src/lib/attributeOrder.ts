import { unclobbered } from './unclobbered.ts';

export const namesBehind = (node: Element, name: string): readonly string[] => {
  const names = unclobbered(node).getAttributeNames();
  return names.slice(names.indexOf(name) + 1);
};

/** Writing these attributes has an effect (a load, a navigation), so their order is not restored. */
const ACTING = /^(?:src|srcset|href|data|type|is|on.*)$/;

export function putLast(node: Element, names: readonly string[]): void {
  if (names.some((name) => ACTING.test(name))) return;
  const safe = unclobbered(node);
  for (const name of names) {
    const attribute = safe.getAttributeNode(name);
    if (attribute) safe.setAttributeNode(safe.removeAttributeNode(attribute));
  }
}
