/** Delay (ms) after a failed add before the button works again. */
export const ERROR_RESET_MS = 1000;
/** Delay (ms) before a wait is announced. */
export const BUSY_TEXT_MS = 300;
