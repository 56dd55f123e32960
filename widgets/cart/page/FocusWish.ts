/** A wish to move the focus: to the line with this id, '' for the empty cart. */
export interface FocusWish {
  readonly id: string;
  /** The `ref` of the element that is wished for: takes the focus once, when the element is on the page. */
  readonly take: (element: HTMLElement | null) => void;
}

/** Each wish has a `take` of its own, so that React calls it for the same line again. */
export const createFocusWish = (id: string): FocusWish => ({ id, take: (element) => element?.focus() });
