/** Whether the platform's context names an account that is logged in, which takes no more than a look. */
export const hasAccount = (page: Document): boolean =>
  (Object(page.defaultView?.Static?.SQUARESPACE_CONTEXT) as { authenticatedAccount?: unknown }).authenticatedAccount != null;
