/** What becomes of the page: seen no more, seen again, left, or back out of the back/forward cache. */
export type PageMoment = 'hidden' | 'shown' | 'left' | 'returned';
