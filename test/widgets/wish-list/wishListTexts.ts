/** What is read out; a site's `localizedStrings` override a text under its key. */
export const wishListTexts = {
  wishKept: '{title} is on your wish list.',
  wishDropped: '{title} is off your wish list.',
};
