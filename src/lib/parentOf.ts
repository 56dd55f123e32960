import { unclobbered } from './unclobbered.ts';

/** The parent as the browser knows it: a form field named `parentNode` would make a climb endless. */
export const parentOf = (node: Node): HTMLElement | null => unclobbered(node).parentElement;
