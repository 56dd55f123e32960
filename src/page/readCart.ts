import { isFilled } from './markup';

/** The place of the full-page cart. */
export interface CartProps {
  /** Whether the server rendered something into it already. */
  readonly isFilled: boolean;
}

/** Reads the place of the full-page cart. */
export const readCart = (element: HTMLElement): CartProps => ({ isFilled: isFilled(element) });
