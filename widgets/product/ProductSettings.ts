import type { Product } from '../../src/commerce/model/product.ts';
import type { Branching } from './rules/choices.ts';
import type { Selection } from '../../src/commerce/rules/selection.ts';

/** What the site has settled for the parts of a product. */
export interface ProductSettings {
  /** Whether option lists narrow each other (spec §4 "Branching"). */
  readonly branching: () => Omit<Branching, 'selectCount'>;
  /** Whether sold-out choices are switched off, and not only labelled. */
  readonly disablesSoldOut: () => boolean;
  /** What the page's address chooses of a product. */
  readonly preselection: (product: Product) => Selection;
  /** Whether a refused add is told beside the button and the options, without an alert. */
  readonly showsErrorsInline: boolean;
}
