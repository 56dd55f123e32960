/** The parent as the browser knows it: a form field named `parentNode` would make a climb endless. */
export const parentOf = (node: Node): HTMLElement | null => unclobbered(node).parentElement;

/**
 * A form whose controls are named like its own properties and methods (`matches`, `id`), made readable; other nodes are returned as they
 * are. The result cannot be passed to browser functions in the node's place.
 * https://developer.mozilla.org/docs/Web/API/HTMLFormElement#issues_with_naming_elements
 */
export function unclobbered<Given extends Node>(node: Given): Given {
  if (!(node instanceof HTMLFormElement)) return node;
  return new Proxy(node, {
    get(form, name) {
      // A control is never a function, so a function is the form's own method.
      const own: unknown = Reflect.get(form, name);
      const value: unknown = typeof own === 'function' ? own : Reflect.get(HTMLFormElement.prototype, name, form);
      return typeof value === 'function' ? (value.bind(form) as unknown) : value;
    },
  });
}
