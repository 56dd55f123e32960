import type { ShownEntry } from './cartPage.ts';

/** What a line of the cart is called, so that two variants of one product can be told apart: "Breakfast Mug, Oat, Large". */
export const entryName = ({ title, chosenVariant }: Pick<ShownEntry, 'title' | 'chosenVariant'>, untitled: string): string =>
  [title ?? untitled, ...Object.values(chosenVariant?.attributes ?? {})].join(', ');
