/** How long after a failed add the button works again, in ms (spec §9). */
export const ERROR_RESET_MS = 1000;
/** After how long a wait the visitor is told that something is being done, in ms. */
export const BUSY_TEXT_MS = 300;
