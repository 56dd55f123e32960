/** The script's tags, whichever build they load. */
export const ownTags = (page: Document): Element[] =>
  [...page.querySelectorAll('script[src*="storefront"]')].filter((tag) =>
    /\/storefront(?:\.lite)?(?:\.umd)?\.js(?:[?#]|$)/.test(`/${tag.getAttribute('src') ?? ''}`),
  );
