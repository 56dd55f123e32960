/**
 * The server's HTML of one element as a plan of what to render: the same structure, class names and attributes again, with the live
 * parts filled in. Themes keep their CSS, plugins find their nodes, nothing on the page moves.
 */
export interface MarkupNode {
  /** The server's element, kept aside while the widget stands in its place. */
  readonly source: Element;
  /** Makes a new element like the source: its attributes, and its content where `children` has none. `null` is ignored. */
  readonly write: (element: Element | null) => void;
  /** What is rendered inside; empty for a node that is not live, whose content is copied as it stands. */
  readonly children: readonly Markup[];
  /** Whether the node or one inside it has a role. The rest is rendered once and never again. */
  readonly live: boolean;
  /** What the node is to its widget (`input`, `label` …); `null` for nodes that are only repeated. */
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

const NOTHING: readonly Markup[] = [];

/** Reads the children of `element`; `roleOf` tells which nodes the widget wants to recognise again. Comments are left out. */
export function readMarkup(element: Element, roleOf: (node: Element) => MarkupRole | null): Markup[] {
  const children: Markup[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) {
      if (node.nodeValue) children.push(node.nodeValue);
    } else if (node.nodeType === 1) {
      children.push(readNode(node as Element, roleOf));
    }
  }
  return children;
}

function readNode(source: Element, roleOf: (node: Element) => MarkupRole | null): MarkupNode {
  return createNode(source, readMarkup(source, roleOf), roleOf(source));
}

function createNode(source: Element, children: readonly Markup[], role: MarkupRole | null): MarkupNode {
  const live = role !== null || children.some((child) => typeof child !== 'string' && child.live);
  return {
    source,
    write: live ? (element) => copyAttributes(source, element) : (element) => copyWhole(source, element),
    children: live ? children : NOTHING,
    live,
    role: role?.role ?? null,
    about: role?.about ?? null,
    value: role?.value ?? null,
  };
}

/** A name that can be written as it was read; a parser also takes others (`@click`), and a drawing has names of two parts (`xlink:href`). */
const PLAIN_NAME = /^[a-z][\w-]*$/i;

/**
 * Copies attributes one by one: React would rename, convert or refuse some of them. What a prop has set already stays. A strict style
 * policy refuses a style attribute but allows the same through the object model.
 */
function copyAttributes(source: Element, element: Element | null): void {
  if (!element) return;
  for (const name of source.getAttributeNames()) {
    if (element.hasAttribute(name)) continue;
    const value = source.getAttribute(name) ?? '';
    if (name === 'style') (element as HTMLElement).style.cssText = value;
    else if (PLAIN_NAME.test(name)) element.setAttribute(name, value);
    else element.setAttributeNode(source.getAttributeNode(name)?.cloneNode() as Attr);
  }
}

function copyWhole(source: Element, element: Element | null): void {
  if (!element) return;
  copyAttributes(source, element);
  if (element.firstChild) return; // it has its content already
  for (let child = source.firstChild; child; child = child.nextSibling) element.append(child.cloneNode(true));
}
