/** Keeps what a visitor does on elements whose widgets are not mounted yet. */
export interface HeldActions {
  /** From now on the widget of this element does what is asked of it; `run` does what was asked before. Returns its off. */
  takeOver(element: Element, run: () => void): () => void;
  /** Whether what the event asks for is done by `run`: the widget's own listener must not do it as well. */
  has(event: Event): boolean;
}

export const NOTHING_HELD: HeldActions = { takeOver: () => () => undefined, has: () => false };
