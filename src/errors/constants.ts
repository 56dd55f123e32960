/** Error reports sent from one page. */
export const MAX_ERROR_REPORTS = 20;
/** Error events that wait to be sent. */
export const MAX_QUEUED_ERRORS = 10;
/** Length of a reported stack trace, in characters. */
export const MAX_STACK_TRACE_LENGTH = 5000;
/** Rest before error reports are sent, in ms. */
export const ERROR_REPORT_DEBOUNCE_MS = 1000;
