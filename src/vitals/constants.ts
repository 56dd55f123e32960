export const COLLECTOR_VERSION = '4.0.7';
export const RECORDS_FLUSH_MS = 30_000;
/** Time limit (ms) for reading the performance settings. */
export const PERFORMANCE_SETTINGS_TIMEOUT_MS = 30_000;
/** Time limit (ms) for a metric. */
export const METRIC_WAIT_MS = 60_000;
