/** The header in which the platform expects a logged-in customer's anti-forgery token back. */
export const SITE_USER_HEADER = 'X-SiteUser-XSRF-Token';

/** The cookie in which the platform leaves that token for the pages after the one that logged in. */
export const SITE_USER_COOKIE = 'siteUserCrumb';
