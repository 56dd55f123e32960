/** The site's time zone where it states none (IANA name). */
export const DEFAULT_TIME_ZONE = 'America/New_York';
