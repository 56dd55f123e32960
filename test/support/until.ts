import { vi } from 'vitest';

/** In ms: as patient as `expect.poll` and `waitFor` of a page. */
const PATIENCE = 60_000;

/**
 * Waits until nothing that `check` expects fails. For tests that run beside each other: there `expect.poll` does not know whose it is, and
 * throws when another test has just ended.
 */
export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: PATIENCE });
