/** Which targets a redirect may have beside those of this site. */
export interface RedirectRules {
  /** Any web address: for a target that the site's owner has configured. */
  readonly anyOrigin?: boolean;
  /** Origins of other sites that are fine as well, e.g. `https://pay.example`. */
  readonly allowed?: readonly string[];
}

/**
 * Where a redirect may lead: an http(s) address of this site, unless `rules` allow others; `null` means stay here. Relative targets are
 * resolved as the browser would. Navigate to the `href` of the answer, never to the input: the two may be read differently.
 *
 * Everything else is refused, `javascript:`, `data:` and credentials in the address among it.
 */
export function safeRedirect(target: string, { anyOrigin = false, allowed = [] }: RedirectRules = {}): URL | null {
  let url;
  try {
    url = new URL(target, location.href);
  } catch {
    return null;
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null;
  return anyOrigin || url.origin === location.origin || allowed.includes(url.origin) ? url : null;
}
