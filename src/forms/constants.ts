/** A captcha in a container narrower than this is compact, in CSS px. */
export const COMPACT_CAPTCHA_BELOW_PX = 320;
/** The captcha's theme where the page states none. */
export const CAPTCHA_THEME = 'light';
/** The captcha's size where it fits. */
export const CAPTCHA_SIZE = 'normal';
/** Stands in a field for a password that is kept but not shown. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';
/** Storage key that switches a site's own scripts off. */
export const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';
/** Least and greatest value that a scrolling movement is clamped to: the two are one (spec §9 "clamped 50 to 50"). */
export const SCROLL_CLAMP = [50, 50] as const;
/** Space that is left above what is scrolled to, in px. */
export const SCROLL_OFFSET_PX = 30;
