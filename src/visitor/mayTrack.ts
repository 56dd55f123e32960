import { UNTRACKED_PAGE_TYPES, type PageType } from '../commerce/model/pageType.ts';
import { isAnonymous } from '../core/page/isAnonymous.ts';

/** Where the visitor is, and who is logged in. */
export interface Whereabouts {
  readonly pageType: number | undefined;
  readonly path: string;
  /** `null`: nobody is logged in; empty: somebody of whom nothing is known. */
  readonly roles: readonly number[] | null;
}

/** Whether anything is tracked here (spec §2, §4, §6): the site's own people are not, but for an account that may only look. */
export function mayTrack({ pageType, path, roles }: Whereabouts): boolean {
  // An editing context, whoever is there.
  if (path.includes('/config')) return false;
  if (UNTRACKED_PAGE_TYPES.includes(pageType as PageType)) return false;
  return isAnonymous(roles, path);
}

/** Whether looking at the page is a page view: not on the search page (spec §2). */
export const isPageView = (path: string): boolean => !/^\/search\/?$/.test(path);
