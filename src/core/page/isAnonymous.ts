import { SITE_ROLE } from '../../commerce/model/siteRole.ts';

/**
 * Whether a visitor counts as nobody in particular (spec §6): nobody is logged in, or an account that may only look, outside the site's
 * own configuration.
 * @param roles as `readLogin` has them
 * @param path of the page
 */
export function isAnonymous(roles: readonly number[] | null, path: string): boolean {
  if (roles === null) return true;
  return !path.includes('/config') && roles.length > 0 && roles.every((role) => role === SITE_ROLE.viewer);
}
