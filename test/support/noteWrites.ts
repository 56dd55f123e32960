/** Counts writes to a property, which would disturb a caret. */
export function noteWrites<Node extends object>(node: Node, property: keyof Node & string): readonly unknown[] {
  const written: unknown[] = [];
  let owner: object | null = node;
  let found: PropertyDescriptor | undefined;
  while (owner && !found) {
    found = Object.getOwnPropertyDescriptor(owner, property);
    owner = Object.getPrototypeOf(owner) as object | null;
  }
  if (!found?.set) throw new Error(`${property} cannot be written to.`);
  const { get, set } = found;
  Object.defineProperty(node, property, {
    configurable: true,
    get: () => get?.call(node) as unknown,
    set(value) {
      written.push(value);
      set.call(node, value);
    },
  });
  return written;
}
