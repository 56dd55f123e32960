/** The path for links and beacons, or the whole address where the page's `<base>` leads to another site. */
export function siteAddress(path: string): string {
  try {
    const { href } = new URL(path, location.href);
    return new URL(path, document.baseURI).href === href ? path : href;
  } catch {
    return path; // the page has no address (`srcdoc`, `blob:`)
  }
}

/** Adds a missing leading slash, and reduces two, which would lead to another site. */
export const sitePath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;
