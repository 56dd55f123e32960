import { unclobbered } from './unclobbered.ts';

/** The element around a node, as the browser knows it: whoever climbs by what a form says of itself may go round for ever. */
export const parentOf = (node: Node): HTMLElement | null => unclobbered(node).parentElement;
