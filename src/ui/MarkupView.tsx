import { createElement, Fragment, type ReactNode, type RefObject } from 'react';

/** A node of repeated markup; what the page's reader gives, named here by its shape because this part knows no page. */
export interface MarkupViewNode {
  /** The server's element. */
  readonly source: Element;
  /** Makes the element that React has made like the source. */
  readonly write: (element: Element | null) => void;
  readonly children: readonly (MarkupViewNode | string)[];
  /** Whether the node or one inside it has a role; the rest is rendered once and never again. */
  readonly live: boolean;
  readonly role: string | null;
  readonly about: string | null;
  readonly value: string | null;
}

/** What a widget adds to a node that is otherwise repeated. */
export interface RepeatExtra {
  /** React props; they win over the server's attributes of the same name. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** In place of the server's children; these stay where it is `null`. */
  readonly children?: ReactNode;
  /** Before and after the server's children. The node has `before` at every render, or never. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Filled with the node itself. */
  readonly node?: RefObject<Element | null>;
}

/** Renders a node that the widget recognises by its role; `repeat` renders it as the server did. */
export type RenderRole = (node: MarkupViewNode, repeat: (extra?: RepeatExtra) => ReactNode) => ReactNode;

/**
 * Renders markup again as the server wrote it: same tags, same attributes, same text, so that theme CSS and plugins find what
 * they know; nodes with a role are left to `render`, where there is one. What is not live is a copy of the server's nodes that React
 * holds by its outermost element only: a picker with thirty options costs little more than one with three.
 */
export function MarkupView({ nodes, render = asServed }: { nodes: readonly (MarkupViewNode | string)[]; render?: RenderRole }): ReactNode {
  return createElement(Fragment, null, ...renderAll(nodes, render));
}

const asServed: RenderRole = (_node, repeat) => repeat();

/** To be spread into `createElement`: children that stand there one by one need no keys, and nothing of React's to hold the keys. */
function renderAll(nodes: readonly (MarkupViewNode | string)[], render: RenderRole): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const repeat = (extra?: RepeatExtra) => repeatNode(node, render, extra);
    return node.role === null ? repeat() : render(node, repeat);
  });
}

function repeatNode({ source, write, live, children }: MarkupViewNode, render: RenderRole, extra: RepeatExtra = {}): ReactNode {
  const tag = tagOf(source);
  if (!live) return createElement(tag, { ref: write });
  const ref = (element: Element | null) => {
    write(element);
    if (extra.node) extra.node.current = element;
  };
  const props = { ...extra.props, ref: extra.node ? ref : write };
  const content = (extra.children ?? null) === null ? renderAll(children, render) : [extra.children];
  return 'before' in extra ? createElement(tag, props, extra.before, ...content, extra.after) : createElement(tag, props, ...content);
}

/**
 * In capitals a tag is nothing special to React, which else takes an input's type and name away after an event, and throws when the
 * page has radio buttons of its own by the same name; moves a meta into the head; and empties a noscript.
 */
const tagOf = ({ localName }: Element): string => (/^(?:input|meta|noscript)$/.test(localName) ? localName.toUpperCase() : localName);
