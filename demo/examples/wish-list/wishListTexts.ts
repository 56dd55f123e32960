/** Announcements; a site translates each by its key in `localizedStrings`: `wish-list.wishKept`. */
export const wishListTexts = {
  name: 'wish-list',
  texts: {
    wishKept: '{title} is on your wish list.',
    wishDropped: '{title} is off your wish list.',
    wishListFull: 'Your wish list is full: it has {count} products.',
  },
} as const;
