import { namesBehind, putLast, readAspect, writeAspect, type Aspect, type Value } from './aspect.ts';
import { unclobbered } from './unclobbered.ts';
import type { Writer } from './Writer.ts';

/**
 * What one widget writes on nodes it did not create: it writes only differences, remembers the former value and gives it back. A value that
 * the page has changed meanwhile is left alone until the widget has a new value, and is what remains in the end.
 */
export interface Writes {
  open(): WritingPart;
  isIntact(): boolean;
  giveBack(): void;
}

export interface WritingPart {
  /** Declares the whole current state; what an earlier call wrote and this one does not is given back. */
  say(run: (write: Writer) => void): void;
  end(): void;
}

interface Entry {
  readonly node: Node;
  readonly kind: Aspect;
  readonly name: string;
  /** Whether the node stood in the widget's element; `null`: it was not on the page, so it is ours. */
  readonly isInside: boolean | null;
  wanted: Value | undefined;
  /** The former value, and our value as the browser reads it back. */
  served: Value;
  ours: Value;
  /** The nodes a text was made of; for an absent node its place, from `orderOf`. */
  nodes: readonly Node[];
  /** The attributes that followed one that we have removed. */
  behind: readonly string[];
  turn: number;
}

/** The author's spelling of an attribute that the browser normalises. */
interface Spelling {
  readonly raw: string | null;
  readonly normal: string;
}

/** `Node.DOCUMENT_POSITION_CONTAINS` */
const CONTAINS = 8;

/** Shared by all entries, because a long list has thousands. */
const NOTHING: readonly never[] = [];

/** @param element the widget's element */
export function createWrites(element: Element): Writes {
  const parts: { end(): void; isIntact(): boolean }[] = [];
  return {
    open() {
      const part = createPart(element);
      parts.push(part);
      return part;
    },
    isIntact: () => parts.every((part) => part.isIntact()),
    giveBack() {
      for (const part of parts.toReversed()) part.end();
    },
  };
}

