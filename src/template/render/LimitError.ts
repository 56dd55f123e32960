/** Ends the rendering. */
export class LimitError extends RangeError {}

/**
 * Stops texts that double themselves before they fill the memory.
 *
 * @throws LimitError
 */
export function checkLength(length: number, most: number): void {
  if (length > most) throw new LimitError(`A value is longer than ${most} characters.`);
}
