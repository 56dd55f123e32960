/** Gives links and beacons a path of this site, or its whole address where the page's `<base>` would lead the path to another site. */
export function siteAddress(path: string): string {
  try {
    const { href } = new URL(path, location.href);
    return new URL(path, document.baseURI).href === href ? path : href;
  } catch {
    return path; // the page has no address of its own (`srcdoc`, `blob:`)
  }
}
