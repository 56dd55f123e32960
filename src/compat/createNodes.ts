/** An element, document or window as `Y.one` gives it; of its many methods add-ons call this one. */
interface PageNode {
  /** Dispatches a bubbling event ("resize" does not bubble). */
  simulate(type: string): void;
}

/** `Y.one`, and the way from its nodes to their elements. */
export interface Nodes {
  /** @param target a selector, an element, a document, a window, or a node that was given before; `null`: there is no such element */
  readonly one: (target: unknown) => PageNode | null;
  /** The element of a node or of itself. */
  readonly elementOf: (target: unknown) => Element | null;
}

const CLICKS = /^(?:click|dblclick|mouse\w+)$/;

export function createNodes(page: Document): Nodes {
  const nodes = new WeakMap<EventTarget, PageNode>();
  const targets = new WeakMap<object, EventTarget>();

  const find = (target: unknown): EventTarget | null => {
    if (typeof target !== 'string') return isEventTarget(target) ? (targets.get(target) ?? target) : null;
    try {
      return page.querySelector(target);
    } catch {
      return null;
    }
  };
  return {
    one(given) {
      const target = find(given);
      if (!target || !('dispatchEvent' in target)) return null;
      const node = nodes.get(target) ?? { simulate: (type) => void target.dispatchEvent(createEvent(type)) };
      nodes.set(target, node);
      targets.set(node, target);
      return node;
    },
    elementOf(given) {
      const target = find(given);
      return target instanceof Element ? target : null;
    },
  };
}

const isEventTarget = (value: unknown): value is EventTarget => typeof value === 'object' && value !== null;

function createEvent(type: string): Event {
  const options = { bubbles: type !== 'resize', cancelable: true };
  return CLICKS.test(type) ? new MouseEvent(type, options) : new Event(type, options);
}
