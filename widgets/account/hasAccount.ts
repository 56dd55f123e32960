/** Whether somebody is logged in to the site itself, by the platform's page context as it stands. */
export const hasAccount = (page: Document): boolean =>
  (Object(page.defaultView?.Static?.SQUARESPACE_CONTEXT) as { authenticatedAccount?: unknown }).authenticatedAccount != null;
