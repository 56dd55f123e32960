import { unclobbered } from './unclobbered.ts';

/**
 * What can be written on a node. `class` and `style` are single entries of those lists, `text` is an element's text, `data` a text node's,
 * and `absent` means that the node is off the page.
 */
export type Aspect = 'attribute' | 'class' | 'style' | 'text' | 'data' | 'value' | 'checked' | 'absent';

export type Value = string | null;

export function readAspect(node: Node, aspect: Aspect, name: string): Value {
  const seen = unclobbered(node) as HTMLElement;
  switch (aspect) {
    case 'attribute':
      return seen.getAttribute(name);
    case 'class':
      return seen.classList.contains(name) ? '' : null;
    case 'style':
      return seen.style.getPropertyValue(name);
    case 'value':
      return (node as HTMLInputElement).value;
    case 'checked':
      return (node as HTMLInputElement).checked ? '' : null;
    case 'absent':
      return seen.parentNode ? null : '';
    default:
      return node.textContent;
  }
}

export function writeAspect(node: Node, aspect: Aspect, name: string, value: Value): void {
  const seen = unclobbered(node) as HTMLElement;
  switch (aspect) {
    case 'attribute':
      if (value === null) seen.removeAttribute(name);
      else seen.setAttribute(name, value);
      break;
    case 'class':
      seen.classList.toggle(name, value !== null);
      break;
    case 'style':
      if (value) seen.style.setProperty(name, value);
      else seen.style.removeProperty(name);
      break;
    case 'value':
      (node as HTMLInputElement).value = value ?? '';
      break;
    case 'checked':
      (node as HTMLInputElement).checked = value !== null;
      break;
    case 'absent':
      seen.remove();
      break;
    default:
      node.textContent = value;
  }
}
