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

/** A reached limit is an error of code `limit` that ends the rendering; what is rendered stays. */
export interface RenderLimits {
  /** Maximum characters of output, and of any intermediate text. */
  readonly output?: number;
  /** Maximum number of processed tags and pieces of text; each iteration counts. */
  readonly steps?: number;
  /** Maximum characters of a partial's source; a longer one prints nothing. */
  readonly partial?: number;
  /** `false`: `.eval` prints nothing and is an error of code `disabled`. */
  readonly eval?: boolean;
  /** `false`: the same for `.include`. */
  readonly include?: boolean;
}

/** The limits of one rendering. */
export interface Limits {
  /** Characters of output, and of any intermediate text. */
  readonly output: number;
  /** Processed tags and pieces of text; each iteration counts. */
  readonly steps: number;
  /** Characters of one partial's source. */
  readonly partial: number;
  readonly hasEval: boolean;
  readonly hasInclude: boolean;
}

export const NO_LIMITS: Limits = {
  output: Number.POSITIVE_INFINITY,
  steps: Number.POSITIVE_INFINITY,
  partial: Number.POSITIVE_INFINITY,
  hasEval: true,
  hasInclude: true,
};

/** Adds the defaults. */
export const limitsOf = ({ output, steps, partial, eval: hasEval, include }: RenderLimits): Limits => ({
  output: output ?? NO_LIMITS.output,
  steps: steps ?? NO_LIMITS.steps,
  partial: partial ?? NO_LIMITS.partial,
  hasEval: hasEval !== false,
  hasInclude: include !== false,
});
