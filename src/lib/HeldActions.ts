/** Keeps clicks and submits on elements whose widgets are not mounted yet. */
export interface HeldActions {
  /** Hands the element over to its widget: runs `run` if an action was kept for it, and keeps no further ones. Returns its off. */
  takeOver(element: Element, run: () => void): () => void;
  has(event: Event): boolean;
}
