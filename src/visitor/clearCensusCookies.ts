import { clearCookie } from '../lib/writeCookie.ts';

/** Removes the cookies of the visitor census, older ones included. */
export const clearCensusCookies = (): void => ['ss_cvr', 'ss_cvt', 'ss_cid', 'ss_cpvisit', 'ss_cvisit'].forEach(clearCookie);
