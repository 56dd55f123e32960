import type { Page } from '../../src/core/page/createPage.ts';

export interface AccountProps {
  /** The texts of the page's own link when logged out and in; `null`: a place for our own. */
  readonly link: { readonly unauth: Element | null; readonly auth: Element | null } | null;
  readonly isAllowed: boolean;
}

const LINK = '.user-accounts-text-link';

export function readAccount(element: HTMLElement, page: Page): AccountProps {
  const link = element.matches(LINK) ? { unauth: element.querySelector('.unauth'), auth: element.querySelector('.auth') } : null;
  return { link, isAllowed: page.context().websiteSettings?.userAccountsSettings?.loginAllowed !== false };
}
