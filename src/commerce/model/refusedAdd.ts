/** An add that the platform has refused though the page offers it; stands on the error that reports it, for what explains mistakes. */
export interface RefusedAdd {
  readonly itemId: string;
  /** `null`: none was sent. */
  readonly sku: string | null;
  /** The HTTP status. */
  readonly status: number | null;
  /** The platform's message to the visitor; `null`: nothing. */
  readonly words: string | null;
}
