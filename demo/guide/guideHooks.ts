import { attributeDocs, hookDocs, slotDocs } from '../../src/diagnostics/docs.ts';

/** The rows of the guide's table of hooks; HTML. */
export const guideHooks = Object.entries(hookDocs).map(([name, { meaning, inside }]) => ({
  name,
  meaning,
  inside: inside === 'product' ? 'a product, or an element with the product’s id' : '',
}));

/** The rows of its table of slots; HTML. */
export const guideSlots = Object.entries(slotDocs).map(([name, place]) => ({ name, place }));

/** The rows of its table of attributes; HTML. */
export const guideAttributes = Object.entries(attributeDocs).map(([name, meaning]) => ({ name, meaning }));
