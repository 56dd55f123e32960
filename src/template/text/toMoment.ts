import { toNumber } from './toNumber.ts';

/** ms since 1970: 0 where there is none, NaN for a text that is no number. */
export function toMoment(value: unknown): number {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' || value === undefined ? 0 : toNumber(value);
}
