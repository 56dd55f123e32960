import { SITE_ROLE } from '../../commerce/model/siteRole.ts';

export function isAnonymous(roles: readonly number[] | null, path: string): boolean {
  if (roles === null) return true;
  return !path.includes('/config') && roles.length > 0 && roles.every((role) => role === SITE_ROLE.viewer);
}
