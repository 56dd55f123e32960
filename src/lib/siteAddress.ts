/** What a link or a beacon to a path of this site is given: the path, or the whole address where the page's `<base>` says that paths are another site's. */
export function siteAddress(path: string): string {
  try {
    const { href } = new URL(path, location.href);
    return new URL(path, document.baseURI).href === href ? path : href;
  } catch {
    return path; // the page has no address of its own (`srcdoc`, `blob:`)
  }
}
