import { namesBehind, putLast } from './attributeOrder.ts';
import { unclobbered } from './unclobbered.ts';
import { readAspect, writeAspect, type Aspect, type Value } from './aspect.ts';
import type { Writer } from './Writer.ts';

/**
 * What one widget writes on nodes that others made. It writes only what differs, remembers what stood there, and gives it back. What
 * somebody else has changed meanwhile is theirs: it is not written again before there is something new to say, and it is what comes
 * back, or stays, in the end.
 */
export interface Writes {
  /** A part of the widget that writes; parts do not write the same thing. */
  open(): WritingPart;
  /** Whether the nodes that were written on are still where they were. */
  isIntact(): boolean;
  /** Gives back what all parts have written, the last first. */
  giveBack(): void;
}

export interface WritingPart {
  /** Says all that shall stand now: what was said before and is not said this time is given back. */
  say(run: (write: Writer) => void): void;
  /** Gives back all that this part has written. */
  end(): void;
}

interface Entry {
  readonly node: Node;
  readonly kind: Aspect;
  readonly name: string;
  /** Whether it stood in the widget's element; `null`: it was not on the page, so it is ours. */
  readonly isInside: boolean | null;
  wanted: Value | undefined;
  /** What stood there before, and what we have made of it, as it reads. */
  served: Value;
  ours: Value;
  /** What a text was made of; where an absent node stood, as `orderOf` says. */
  nodes: readonly Node[];
  /** The attributes that stood behind one that we have taken away. */
  behind: readonly string[];
  /** The last time that it was said. */
  turn: number;
}

/** Attributes that are lists, as the author has written them: lists are written in a form of the browser's own. */
interface Spelling {
  readonly raw: string | null;
  /** The same in the browser's form. */
  readonly normal: string;
}

/** `Node.DOCUMENT_POSITION_CONTAINS` */
const CONTAINS = 8;

/** One for all entries: a long list has thousands. */
const NOTHING: readonly never[] = [];

/** @param element what the widget lives in */
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
  // Few parts need these, and a long list has hundreds of parts.
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
      // As it was, without having been given back.
      if ((kind === 'class' || kind === 'style') && wanted === entry.served) spellAsBefore(node as HTMLElement, kind);
    }
    entry.ours = readAspect(node, kind, name);
  };

  /** The parent of a node, and the nodes among which it stands, those that are out included. */
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
    // Read first: Chromium leaves `style=""` behind where a style that was never read as an attribute is removed as one.
    const seen = unclobbered(node);
    if (seen.getAttribute(kind) === spelling.raw) return;
    if (spelling.raw === null) seen.removeAttribute(kind);
    else seen.setAttribute(kind, spelling.raw);
  };

  /** Takes back what has not been said in this turn. */
  const forget = (): void => {
    for (const [node, known] of [...entries].toReversed()) {
      const kept = known.filter((entry) => entry.turn === turn);
      for (const entry of known.toReversed()) if (entry.turn !== turn) takeBack(entry);
      if (kept.length > 0) entries.set(node, kept);
      else entries.delete(node);
    }
  };

  /** Made anew each time, because it is small and would stay for as long as the widget. */
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
        // A text that was emptied may be replaced; a choice that is out is out by our hand.
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

/** Scripts and styles show nothing, and others read what is in them. */
const isSilent = ({ nodeName }: Node): boolean => /^(?:script|style|template)$/i.test(nodeName);

/** Puts a node back among those that stood round it: before the first that follows and is there, else after the last that is. */
function putBack(node: Node, [parent, ...order]: readonly Node[]): void {
  const at = order.indexOf(node);
  const isThere = (other: Node) => other.parentNode === parent;
  const next = order.slice(at + 1).find(isThere) ?? order.slice(0, at).findLast(isThere)?.nextSibling;
  parent?.insertBefore(node, next ?? null);
}
