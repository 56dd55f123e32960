/** Only user timings with this prefix are recorded. */
export const USER_TIMING_PREFIX = 'rum-';
