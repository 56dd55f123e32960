import { UNTRACKED_PAGE_TYPES, type PageType } from '../commerce/model/pageType.ts';
import { isAnonymous } from '../core/page/isAnonymous.ts';

export interface Whereabouts {
  readonly pageType: number | undefined;
  readonly path: string;
  /** `null`: not logged in; empty: roles unknown. */
  readonly roles: readonly number[] | null;
}

/** Whether visitors are tracked here: the site's own staff are not, except view-only accounts. */
export function mayTrack({ pageType, path, roles }: Whereabouts): boolean {
  if (path.includes('/config')) return false;
  if (UNTRACKED_PAGE_TYPES.includes(pageType as PageType)) return false;
  return isAnonymous(roles, path);
}

/** The search page does not count. */
export const isPageView = (path: string): boolean => !/^\/search\/?$/.test(path);
