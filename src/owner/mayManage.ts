import { SITE_ROLE } from '../commerce/model/siteRole.ts';

/** Administrators and store managers; the platform checks again. */
export const mayManage = (roles: readonly number[] | null): boolean =>
  roles?.some((role) => role === SITE_ROLE.admin || role === SITE_ROLE.storeManager) ?? false;
