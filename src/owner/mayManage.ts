import { SITE_ROLE } from '../commerce/model/siteRole.ts';

/** Whether these roles may plausibly manage restock sign-ups and reviews (spec §6 leaves it open): administrators and store managers; the platform decides for good. */
export const mayManage = (roles: readonly number[] | null): boolean =>
  roles?.some((role) => role === SITE_ROLE.admin || role === SITE_ROLE.storeManager) ?? false;
