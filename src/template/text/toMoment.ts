import { toNumber } from './toNumber.ts';

/** The moment a value stands for, in ms since 1970, as the language counts: 1970 for what has no text, NaN for a text that is no number. */
export function toMoment(value: unknown): number {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' || value === undefined ? 0 : toNumber(value);
}
