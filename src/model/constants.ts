// Every limit and constant of the business (spec §9), each on its own so that a bundle carries only what it uses.

/** How long after a successful add the button says so, in ms (spec §9). */
export const ADDED_DELAY_MS = 1000;
/** How long the button says so, in ms (spec §9). */
export const ADDED_LASTS_MS = 2000;
/** How long after a failed add the button works again, in ms (spec §9). */
export const ERROR_RESET_MS = 1000;
/** After how long a wait the visitor is told that something is being done, in ms. */
export const BUSY_TEXT_MS = 300;
/** How long the cart pill takes to change its size, in ms. */
export const PILL_SCALE_MS = 250;
/** How long the cart pill's first fade takes, in ms. */
export const PILL_FIRST_FADE_MS = 200;
/** How long the cart pill's second fade takes, in ms. */
export const PILL_SECOND_FADE_MS = 500;

/** The greatest number of items that the cart count writes out; above it stands "100+". */
export const MAX_CART_COUNT = 100;
/** Reviews per page. */
export const REVIEWS_PAGE_SIZE = 10;
/** Least quantity of one add, in pieces. */
export const MIN_QUANTITY = 1;
/** Greatest quantity of one add, in pieces. */
export const MAX_QUANTITY = 9999;
/** Step and default of the quantity input, in pieces (spec §5). */
export const QUANTITY_STEP = 1;
/** Interest-free payments that an order is divided into. */
export const INSTALMENT_PAYMENTS = 4;
/** Weeks that make a year in a subscription's text. */
export const WEEKS_PER_YEAR = 52;
/** Months that make a year in a subscription's text. */
export const MONTHS_PER_YEAR = 12;

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

/** Blocks in one layout. */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** Tracks in one album. */
export const MAX_TRACKS_PER_ALBUM = 60;
/** Items in a collection that its owner can put in order. */
export const MAX_ORDERABLE_ITEMS = 250;
/** Products in one collection. */
export const MAX_PRODUCTS_PER_COLLECTION = 200;
/** Nested categories of one site. */
export const MAX_NESTED_CATEGORIES = 10_000;
/** Length of a tag, in characters. */
export const MAX_TAG_LENGTH = 50;
/** Length of a category's name, in characters. */
export const MAX_CATEGORY_LENGTH = 25;
/** Galleries asked of SmugMug at once. */
export const SMUGMUG_GALLERIES = 20;
/** Pictures asked of a SmugMug gallery at once. */
export const SMUGMUG_GALLERY_SIZE = 50;
/** Stands in a field for a password that is kept but not shown. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';
/** Bytes in a megabyte, where limits are stated in MB. */
export const BYTES_PER_MB = 1_000_000;
/** How many of one unit make the next one where a file's size is shown. */
export const FILE_SIZE_BASE = 1024;
/** The units in which a file's size is shown, each 1024 of the one before. */
export const FILE_SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
/** A slider's aspect ratio where none is stated: height in per cent of the width. */
export const SLIDER_ASPECT_RATIO = 50;
/** Where a site on trial is upgraded; a path of the site. */
export const UPGRADE_TRIAL_PATH = '/settings/billing/billing/upgrade';
/** Where a paid site's plan is changed; a path of the site. */
export const CHANGE_PLAN_PATH = '/settings/billing/billing/website/change-plan';

