/** The page as the server sent it, remembered before our script came. */
export interface ServedPage {
  /** Nodes that are missing, moved, or marked by us; empty: the rule holds. */
  broken(): string[];
  /** The same once the shop has been destroyed: every text and every choice is back as well, and no node hears more than before. */
  notGivenBack(): string[];
}

/**
 * The rule of the served page: every served node stays the same object in the same place after mounting, after each interaction, and after
 * `destroy()`, without our properties and finally without our listeners. Only the text of elements with nothing else, and options of
 * drop-downs, may change meanwhile.
 *
 * @param root limits the check to its content
 *
 * Self-contained, because it is passed to a browser. Call it before counted listeners are added; later intended ones are passed to
 * `expected`.
 */
export function rememberServedPage(root: Element = document.body): ServedPage {
  const nodes: { node: Node; parent: Node | null; before: Node | null; properties: string }[] = [];
  const propertiesOf = (node: Node) =>
    Object.getOwnPropertyNames(node)
      .filter((name) => !/^\d+$/.test(name))
      .join();
  const walker = root.ownerDocument.createTreeWalker(root);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, parent: node.parentNode, before: node.previousSibling, properties: propertiesOf(node) });
  }
  const served = new Set(nodes.map(({ node }) => node));
  /** The order of attributes says nothing, and one that was taken away comes back as the last. */
  const readHtml = () => {
    const copy = root.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      for (const { name, value } of [...element.attributes].toSorted((a, b) => a.name.localeCompare(b.name))) {
        element.removeAttribute(name);
        element.setAttribute(name, value);
      }
    }
    return copy.innerHTML;
  };
  const html = readHtml();

  const listeners = new Map<EventTarget, number>();
  let target: EventTarget = root;
  while (!Object.hasOwn(target, 'addEventListener')) target = Object.getPrototypeOf(target) as EventTarget;
  const { addEventListener, removeEventListener } = target;
  const known = new WeakMap<EventTarget, Map<unknown, Set<string>>>();
  const keyOf = (type: string, options: unknown) =>
    `${type} ${options === true || (typeof options === 'object' && options !== null && (options as { capture?: boolean }).capture === true)}`;
  const count = (node: EventTarget, by: number) => {
    if (served.has(node as Node)) listeners.set(node, (listeners.get(node) ?? 0) + by);
  };
  target.addEventListener = function (this: EventTarget, type: string, listener: unknown, options?: unknown) {
    const of = known.get(this) ?? known.set(this, new Map()).get(this)!;
    const keys = of.get(listener) ?? of.set(listener, new Set()).get(listener)!;
    if (!keys.has(keyOf(type, options))) count(this, 1);
    keys.add(keyOf(type, options));
    return addEventListener.call(this, type, listener as EventListener, options as boolean);
  } as typeof addEventListener;
  target.removeEventListener = function (this: EventTarget, type: string, listener: unknown, options?: unknown) {
    if (known.get(this)?.get(listener)?.delete(keyOf(type, options))) count(this, -1);
    return removeEventListener.call(this, type, listener as EventListener, options as boolean);
  } as typeof removeEventListener;

  const nameOf = (node: Node): string =>
    node.nodeType === 1
      ? `<${(node as Element).localName}${(node as Element).id && `#${(node as Element).id}`} class="${(node as Element).className}">`
      : JSON.stringify(node.nodeValue);
  const isLoneText = (node: Node, parent: Node | null) =>
    node.nodeType === 3 && parent !== null && nodes.filter((other) => other.parent === parent).every((other) => other.node.nodeType === 3);
  const mayLeave = (node: Node, parent: Node | null) =>
    isLoneText(node, parent) || node instanceof HTMLOptionElement || (parent instanceof HTMLOptionElement && node.nodeType === 3);
  const servedBefore = (node: Node): Node | null => {
    let at = node.previousSibling;
    while (at && !served.has(at)) at = at.previousSibling;
    return at;
  };
  const lastThere = (node: Node | null): Node | null => {
    let at = node;
    while (at && !at.parentNode) at = nodes.find((other) => other.node === at)?.before ?? null;
    return at;
  };

  const look = (isStrict: boolean): string[] => {
    const faults: string[] = [];
    for (const { node, parent, before, properties } of nodes) {
      if (node.parentNode !== parent) {
        if (isStrict || !mayLeave(node, parent)) faults.push(`${nameOf(node)} is not in ${parent ? nameOf(parent) : 'the page'} any more`);
      } else if (servedBefore(node) !== (isStrict ? before : lastThere(before))) faults.push(`${nameOf(node)} stands elsewhere`);
      if (propertiesOf(node) !== properties) faults.push(`${nameOf(node)} has got properties: ${propertiesOf(node)}`);
    }
    return faults;
  };

  return {
    broken: () => look(false),
    notGivenBack() {
      const faults = look(true);
      for (const [node, more] of listeners) if (more > 0) faults.push(`${nameOf(node as Node)} has ${more} listeners more`);
      if (readHtml() !== html) faults.push(`the page reads otherwise:\n${readHtml()}\nand was:\n${html}`);
      Object.assign(target, { addEventListener, removeEventListener });
      return faults;
    },
  };
}
