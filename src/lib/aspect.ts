import { unclobbered } from './unclobbered.ts';

export const namesBehind = (node: Element, name: string): readonly string[] => {
  const names = unclobbered(node).getAttributeNames();
  return names.slice(names.indexOf(name) + 1);
};

/** Writing these attributes has an effect (a load, a navigation), so their order is not restored. */
const ACTING = /^(?:src|srcset|href|data|type|is|on.*)$/;

/**
 * The parts of a node that can be written. `class` and `style` are single entries of those lists, `text` is an element's text, `data` a text node's,
 * and `absent` means that the node is off the page.
 */
export type Aspect = 'attribute' | 'class' | 'style' | 'text' | 'data' | 'value' | 'checked' | 'absent';

export type Value = string | null;

export function readAspect(node: Node, aspect: Aspect, name: string): Value {
  const safe = unclobbered(node) as HTMLElement;
  switch (aspect) {
    case 'attribute':
      return safe.getAttribute(name);
    case 'class':
      return safe.classList.contains(name) ? '' : null;
    case 'style':
      return safe.style.getPropertyValue(name);
    case 'value':
      return (node as HTMLInputElement).value;
    case 'checked':
      return (node as HTMLInputElement).checked ? '' : null;
    case 'absent':
      return safe.parentNode ? null : '';
    default:
      return node.textContent;
  }
}

export function writeAspect(node: Node, aspect: Aspect, name: string, value: Value): void {
  const safe = unclobbered(node) as HTMLElement;
  switch (aspect) {
    case 'attribute':
      if (value === null) safe.removeAttribute(name);
      else safe.setAttribute(name, value);
      break;
    case 'class':
      safe.classList.toggle(name, value !== null);
      break;
    case 'style':
      if (value) safe.style.setProperty(name, value);
      else safe.style.removeProperty(name);
      break;
    case 'value':
      (node as HTMLInputElement).value = value ?? '';
      break;
    case 'checked':
      (node as HTMLInputElement).checked = value !== null;
      break;
    case 'absent':
      safe.remove();
      break;
    default:
      node.textContent = value;
  }
}

export function putLast(node: Element, names: readonly string[]): void {
  if (names.some((name) => ACTING.test(name))) return;
  const safe = unclobbered(node);
  for (const name of names) {
    const attribute = safe.getAttributeNode(name);
    if (attribute) safe.setAttributeNode(safe.removeAttributeNode(attribute));
  }
}
