export const READ_DEADLINE_MS = 5000;

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 9999;
export const INSTALMENT_PAYMENTS = 4;
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

export const MIN_EMAIL_LENGTH = 3;
export const MAX_EMAIL_LENGTH = 256;

/** Session storage key of the cart changes that the tab's next page must finish. */
export const KEPT_CART_KEY = 'storefront-cart';

/** Where a visitor's consent is kept: local storage, not a cookie, because no server needs it. */
export const CONSENT_KEY = 'storefront-consent';
