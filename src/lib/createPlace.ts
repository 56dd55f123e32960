import { unclobbered } from './unclobbered.ts';

/** An element of ours inside a served element: what we add is rendered here, never into the served element itself. */
export interface Place {
  readonly node: HTMLElement;
  /** Inserts or removes it. Off the page it cannot disturb the theme's `:empty`, `:last-child` or `+` rules. Idempotent. */
  show(isShown: boolean): void;
  isIntact(): boolean;
  /** The node's content if a morphing library has reused it for the page's own content; `null` if it is still ours. */
  adopted(): readonly ChildNode[] | null;
}

export interface PlaceShape {
  readonly parent: Element;
  /** The sibling it stands before; default: it is the last child. */
  readonly before?: Node | null;
  readonly tag?: string;
  /** Class name for themes. Without one the place has `display: contents`. */
  readonly className?: string;
}

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
