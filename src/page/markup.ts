/**
 * The server's HTML of one element as plain data, so that a widget can render the same structure, class names and attributes
 * again with the live parts filled in: themes keep their CSS, plugins find their nodes, nothing on the page moves.
 */
export interface MarkupNode {
  readonly tag: string;
  /** `own` is the server's attribute itself: not every one that a parser takes (`@click`, `xlink:href`) can be written from its name. */
  readonly attributes: readonly (readonly [name: string, value: string, own?: Attr])[];
  readonly children: readonly Markup[];
  /** What the node is to its widget (`select`, `quantity-input` …); `null` for nodes that are only repeated. */
  readonly role: string | null;
  /** The option, choice or label that the role is about. */
  readonly about: string | null;
  readonly value: string | null;
}

export type Markup = MarkupNode | string;

/** What a node is to the widget that will render it. */
export interface MarkupRole {
  readonly role: string;
  readonly about?: string | null;
  readonly value?: string | null;
}

/** Reads the children of `element`; `roleOf` tells which nodes the widget wants to recognise again. Comments are left out. */
export function readMarkup(element: Element, roleOf: (node: Element) => MarkupRole | null): Markup[] {
  const children: Markup[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === 3) {
      if (node.nodeValue) children.push(node.nodeValue);
    } else if (node.nodeType === 1) {
      children.push(readNode(node as Element, roleOf));
    }
  }
  return children;
}

function readNode(element: Element, roleOf: (node: Element) => MarkupRole | null): MarkupNode {
  const attributes: [string, string, Attr][] = [];
  for (const attribute of element.attributes) attributes.push([attribute.name, attribute.value, attribute]);
  const role = roleOf(element);
  return {
    tag: element.localName,
    attributes,
    children: readMarkup(element, roleOf),
    role: role?.role ?? null,
    about: role?.about ?? null,
    value: role?.value ?? null,
  };
}

/** A node made by us, in the same form as one read from the page. */
export function createMarkup(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Markup[],
  role?: MarkupRole,
): MarkupNode {
  return {
    tag,
    attributes: Object.entries(attributes),
    children,
    role: role?.role ?? null,
    about: role?.about ?? null,
    value: role?.value ?? null,
  };
}

/** Whether the server rendered anything into the element (blanks and our own data scripts do not count). */
export function isFilled(element: Element): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
    if (node.nodeType === 1 && (node as Element).localName !== 'script') return true;
  }
  return false;
}
