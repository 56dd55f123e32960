import { unclobbered } from './unclobbered.ts';

/** A place of our own in an element that the server sent: what we add is rendered in it, never in the server's element itself. */
export interface Place {
  readonly node: HTMLElement;
  /** Puts it on the page, or takes it off. Off the page it disturbs no `:empty`, `:last-child` or `+` of the theme's. Idempotent. */
  show(isShown: boolean): void;
  /** Whether it is where we have put it. */
  isIntact(): boolean;
  /** The content of the node if a library that morphs pages has reused it as one of the page's own; `null` if it is still ours. */
  adopted(): readonly ChildNode[] | null;
}

/** Where a place stands, and what it is. */
export interface PlaceShape {
  readonly parent: Element;
  /** What it stands before; left out: it is the last child. */
  readonly before?: Node | null;
  /** Default `span`. */
  readonly tag?: string;
  /** A name that themes know it by. Without one it takes no part in the layout, only what is in it does. */
  readonly className?: string;
}

/** Makes a place, which is not on the page yet. */
export function createPlace({ parent, before = null, tag = 'span', className }: PlaceShape): Place {
  const around = unclobbered(parent);
  const node = around.ownerDocument.createElement(tag);
  if (className === undefined) node.style.display = 'contents';
  else node.className = className;
  let isThere = false;
  const isOurs = () => (className === undefined ? node.style.display !== '' : node.classList.contains(className.split(' ')[0] ?? ''));
  return {
    node,
    show(isShown) {
      if (isShown === isThere) return;
      isThere = isShown;
      if (!isShown) {
        if (isOurs()) node.remove();
      } else around.insertBefore(node, before && unclobbered(before).parentNode === parent ? before : null);
    },
    isIntact: () => !isThere || node.parentNode === parent,
    adopted: () => (isOurs() ? null : [...node.childNodes]),
  };
}
