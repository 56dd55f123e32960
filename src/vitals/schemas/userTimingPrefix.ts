/** Only user timings whose name begins so are recorded (spec §5). */
export const USER_TIMING_PREFIX = 'rum-';
