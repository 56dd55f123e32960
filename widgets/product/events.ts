import type { Variant } from '../../src/commerce/model/variant.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { FormDefinition } from '../../src/commerce/model/formDefinition.ts';
import type { Product } from '../../src/commerce/model/product.ts';

/** The origin of an add. */
export interface AddedBy {
  /** The control that was used, which shows the outcome. */
  readonly button?: unknown;
  /** Whether nothing is bought where the page states another product by then: a script has asked for this one. */
  readonly isExact?: boolean;
  /** The form that the control names; left out: the product's own; `null`: unreadable. */
  readonly form?: FormDefinition | null | undefined;
  /** Whether it buys this item alone, and leads to the checkout. */
  readonly isExpress?: boolean;
  /** For a control in a list: finds the page where the product is chosen; `null`: here. Rejects when its file is lost. */
  readonly findPage?: (() => Promise<ProductPage | null>) | null | undefined;
}

export interface ProductPage {
  readonly url: string | null;
  /** Shows the product on this page; false: not possible. */
  look(): boolean;
  /** Choices beside the control at the click, by option; by control name for an unreadable product. */
  choicesOf(product: Product): readonly (readonly [option: string, value: string])[];
}

/** Emitted on the page as described at `StorefrontEvents`. */
export interface ProductEvents {
  /** The selected variant changed; `null`: none. */
  'variant-change': {
    readonly productInstance: ProductKey;
    readonly itemId: string;
    readonly variant: Variant | null;
    readonly selection: Readonly<Record<string, string>>;
  };
  /** A product is shown in a lightbox; once for each. */
  'quick-view': { readonly productInstance: null; readonly itemId: string };
  /** The page is a product's own; once per page. `productInstance` is the product's if it is mounted. */
  'product-viewed': { readonly productInstance: ProductKey | null; readonly itemId: string };
}
