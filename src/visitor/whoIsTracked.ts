import { UNTRACKED_PAGE_TYPES, type PageType } from '../commerce/model/pageType.ts';
import { SITE_ROLE } from '../commerce/model/siteRole.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { readRoles } from '../core/page/readLogin.ts';

interface Whereabouts {
  readonly context: PageContext;
  readonly path: string;
  /** `null`: not logged in; empty: roles unknown. */
  readonly roles: readonly number[] | null;
}

/** Whether the platform counts this visitor here: no one who is logged in, except accounts that may only look. */
export const countsForPlatform = ({ context, path, roles }: Whereabouts): boolean =>
  // A substring, because the platform matches it so.
  !path.includes('/config') && !isUntracked(context) && (roles === null || isViewer(roles));

/** Whether the site's own analytics count this visitor here: customers who are logged in do count, the site's staff do not. */
export const countsForSite = ({ context, path }: Pick<Whereabouts, 'context' | 'path'>): boolean =>
  !path.split('/').includes('config') && !isUntracked(context) && !isStaff(context);

const isUntracked = ({ pageType }: PageContext): boolean => UNTRACKED_PAGE_TYPES.includes(pageType as PageType);

/** An account of the website builder with a role on this site; one whose roles cannot be read counts as staff. */
function isStaff({ authenticatedAccount: account, impersonatedSession }: PageContext): boolean {
  if (impersonatedSession) return true;
  if (account == null) return false;
  return !isViewer(readRoles(account));
}

/** Whether an account may only look; one whose roles are unknown may more. */
const isViewer = (roles: readonly number[]): boolean => roles.length > 0 && roles.every((role) => role === SITE_ROLE.viewer);

/** The search page does not count as a page view. */
export const isPageView = (path: string): boolean => !/^\/search\/?$/.test(path);
