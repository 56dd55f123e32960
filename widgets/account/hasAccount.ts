export const hasAccount = (page: Document): boolean =>
  (Object(page.defaultView?.Static?.SQUARESPACE_CONTEXT) as { authenticatedAccount?: unknown }).authenticatedAccount != null;