/** How deep template partials may be nested. */
export const MAX_PARTIAL_DEPTH = 16;
/** Most digits that a template's number options may ask for; the least is 0. */
export const MAX_TEMPLATE_DIGITS = 50;
/** The site's time zone where it states none (IANA name). */
export const DEFAULT_TIME_ZONE = 'America/New_York';
/** Entries that the template engine's cache keeps. */
export const TEMPLATE_CACHE_SIZE = 100;
/** Length of an image's title that is taken from its body, in characters. */
export const MAX_IMAGE_TITLE_LENGTH = 1000;
/** Length at which a text is cut where the template states none, in characters. */
export const TRUNCATE_LENGTH = 100;
/** Stands where a text was cut. */
export const TRUNCATE_ELLIPSIS = '...';
/** Widths in which the host keeps every picture, in px. */
export const THUMBNAIL_WIDTHS = [100, 300, 500, 750, 1000, 1500] as const;
/** A width above each of these needs the next thumbnail of `THUMBNAIL_WIDTHS`, in px. */
export const THUMBNAIL_THRESHOLDS = [100, 300, 500, 750, 1000] as const;
/** Half of #FFFFFF: a colour's number above it is light, below it dark. */
export const LIGHT_COLOR_THRESHOLD = 8_388_607.5;
/** Luma below which a colour is dark, of 255. */
export const DARK_COLOR_LUMA = 166.4;
/** Shares of red, green and blue in the luma, in thousandths. */
export const LUMA_WEIGHTS = [299, 587, 114] as const;
/** Last Julian day that a calendar can show; the first is 0. */
export const MAX_JULIAN_DAY = 4_881_503;
/** The currency of an amount that names none (ISO 4217 code); its value is 0. */
export const DEFAULT_CURRENCY = 'USD';
/** Most digits before the decimal point of a formatted amount. */
export const MAX_INTEGER_PLACES = 15;

/** Least length of an e-mail address, in characters. */
export const MIN_EMAIL_LENGTH = 3;
/** Greatest length of an e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 256;

/** How long a call of analytics may take, in ms. */
export const ANALYTICS_TIMEOUT_MS = 2500;
/** Cookies of the visitor census, which the restrictive cookie policy clears. */
export const CENSUS_COOKIES = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;
/** Cookie that every request to the host's API repeats in a header. */
export const CRUMB_COOKIE = 'crumb';
/** Cookie of the marketing id. */
export const MARKETING_ID_COOKIE = 'SS_MID';
/** Cookie and storage key of the analytics id. */
export const ANALYTICS_ID_KEY = 'SS_ANALYTICS_ID';
/** Storage key of the time at which the analytics id ends. */
export const ANALYTICS_EXPIRATION_KEY = 'SS_ANALYTICS_EXPIRATION';
/** How long an analytics id lasts, in days. */
export const ANALYTICS_ID_DAYS = 390;
/** Cookie of the session's id. */
export const SESSION_ID_COOKIE = 'SS_SESSION_ID';
/** Cookie that marks a visitor's first session. */
export const FIRST_SESSION_COOKIE = 'SS_IS_FIRST_SESSION';
/** Cookie that marks a visitor who has been here before. */
export const HAS_LANDED_COOKIE = 'SS_HAS_LANDED';
/** How long the visitor cookie lasts, in days: about two years. */
export const VISITOR_COOKIE_DAYS = 730;
/** How long the visit cookie lasts, in minutes. */
export const VISIT_COOKIE_MINUTES = 30;
/** Storage key of a popup overlay's state: the day it was closed, its version, whether it was submitted. */
export const POPUP_OVERLAY_KEY = 'squarespace-popup-overlay';
/** Storage key of what is to be done on the next page. */
export const NEXT_LOAD_ACTIONS_KEY = 'sqs_actions_for_next_load';
/** Storage key that switches a site's own scripts off. */
export const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';

/** Version that performance records name. */
export const COLLECTOR_VERSION = '4.0.7';
/** Version of the events client that events v2 name. */
export const EVENTS_CLIENT_VERSION = '3.8.0';
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
/** How long a movement takes where nothing else is stated, in ms. */
export const TWEEN_MS = 300;
/** Least and greatest value that a scrolling movement is clamped to: the two are one (spec §9 "clamped 50 to 50"). */
export const SCROLL_CLAMP = [50, 50] as const;
/** Space that is left above what is scrolled to, in px. */
export const SCROLL_OFFSET_PX = 30;
