import { vi } from 'vitest';

/** ms, like `expect.poll` and `waitFor`. */
const PATIENCE = 60_000;

/** For concurrent tests, where `expect.poll` throws when another test has ended. */
export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: PATIENCE });
