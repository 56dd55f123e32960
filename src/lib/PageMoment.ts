/** The page is hidden, shown again, left, or restored from the back/forward cache. */
export type PageMoment = 'hidden' | 'shown' | 'left' | 'returned';
