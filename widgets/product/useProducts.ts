import { useLazy } from '../../src/core/ui/useLazy.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Branching } from './rules/choices.ts';
import type { Selection } from '../../src/commerce/rules/selection.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { useSettings, useShop, useShopContext, type CoreShop, type ShopContextValue } from '../../src/core/ui/ShopContext.ts';
import type { CoreSettings } from '../../src/core/ui/CoreSettings.ts';
import type { SettingsOf } from '../../src/lib/settingReaders.ts';
import type { productSettings } from './settings.ts';
import type { CartTexts } from '../cart/index.ts';
import type { AllProductTexts } from './texts.ts';
import type { ProductActions } from './productActions.ts';
import type { ProductState } from './ProductState.ts';
import type { CoreFilters } from '../../src/core/filter/CoreFilters.ts';
import type { FilterIn } from '../../src/core/filter/Filter.ts';
import { filterProduct } from './filterProduct.ts';
import type { ProductFilters } from './filters.ts';
import { textsAbout } from '../../src/commerce/texts/localize.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export interface PickerSettings {
  /** Whether option lists narrow each other. */
  readonly branching: Omit<Branching, 'selectCount'>;
  /** Whether sold-out choices are disabled, not only labelled. */
  readonly disablesSoldOut: boolean;
}

interface ProductSettings extends SettingsOf<typeof productSettings> {
  readonly cartTexts: CartTexts;
  readonly productTexts: AllProductTexts;
  /** The site's settings for pickers, as the page states them now. */
  readonly pickerSettings: () => PickerSettings;
  /** The choice in the page's address. */
  readonly preselection: (product: Product) => Selection;
  /** Whether an add goes to the checkout; pages set this from their own scripts. */
  readonly expressCheckout: () => boolean;
}

export const useProducts = (): ProductActions => useShop<{ readonly products: ProductActions }>().products;

/** The state of one product of the page; `null` once it has left the page. */
export const useProduct = (productKey: ProductKey): ProductState | null => useStateOf(useProducts(), productKey);

/** With React's own hook, because zustand's keeps one function more, and a long list has hundreds of these. */
const useStateOf = ({ store }: ProductActions, productKey: ProductKey): ProductState | null =>
  useSyncExternalStore(store.subscribe, () => store.getState()[productKey] ?? null);

export const useProductSettings = (): CoreSettings & ProductSettings => useSettings<ProductSettings>();

/** A product's state, texts and actions, with the widget's context. */
export interface ProductPart extends Omit<ShopContextValue, 'filterOf'> {
  readonly products: ProductActions;
  readonly settings: CoreSettings & ProductSettings;
  /** `null` once the product has left the page. */
  readonly state: ProductState | null;
  /** The texts of the product parts, filtered for this product. */
  readonly texts: AllProductTexts;
  readonly filterOf: FilterIn<ProductFilters & CoreFilters>;
}

/** Looks the context up once, because a long list has hundreds of parts. Pass the result on to the part's other hooks. */
export function useProductPart(productKey: ProductKey): ProductPart {
  const context = useShopContext();
  const { products, settings } = context.shop as CoreShop & Pick<ProductPart, 'products' | 'settings'>;
  const state = useStateOf(products, productKey);
  const { productTexts } = settings;
  const texts = state ? textsAbout(productTexts, () => filterProduct(state)) : productTexts;
  return { ...(context as ShopContextValue & Pick<ProductPart, 'filterOf'>), products, settings, state, texts };
}

/**
 * Gives controls back the choice that the server sent, once their product has left the page.
 *
 * @param controls is called then, that of the first render, so that it must read what it needs
 */
export function useChoiceOf(
  products: ProductActions,
  productKey: ProductKey,
  controls: () => Iterable<HTMLSelectElement | HTMLInputElement>,
): void {
  useLayoutEffect(
    () => () => {
      // A product that leaves the page is closed after its widgets.
      if (products.get(productKey)) return;
      for (const control of controls()) reset(control);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `controls` reads them then, whichever render it is of
    [products, productKey],
  );
}

function reset(control: HTMLSelectElement | HTMLInputElement): void {
  if (control.localName === 'select') {
    const { options } = control as HTMLSelectElement;
    const served = [...options].findIndex((option) => option.defaultSelected);
    (control as HTMLSelectElement).selectedIndex = Math.max(served, 0);
  } else if (control.type === 'radio') {
    (control as HTMLInputElement).checked = (control as HTMLInputElement).defaultChecked;
  } else control.value = (control as HTMLInputElement).defaultValue;
}

type PlanText = (typeof import('./planText.ts'))['planText'];

const loadPlanText = () => import('./planText.ts').then((module) => module.planText);

/** The loaded `planText`; `null` before that or if not needed. */
export const usePlanText = (isNeeded: boolean): PlanText | null => useLazy(isNeeded ? loadPlanText : null);
