import { createElement, Fragment, memo, useMemo, type ReactNode, type RefObject } from 'react';

/** A node of repeated markup; what the page's reader gives, named here by its shape because this part knows no page. */
export interface MarkupViewNode {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string, own?: Attr])[];
  readonly children: readonly (MarkupViewNode | string)[];
  readonly role: string | null;
  readonly about: string | null;
  readonly value: string | null;
}

/* oxlint-disable react/no-array-index-key -- the nodes are read once and never change places */

/** What a widget adds to a node that is otherwise repeated. */
export interface RepeatExtra {
  /** React props; they win over the server's attributes of the same name. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** In place of the server's children. */
  readonly children?: ReactNode;
  /** Filled with the node itself. */
  readonly node?: RefObject<Element | null>;
}

/** Renders a node that the widget recognises by its role; `repeat` renders it as the server did. */
export type RenderRole = (node: MarkupViewNode, repeat: (extra?: RepeatExtra) => ReactNode) => ReactNode;

/**
 * Renders markup again as the server wrote it: same tags, same attributes, same text, so that theme CSS and plugins find what
 * they know; nodes with a role are left to `render`.
 */
export function MarkupView({ nodes, render }: { nodes: readonly (MarkupViewNode | string)[]; render: RenderRole }): ReactNode {
  const prepared = useMemo(() => nodes.map(prepare), [nodes]);
  return renderAll(prepared, render);
}

interface Prepared {
  readonly node: MarkupViewNode;
  readonly children: readonly (Prepared | string)[];
  /** Whether the node or one inside it has a role; the rest is rendered once and never again. */
  readonly live: boolean;
  readonly write: (element: Element | null) => void;
  readonly tag: string;
}

function prepare(node: MarkupViewNode | string): Prepared | string {
  if (typeof node === 'string') return node;
  const children = node.children.map(prepare);
  const live = node.role !== null || children.some((child) => typeof child !== 'string' && child.live);
  // In capitals a tag is nothing special to React, which else takes an input's type and name away after an event, and throws when the
  // page has radio buttons of its own by the same name; moves a meta into the head; and empties a noscript.
  const tag = /^(?:input|meta|noscript)$/.test(node.tag) ? node.tag.toUpperCase() : node.tag;
  return { node, children, live, tag, write: (element) => writeAttributes(element, node.attributes) };
}

/**
 * Sets attributes on the node itself, because React would rename, convert or refuse some of them. What a prop has set already
 * stays. A strict style policy refuses a style attribute but allows the same through the object model.
 */
function writeAttributes(element: Element | null, attributes: MarkupViewNode['attributes']): void {
  if (!element) return;
  for (const [name, value, own] of attributes) {
    if (element.hasAttribute(name)) continue;
    if (name === 'style') (element as HTMLElement).style.cssText = value;
    else if (own) element.setAttributeNode(own.cloneNode() as Attr);
    else element.setAttribute(name, value);
  }
}

function renderAll(prepared: readonly (Prepared | string)[], render: RenderRole): ReactNode {
  return prepared.map((child, index) => {
    if (typeof child === 'string') return child;
    if (!child.live) return <StaticNode key={index} prepared={child} />;
    const repeat = (extra?: RepeatExtra) => repeatNode(child, render, extra);
    return <Fragment key={index}>{child.node.role === null ? repeat() : render(child.node, repeat)}</Fragment>;
  });
}

const StaticNode = memo(({ prepared }: { prepared: Prepared }) => repeatNode(prepared, () => null));

function repeatNode({ tag, children, write }: Prepared, render: RenderRole, extra: RepeatExtra = {}): ReactNode {
  const content = extra.children ?? (children.length > 0 ? renderAll(children, render) : undefined);
  const ref = (element: Element | null) => {
    write(element);
    if (extra.node) extra.node.current = element;
  };
  return createElement(tag, { ...extra.props, ref: extra.node ? ref : write }, content);
}
