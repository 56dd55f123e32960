import type { Variant } from './variant.ts';

/** A product as filters get to know it. */
export interface FilterProduct {
  readonly itemId: string;
  readonly title: string | null;
  /** The chosen values by option. */
  readonly selection: Readonly<Record<string, string>>;
  /** `null`: an option is open, or the combination does not exist. */
  readonly variant: Variant | null;
  /** As typed; 1 for what is no whole number. */
  readonly quantity: number;
}
