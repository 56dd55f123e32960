/**
 * A node as the browser knows it, to be asked and told things: a form's controls stand before the form's own properties and methods of the
 * same names, so that a form with a field called `matches` says of itself that its method is that field (HTML, "legacy override built-ins";
 * known as DOM clobbering). It cannot be handed to the browser in the node's place. All but forms are themselves.
 */
export function unclobbered<Given extends Node>(node: Given): Given {
  if (!(node instanceof HTMLFormElement)) return node;
  return new Proxy(node, {
    get(form, name) {
      // A field is no function; what is one is the form's own.
      const own: unknown = Reflect.get(form, name);
      const value: unknown = typeof own === 'function' ? own : Reflect.get(HTMLFormElement.prototype, name, form);
      return typeof value === 'function' ? (value.bind(form) as unknown) : value;
    },
  });
}
