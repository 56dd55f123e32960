import { vi } from 'vitest';

/** How long a test waits for what has to come, in ms. It ends what hangs alone: CI may be ten times slower than this machine. */
export const PATIENCE = 20_000;

// By itself it gives up after a second.
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
