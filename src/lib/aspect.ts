/**
 * What can be written of a node. `class` and `style` are single entries of those lists; `text` is what an element holds, `data` what a text
 * node says; `absent` is whether the node is off the page.
 */
export type Aspect = 'attribute' | 'class' | 'style' | 'text' | 'data' | 'value' | 'checked' | 'absent';

/** `null`: not there, or not so. */
export type Value = string | null;

/** What stands there now. */
export function readAspect(node: Node, aspect: Aspect, name: string): Value {
  switch (aspect) {
    case 'attribute':
      return (node as Element).getAttribute(name);
    case 'class':
      return (node as Element).classList.contains(name) ? '' : null;
    case 'style':
      return (node as HTMLElement).style.getPropertyValue(name);
    case 'value':
      return (node as HTMLInputElement).value;
    case 'checked':
      return (node as HTMLInputElement).checked ? '' : null;
    case 'absent':
      return node.parentNode ? null : '';
    default:
      return node.textContent;
  }
}

export function writeAspect(node: Node, aspect: Aspect, name: string, value: Value): void {
  switch (aspect) {
    case 'attribute':
      if (value === null) (node as Element).removeAttribute(name);
      else (node as Element).setAttribute(name, value);
      break;
    case 'class':
      (node as Element).classList.toggle(name, value !== null);
      break;
    case 'style':
      if (value) (node as HTMLElement).style.setProperty(name, value);
      else (node as HTMLElement).style.removeProperty(name);
      break;
    case 'value':
      (node as HTMLInputElement).value = value ?? '';
      break;
    case 'checked':
      (node as HTMLInputElement).checked = value !== null;
      break;
    case 'absent':
      (node as Element).remove();
      break;
    default:
      node.textContent = value;
  }
}
