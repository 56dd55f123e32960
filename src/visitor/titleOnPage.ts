import type { PageContext } from '../commerce/model/pageContext.ts';

/** The title of an item by the page's context, where that is about the item; `null`: it is not, or gives none. */
export const titleOnPage = ({ item }: PageContext, itemId: string): string | null => (item?.id === itemId && item.title) || null;
