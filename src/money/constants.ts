/** Most digits before the decimal point of a formatted amount. */
export const MAX_INTEGER_PLACES = 15;
