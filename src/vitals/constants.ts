/** Version that performance records name. */
export const COLLECTOR_VERSION = '4.0.7';
/** When performance records are sent at the latest, in ms after load. */
export const RECORDS_FLUSH_MS = 30_000;
/** How long reading the performance settings may take, in ms. */
export const PERFORMANCE_SETTINGS_TIMEOUT_MS = 30_000;
/** How long a metric is waited for, in ms. */
export const METRIC_WAIT_MS = 60_000;
