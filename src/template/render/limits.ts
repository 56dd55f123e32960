/** A limit that is reached is an error of code `limit`, and ends the rendering; what there is of the page is kept. */
export interface RenderLimits {
  /** Most characters of output, and of a text that an expression or a formatter makes on the way. */
  readonly output?: number;
  /** Most tags and pieces of text worked off, each turn of a loop anew. */
  readonly steps?: number;
  /** Most characters of one partial's source; a longer one is not parsed, and prints nothing. */
  readonly partial?: number;
  /** `false`: `.eval` prints nothing, and is an error of code `disabled`. */
  readonly eval?: boolean;
  /** `false`: the same for `.include`. */
  readonly include?: boolean;
}

/** What a host allows one rendering; no limit where none is given. */
export interface Limits {
  /** Characters of output, and of a text on the way. */
  readonly output: number;
  /** Tags and pieces of text worked off, each turn of a loop anew. */
  readonly steps: number;
  /** Characters of one partial's source. */
  readonly partial: number;
  readonly hasEval: boolean;
  readonly hasInclude: boolean;
}

/** Everything, of anything. */
export const NO_LIMITS: Limits = {
  output: Number.POSITIVE_INFINITY,
  steps: Number.POSITIVE_INFINITY,
  partial: Number.POSITIVE_INFINITY,
  hasEval: true,
  hasInclude: true,
};

/** Limits as a host says them, complete. */
export const limitsOf = ({ output, steps, partial, eval: hasEval, include }: RenderLimits): Limits => ({
  output: output ?? NO_LIMITS.output,
  steps: steps ?? NO_LIMITS.steps,
  partial: partial ?? NO_LIMITS.partial,
  hasEval: hasEval !== false,
  hasInclude: include !== false,
});
