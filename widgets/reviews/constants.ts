/** Default time zone (IANA name). */
export const DEFAULT_TIME_ZONE = 'America/New_York';
