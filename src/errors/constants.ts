/** Maximum number of error reports per page. */
export const MAX_ERROR_REPORTS = 20;
/** Maximum number of error events waiting to be sent. */
export const MAX_QUEUED_ERRORS = 10;
/** Number of events before an error that are reported with it. */
export const MAX_BREADCRUMBS = 10;
/** Maximum length of a reported stack trace, in characters. */
export const MAX_STACK_TRACE_LENGTH = 5000;
/** Pause (ms) after the last error before reports are sent. */
export const ERROR_REPORT_DEBOUNCE_MS = 1000;
