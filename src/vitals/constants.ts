export const COLLECTOR_VERSION = '4.0.7';
/** When (ms after load) the records are sent. */
export const RECORDS_FLUSH_MS = 30_000;
/** Time limit (ms) for reading the performance settings. */
export const PERFORMANCE_SETTINGS_TIMEOUT_MS = 30_000;
/** When (ms after load) the user timings that came after the page-speed record are sent. */
export const LATE_TIMINGS_MS = 60_000;
