import { attempt } from './result.ts';

export interface RedirectRules {
  readonly anyOrigin?: boolean;
  readonly allowed?: readonly string[];
}

/**
 * Where a redirect may lead: an http(s) address of this site, unless `rules` allow others; `null` means stay here. Relative targets are
 * resolved as in the browser. Navigate to the result's `href`, never to the input: the two may be parsed differently.
 *
 * Everything else is refused, including `javascript:`, `data:` and credentials in the address.
 */
export function safeRedirect(target: string, { anyOrigin = false, allowed = [] }: RedirectRules = {}): URL | null {
  const url = attempt(() => new URL(target, location.href));
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null;
  return anyOrigin || url.origin === location.origin || allowed.includes(url.origin) ? url : null;
}
