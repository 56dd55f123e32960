// Every limit and constant of the business (spec §9), each on its own so that a bundle carries only what it uses.

/** How long after a failed add the button works again, in ms (spec §9). */
export const ERROR_RESET_MS = 1000;
/** How long a visitor waits for what the page can do without, in ms. */
export const READ_DEADLINE_MS = 5000;
/** After how long a wait the visitor is told that something is being done, in ms. */
export const BUSY_TEXT_MS = 300;

/** The greatest number of items that the cart count writes out; above it stands "100+". */
export const MAX_CART_COUNT = 100;
/** Least quantity of one add, in pieces. */
export const MIN_QUANTITY = 1;
/** Greatest quantity of one add, in pieces. */
export const MAX_QUANTITY = 9999;
/** Interest-free payments that an order is divided into. */
export const INSTALMENT_PAYMENTS = 4;
/** Weeks that make a year in a subscription's text. */
export const WEEKS_PER_YEAR = 52;
/** Months that make a year in a subscription's text. */
export const MONTHS_PER_YEAR = 12;

/** Class of the body while a lightbox is open (page conventions §7.1). */
export const LIGHTBOX_OPEN_CLASS = 'sqs-modal-lightbox-open';

/** Rest before a lightbox follows the window's size, in ms. */
export const LIGHTBOX_RESIZE_DEBOUNCE_MS = 100;
/** Space round a lightbox that is taller than the window, in px. */
export const LIGHTBOX_MARGIN_PX = 50;
/** Widest viewport that counts as mobile, in CSS px. */
export const MOBILE_MAX_WIDTH_PX = 432;
/** A captcha in a container narrower than this is compact, in CSS px. */
export const COMPACT_CAPTCHA_BELOW_PX = 320;
/** The captcha's theme where the page states none. */
export const CAPTCHA_THEME = 'light';
/** The captcha's size where it fits. */
export const CAPTCHA_SIZE = 'normal';

/** Stands in a field for a password that is kept but not shown. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';
/** A slider's aspect ratio where none is stated: height in per cent of the width. */
export const SLIDER_ASPECT_RATIO = 50;

/** The site's time zone where it states none (IANA name). */
export const DEFAULT_TIME_ZONE = 'America/New_York';
/** Widths in which the platform keeps every picture, in px. */
export const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;
/** Most digits before the decimal point of a formatted amount. */
export const MAX_INTEGER_PLACES = 15;

/** Least length of an e-mail address, in characters. */
export const MIN_EMAIL_LENGTH = 3;
/** Greatest length of an e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 256;
/** Storage key that switches a site's own scripts off. */
export const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';

/** Version that performance records name. */
export const COLLECTOR_VERSION = '4.0.7';
/** When performance records are sent at the latest, in ms after load. */
export const RECORDS_FLUSH_MS = 30_000;
/** How long reading the performance settings may take, in ms. */
export const PERFORMANCE_SETTINGS_TIMEOUT_MS = 30_000;
/** How long a metric is waited for, in ms. */
export const METRIC_WAIT_MS = 60_000;
/** Error reports sent from one page. */
export const MAX_ERROR_REPORTS = 20;
/** Error events that wait to be sent. */
export const MAX_QUEUED_ERRORS = 10;
/** Length of a reported stack trace, in characters. */
export const MAX_STACK_TRACE_LENGTH = 5000;
/** Rest before error reports are sent, in ms. */
export const ERROR_REPORT_DEBOUNCE_MS = 1000;
/** Least and greatest value that a scrolling movement is clamped to: the two are one (spec §9 "clamped 50 to 50"). */
export const SCROLL_CLAMP = [50, 50] as const;
/** Space that is left above what is scrolled to, in px. */
export const SCROLL_OFFSET_PX = 30;
