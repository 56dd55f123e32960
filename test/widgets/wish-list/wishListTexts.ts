/** Announcements; a site's `localizedStrings` override each text by its key. */
export const wishListTexts = {
  wishKept: '{title} is on your wish list.',
  wishDropped: '{title} is off your wish list.',
};
