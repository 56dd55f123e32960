import { vi } from 'vitest';

/** Time limit (ms) that only stops hanging tests: CI may be ten times slower. */
export const PATIENCE = 20_000;

// By itself it gives up after a second.
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
