import type { FormDefinition } from '../../src/commerce/model/formDefinition.ts';
import type { Product } from '../../src/commerce/model/product.ts';

/** Where an add comes from. */
export interface AddedBy {
  /** The control that the visitor used; what becomes of the add is shown there. */
  readonly button?: unknown;
  /** The form to be filled in first, as the control states it now; left out: the product's own; `null`: it states one that cannot be read. */
  readonly form?: FormDefinition | null | undefined;
  /** For a control in a list, which has no room for choosing: finds where that is done; `null`: there. Rejects when its file is lost. */
  readonly findPage?: (() => Promise<ProductPage | null>) | null | undefined;
}

/** A product's own page, for a control in a list. */
export interface ProductPage {
  /** `null`: the list has no link to it. */
  readonly url: string | null;
  /** Shows the product here; false: the list cannot do that. */
  look(): boolean;
  /** What was chosen beside the control at the click, by option; of a product that could not be read as the controls call it. */
  choicesOf(product: Product): readonly (readonly [option: string, value: string])[];
}
