import { namesBehind, putLast, readAspect, writeAspect, type Aspect, type Value } from './aspect.ts';
import { unclobbered } from './unclobbered.ts';
import type { Writer } from './Writer.ts';

/**
 * The writes of one widget on nodes it did not create: it writes only differences, remembers the former value and gives it back. A value that
 * the page has changed meanwhile is left alone until the widget has a new value, and is what remains in the end. The functions that write
 * are beside it and not in it, because a long list has hundreds of these.
 */
export interface Writes {
  readonly element: Element;
  parts: readonly WritingPart[];
}

/** The writes of one component of the widget. */
export interface WritingPart {
  readonly element: Element;
  /** The last one of each node. Created on demand, as the next: few parts of a long list need them. */
  entries: Map<Node, Entry> | null;
  spellings: Map<Element, { class?: Spelling; style?: Spelling }> | null;
  orders: Map<Node, Node[]> | null;
  /** The number of its current declaration. */
  turn: number;
}

interface Entry {
  readonly kind: Aspect;
  readonly name: string;
  /** Whether the node stood in the widget's element; `null`: it was not on the page, so it is ours. */
  readonly isInside: boolean | null;
  wanted: Value | undefined;
  /** The former value, and our value as the browser reads it back. */
  served: Value;
  ours: Value;
  /** The nodes a text was made of; for an absent node its place, from `orderOf`. Not of other kinds, as the next: a list has thousands. */
  nodes?: readonly Node[];
  /** The attributes that followed one that we have removed. */
  behind?: readonly string[];
  turn: number;
  /** The one before it on the same node. A chain, because a long list has thousands of nodes and an array for each would weigh as much as the entry. */
  earlier: Entry | null;
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
export const createWrites = (element: Element): Writes => ({ element, parts: NOTHING });

/** A part for one component of the widget. */
export function openPart(writes: Writes): WritingPart {
  const part = createPart(writes.element);
  // Without the spare room that `push` makes.
  writes.parts = writes.parts.concat(part);
  return part;
}

/** A part by itself, of what is no widget. */
export const createPart = (element: Element): WritingPart => ({ element, entries: null, spellings: null, orders: null, turn: 0 });

/** Declares the whole current state; what an earlier call wrote and this one does not is given back. */
export function declareWrites(part: WritingPart, run: (write: Writer) => void): void {
  part.turn += 1;
  run(createWriter(part));
  forget(part);
}

/** Gives back what the part has written; it may write again. */
export const endPart = (part: WritingPart): void => declareWrites(part, () => undefined);

/** Gives back what all of it has written. */
export const giveBack = ({ parts }: Writes): void => [...parts].reverse().forEach(endPart);

/** Whether the nodes it wrote on are where they were. */
export const isIntact = ({ parts }: Writes): boolean =>
  parts.every(({ element, entries }) => {
    for (const [node, last] of entries ?? NOTHING) if (!isInPlace(element, node, last)) return false;
    return true;
  });

function isInPlace(element: Element, node: Node, last: Entry): boolean {
  // An emptied text may be replaced by the page; an absent option is missing because of us.
  if (findEntry(last, ({ kind }) => kind === 'data' || kind === 'absent')) return true;
  return last.isInside === null || (node.isConnected && isInside(element, node) === last.isInside);
}

function findEntry(last: Entry | null, is: (entry: Entry) => boolean): Entry | null {
  let entry = last;
  while (entry && !is(entry)) entry = entry.earlier;
  return entry;
}

/** Created for each call, because it would otherwise live as long as the widget. */
function createWriter(part: WritingPart): Writer {
  const write = (node: Node, kind: Aspect, name: string, value: Value) => put(part, node, kind, name, value);
  const writer: Writer = {
    attribute: (node, name, value) => write(node, 'attribute', name, value),
    className: (node, name, isThere) => write(node, 'class', name, isThere ? '' : null),
    style: (node, property, value) => write(node, 'style', property, value),
    text: (node, text) => write(node, 'text', '', text),
    value: (node, value) => write(node, 'value', '', value),
    checked: (node, isChecked) => write(node, 'checked', '', isChecked ? '' : null),
    absent: (node) => write(node, 'absent', '', ''),
    data: (node, text) => write(node, 'data', '', text),
    hide(node, except) {
      for (const child of unclobbered(node).childNodes) {
        if (child === except || isSilent(child)) continue;
        const { nodeType } = unclobbered(child);
        if (nodeType === 3) write(child, 'data', '', '');
        else if (nodeType === 1) write(child, 'attribute', 'hidden', '');
      }
    },
    blank(node, except) {
      writer.hide(node, except);
      for (const child of node.children) if (child !== except && !isSilent(child)) writer.blank(child, except);
    },
  };
  return writer;
}

function put(part: WritingPart, node: Node, kind: Aspect, name: string, wanted: Value): void {
  const { element, turn } = part;
  const entries = (part.entries ??= new Map<Node, Entry>());
  const last = entries.get(node) ?? null;
  let entry = findEntry(last, (other) => other.kind === kind && other.name === name);
  if (!entry) {
    const served = readAspect(node, kind, name);
    entry = {
      kind,
      name,
      isInside: last ? last.isInside : node.isConnected ? isInside(element, node) : null,
      wanted: undefined,
      served,
      ours: served,
      turn,
      earlier: last,
    };
    entries.set(node, entry);
  }
  entry.turn = turn;
  if (entry.wanted === wanted) return;
  const current = readAspect(node, kind, name);
  if (entry.wanted === undefined || current !== entry.ours) {
    entry.served = current;
    if (kind === 'text') entry.nodes = [...node.childNodes];
  }
  entry.wanted = wanted;
  const isSpelled = kind === 'class' || kind === 'style';
  if (current !== wanted) {
    if (isSpelled) keepSpelling(part, node as HTMLElement, kind);
    if (kind === 'absent') entry.nodes = orderOf(part, node);
    if (kind === 'attribute' && wanted === null) entry.behind = namesBehind(node as Element, name);
    writeAspect(node, kind, name, wanted);
    // Restores the author's own spelling.
    if (isSpelled && wanted === entry.served) spellAsBefore(part, node as HTMLElement, kind);
  }
  entry.ours = readAspect(node, kind, name);
  // The browser's copy of a text is one for all nodes that have it, and a list has hundreds of them.
  if (entry.ours === wanted) entry.wanted = entry.ours;
}

/** The node's parent and its siblings, absent ones included. */
function orderOf(part: WritingPart, { parentNode: parent }: Node): readonly Node[] {
  if (!parent) return [];
  const order = part.orders?.get(parent) ?? [];
  (part.orders ??= new Map()).set(parent, order);
  let at = 0;
  for (const child of parent.childNodes) {
    const known = order.indexOf(child);
    if (known < 0) order.splice(at, 0, child);
    at = (known < 0 ? at : known) + 1;
  }
  return [parent, ...order];
}

function keepSpelling(part: WritingPart, node: HTMLElement, kind: 'class' | 'style'): void {
  const kept = part.spellings?.get(node) ?? {};
  (part.spellings ??= new Map()).set(node, kept);
  kept[kind] ??= { raw: unclobbered(node).getAttribute(kind), normal: normalOf(node, kind) };
}

function spellAsBefore({ spellings }: WritingPart, node: HTMLElement, kind: 'class' | 'style'): void {
  const kept = spellings?.get(node);
  const spelling = kept?.[kind];
  if (!spelling || normalOf(node, kind) !== spelling.normal) return;
  delete kept[kind];
  // Read first: Chromium leaves `style=""` behind when a style is removed that was never read as an attribute.
  const safe = unclobbered(node);
  if (safe.getAttribute(kind) === spelling.raw) return;
  if (spelling.raw === null) safe.removeAttribute(kind);
  else safe.setAttribute(kind, spelling.raw);
}

/** Takes back what this turn has not declared. */
function forget(part: WritingPart): void {
  const { entries, turn } = part;
  if (!entries) return;
  for (const [node, last] of [...entries].reverse()) {
    let later: Entry | null = null;
    for (let entry: Entry | null = last; entry; entry = entry.earlier) {
      if (entry.turn === turn) {
        later = entry;
        continue;
      }
      takeBack(part, node, entry);
      if (later) later.earlier = entry.earlier;
      else if (entry.earlier) entries.set(node, entry.earlier);
      else entries.delete(node);
    }
  }
}

function takeBack(part: WritingPart, node: Node, { kind, name, served, ours, nodes = NOTHING, behind = NOTHING }: Entry): void {
  if (kind === 'value' || kind === 'checked' || served === ours || readAspect(node, kind, name) !== ours) return;
  if (kind === 'text') (node as Element).replaceChildren(...nodes);
  else if (kind === 'absent') putBack(node, nodes);
  else writeAspect(node, kind, name, served);
  if (kind === 'attribute' && ours === null) putLast(node as Element, behind);
  if (kind === 'class' || kind === 'style') spellAsBefore(part, node as HTMLElement, kind);
}

const isInside = (element: Element, node: Node): boolean =>
  node === element || (unclobbered(node).compareDocumentPosition(element) & CONTAINS) !== 0;

const normalOf = (node: HTMLElement, kind: 'class' | 'style'): string => {
  const { classList, style } = unclobbered(node);
  return kind === 'class' ? [...classList].sort().join(' ') : style.cssText;
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
