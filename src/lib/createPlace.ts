import { unclobbered } from './unclobbered.ts';

/** Our own element inside a served one: our parts are rendered here, never into the served element itself. */
export interface Place {
  readonly node: HTMLElement;
  readonly parent: Element;
  readonly before: Node | null;
  readonly className: string | undefined;
  /** Whether it was inserted. */
  isThere: boolean;
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
  const node = unclobbered(parent).ownerDocument.createElement(tag);
  if (className === undefined) node.style.display = 'contents';
  else node.className = className;
  return { node, parent, before, className, isThere: false };
}

/** Inserts or removes it, if there is one. Off the page it cannot disturb the theme's `:empty`, `:last-child` or `+` rules. Idempotent. */
export function showPlace(place: Place | null, isShown: boolean): void {
  if (!place || isShown === place.isThere) return;
  const { node, parent, before } = place;
  place.isThere = isShown;
  if (isShown) unclobbered(parent).insertBefore(node, before && unclobbered(before).parentNode === parent ? before : null);
  else if (isOurs(place)) node.remove();
}

/** Whether it is still where it was inserted. */
export const isPlaceIntact = ({ node, parent, isThere }: Place): boolean => !isThere || node.parentNode === parent;

const isOurs = ({ node, className }: Place): boolean =>
  className === undefined ? node.style.display !== '' : node.classList.contains(className.split(' ')[0] ?? '');
