import type { HeldActions } from '../../src/lib/HeldActions.ts';

export const NOTHING_HELD: HeldActions = { takeOver: () => () => undefined, has: () => false };
