// Limits that several features share; those of one feature stand with it.

/** How long a visitor waits for what the page can do without, in ms. */
export const READ_DEADLINE_MS = 5000;

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

/** Least length of an e-mail address, in characters. */
export const MIN_EMAIL_LENGTH = 3;
/** Greatest length of an e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 256;