function createPart(element: Element): WritingPart & { isIntact(): boolean } {
  const entries = new Map<Node, Entry[]>();
  // Created on demand: few of the hundreds of parts in a long list need them.
  let spellings: Map<Element, { class?: Spelling; style?: Spelling }> | undefined;
  let orders: Map<Node, Node[]> | undefined;
  let turn = 0;

  const put = (node: Node, kind: Aspect, name: string, wanted: Value): void => {
    const known = entries.get(node) ?? [];
    if (known.length === 0) entries.set(node, known);
    let entry = known.find((other) => other.kind === kind && other.name === name);
    if (!entry) {
      const served = readAspect(node, kind, name);
      entry = {
        node,
        kind,
        name,
        isInside: node.isConnected ? isInside(element, node) : null,
        wanted: undefined,
        served,
        ours: served,
        nodes: NOTHING,
        behind: NOTHING,
        turn,
      };
      known.push(entry);
    }
    entry.turn = turn;
    if (entry.wanted === wanted) return;
    const current = readAspect(node, kind, name);
    if (entry.wanted === undefined || current !== entry.ours) {
      entry.served = current;
      entry.nodes = kind === 'text' ? [...node.childNodes] : NOTHING;
    }
    entry.wanted = wanted;
    if (current !== wanted) {
      if (kind === 'class' || kind === 'style') keepSpelling(node as HTMLElement, kind);
      if (kind === 'absent') entry.nodes = orderOf(node);
      if (kind === 'attribute' && wanted === null) entry.behind = namesBehind(node as Element, name);
      writeAspect(node, kind, name, wanted);
      // Restores the author's own spelling.
      if ((kind === 'class' || kind === 'style') && wanted === entry.served) spellAsBefore(node as HTMLElement, kind);
    }
    entry.ours = readAspect(node, kind, name);
  };

  /** The node's parent and its siblings, absent ones included. */
  const orderOf = ({ parentNode: parent }: Node): readonly Node[] => {
    if (!parent) return [];
    const order = orders?.get(parent) ?? [];
    (orders ??= new Map()).set(parent, order);
    let at = 0;
    for (const child of parent.childNodes) {
      const known = order.indexOf(child);
      if (known < 0) order.splice(at, 0, child);
      at = (known < 0 ? at : known) + 1;
    }
    return [parent, ...order];
  };

  const keepSpelling = (node: HTMLElement, kind: 'class' | 'style'): void => {
    const kept = spellings?.get(node) ?? {};
    (spellings ??= new Map()).set(node, kept);
    kept[kind] ??= { raw: unclobbered(node).getAttribute(kind), normal: normalOf(node, kind) };
  };

  const takeBack = (entry: Entry): void => {
    const { node, kind, name, served, ours, nodes, behind } = entry;
    if (kind === 'value' || kind === 'checked' || served === ours || readAspect(node, kind, name) !== ours) return;
    if (kind === 'text') (node as Element).replaceChildren(...nodes);
    else if (kind === 'absent') putBack(node, nodes);
    else writeAspect(node, kind, name, served);
    if (kind === 'attribute' && ours === null) putLast(node as Element, behind);
    if (kind === 'class' || kind === 'style') spellAsBefore(node as HTMLElement, kind);
  };

  const spellAsBefore = (node: HTMLElement, kind: 'class' | 'style'): void => {
    const kept = spellings?.get(node);
    const spelling = kept?.[kind];
    if (!spelling || normalOf(node, kind) !== spelling.normal) return;
    delete kept[kind];
    // Read first: Chromium leaves `style=""` behind when a style is removed that was never read as an attribute.
    const safe = unclobbered(node);
    if (safe.getAttribute(kind) === spelling.raw) return;
    if (spelling.raw === null) safe.removeAttribute(kind);
    else safe.setAttribute(kind, spelling.raw);
  };

  /** Takes back what this turn has not declared. */
  const forget = (): void => {
    for (const [node, known] of [...entries].toReversed()) {
      const kept = known.filter((entry) => entry.turn === turn);
      for (const entry of known.toReversed()) if (entry.turn !== turn) takeBack(entry);
      if (kept.length > 0) entries.set(node, kept);
      else entries.delete(node);
    }
  };

  /** Created for each call, because it would otherwise live as long as the widget. */
  const createWriter = (): Writer => {
    const writer: Writer = {
      attribute: (node, name, value) => put(node, 'attribute', name, value),
      className: (node, name, isThere) => put(node, 'class', name, isThere ? '' : null),
      style: (node, property, value) => put(node, 'style', property, value),
      text: (node, text) => put(node, 'text', '', text),
      value: (node, value) => put(node, 'value', '', value),
      checked: (node, isChecked) => put(node, 'checked', '', isChecked ? '' : null),
      absent: (node) => put(node, 'absent', '', ''),
      data: (node, text) => put(node, 'data', '', text),
      hide(node, except) {
        for (const child of unclobbered(node).childNodes) {
          if (child === except || isSilent(child)) continue;
          const { nodeType } = unclobbered(child);
          if (nodeType === 3) put(child, 'data', '', '');
          else if (nodeType === 1) put(child, 'attribute', 'hidden', '');
        }
      },
      blank(node, except) {
        writer.hide(node, except);
        for (const child of node.children) if (child !== except && !isSilent(child)) writer.blank(child, except);
      },
    };
    return writer;
  };

  return {
    say(run) {
      turn += 1;
      run(createWriter());
      forget();
    },
    end() {
      turn += 1;
      forget();
    },
    isIntact() {
      for (const [node, known] of entries) {
        // An emptied text may be replaced by the page; an absent option is missing because of us.
        if (known.some(({ kind }) => kind === 'data' || kind === 'absent')) continue;
        const wasInside = known[0]?.isInside ?? null;
        if (wasInside !== null && (!node.isConnected || isInside(element, node) !== wasInside)) return false;
      }
      return true;
    },
  };
}

const isInside = (element: Element, node: Node): boolean =>
  node === element || (unclobbered(node).compareDocumentPosition(element) & CONTAINS) !== 0;

const normalOf = (node: HTMLElement, kind: 'class' | 'style'): string => {
  const { classList, style } = unclobbered(node);
  return kind === 'class' ? [...classList].toSorted().join(' ') : style.cssText;
};

/** Scripts and styles show nothing, and other code reads their text. */
const isSilent = ({ nodeName }: Node): boolean => /^(?:script|style|template)$/i.test(nodeName);

/** Restores a node before its first following sibling that is present, else after its last preceding one. */
function putBack(node: Node, [parent, ...order]: readonly Node[]): void {
  const at = order.indexOf(node);
  const isThere = (other: Node) => other.parentNode === parent;
  const next = order.slice(at + 1).find(isThere) ?? order.slice(0, at).findLast(isThere)?.nextSibling;
  parent?.insertBefore(node, next ?? null);
}
