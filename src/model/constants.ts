/** How long after a successful add the button says so, in ms (spec §9). */
export const ADDED_DELAY_MS = 1000;
/** How long the button says so, in ms (spec §9). */
export const ADDED_LASTS_MS = 2000;
/** How long after a failed add the button works again, in ms (spec §9). */
export const ERROR_RESET_MS = 1000;
