import type { Page } from '../../src/core/page/createPage.ts';

/** A place for a customer's login, or the page's own link to it. */
export interface AccountProps {
  /** What the page's own link says to somebody who is logged out, and logged in; `null`: it is a place of ours. */
  readonly link: { readonly unauth: Element | null; readonly auth: Element | null } | null;
  /** Whether customers may log in on this site. */
  readonly isAllowed: boolean;
}

const LINK = '.user-accounts-text-link';

/** Reads a place or a link. Nothing said of logins means that a place is wanted. */
export function readAccount(element: HTMLElement, page: Page): AccountProps {
  const link = element.matches(LINK) ? { unauth: element.querySelector('.unauth'), auth: element.querySelector('.auth') } : null;
  return { link, isAllowed: page.context().websiteSettings?.userAccountsSettings?.loginAllowed !== false };
}
