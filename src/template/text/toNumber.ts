/** The number a value is or, as a text, stands for; NaN for anything else. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;
}
