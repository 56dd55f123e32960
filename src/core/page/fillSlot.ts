import { slot } from './selectors.ts';

/** Places of what the shop renders, for the theme's own markup. */
export type SlotName = 'mini-cart-top' | 'mini-cart-end' | 'cart-summary' | 'cart-empty' | 'dialog-end' | 'product-end';

const templatesOf = (page: Document, name: SlotName) => page.querySelectorAll<HTMLTemplateElement>(`template[${slot}="${name}"]`);

/** Whether the page has a template for it. */
export const hasSlot = (page: Document, name: SlotName): boolean => templatesOf(page, name).length > 0;

/** Copies the page's templates for this place into it, in their order. */
export function fillSlot(place: Element, name: SlotName): void {
  const page = place.ownerDocument;
  place.append(...[...templatesOf(page, name)].map(({ content }) => page.importNode(content, true)));
}
