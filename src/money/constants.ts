export const MAX_INTEGER_PLACES = 15;
