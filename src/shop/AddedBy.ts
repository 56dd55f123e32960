import type { FormDefinition } from '../model/formDefinition.ts';

/** Where an add comes from. */
export interface AddedBy {
  /** The control that the visitor used; what becomes of the add is shown there. */
  readonly button?: unknown;
  /** The form to be filled in first, as the control states it now; left out: the product's own. */
  readonly form?: FormDefinition | undefined;
  /** Finds where the product is chosen, for a control in a list, which has no room for that. */
  readonly findPage?: (() => Promise<ProductPage | null>) | null | undefined;
}

/** A product's own page. */
export interface ProductPage {
  readonly url: string;
  /** Shows the product here; false: the list cannot do that. */
  look(): boolean;
}
