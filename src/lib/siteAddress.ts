import { attempt } from './result.ts';

/** The path for links and beacons, or the whole address where the page's `<base>` leads to another site. */
export function siteAddress(path: string): string {
  const against = (base: string) => attempt(() => new URL(path, base).href);
  const own = against(location.href);
  // A page of `srcdoc` or `blob:` has no address.
  return own === undefined || own === against(document.baseURI) ? path : own;
}

/** Adds a missing leading slash, and reduces two, which would lead to another site. */
export const sitePath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;
