/** A limit of the host's was reached in the middle of a tag: it ends the rendering. */
export class LimitError extends RangeError {}

/**
 * Refuses a text of so many characters: texts that double themselves would fill the memory before anything is put out.
 * @throws LimitError
 */
export function checkLength(length: number, most: number): void {
  if (length > most) throw new LimitError(`A value is longer than ${most} characters.`);
}
