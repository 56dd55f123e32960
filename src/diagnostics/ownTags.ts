/** The script's tags, whichever build they load. */
export const ownTags = (page: Document): HTMLScriptElement[] =>
  [...page.querySelectorAll<HTMLScriptElement>('script[src*="storefront"]')].filter((tag) => isOwnFile(tag.getAttribute('src') ?? ''));

/** Whether an address ends with the name of a build. */
export const isOwnFile = (address: string): boolean => /\/storefront(?:\.lite)?(?:\.umd)?\.js(?:[?#]|$)/.test(`/${address}`);
