import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  branchChoices,
  createPicker,
  fill,
  isVariantInStock,
  MarkupView,
  matchVariant,
  PRODUCT_TYPE,
  variantsInStock,
  variantsSelectedVariant,
  variantsSoldOut,
  variantsUnselectedOptions,
  readChoice,
  readControls,
  readVariants,
  soldOutChoices,
  soldOutChoiceText,
  unselectedOptions,
  useAnnounce,
  useHostEvents,
  useHostState,
  useProduct,
  useShop,
  useStyles,
  type Product,
  type ProductState,
  type ProductTexts,
  type VariantsProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';
import { createControls, type Controls, type OptionShown } from './createControls.ts';
import styles from './variants.css?inline';

/** The variant picker (spec §4): native controls in the server's structure, all showing the shop's one selection. */
function Variants({ element, scope, nodes: served, selectCount, chosen, sharesNames }: VariantsProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const { productTexts: texts } = settings;
  const state = useProduct(scope);
  const announce = useAnnounce();
  useStyles(styles);

  const [nodes] = useState(() => (served.length > 0 || !state ? served : createPicker(state.product, placeholderOf(state.product, texts))));

  useEffect(() => {
    // What the visitor has chosen already counts more than the address. Told once the whole picker stands.
    const product = products.get(scope)?.product;
    const first = { ...(product && settings.preselection(product)), ...chosen };
    void Promise.resolve().then(() => {
      for (const [option, value] of Object.entries(first)) products.choose(scope, option, value);
    });
  }, [chosen, products, scope, settings]);

  // Native, on the element: plugins set a control's value and dispatch a change by hand, which React does not hear on radios.
  useHostEvents(element, {
    change({ target }) {
      const choice = readChoice(target);
      if (choice) products.choose(scope, choice.option, choice.value);
    },
  });

  const variant = state && matchVariant(state.product, state.selection);
  const inStock = state !== null && variant !== null && isVariantInStock(variant, state.product.type);
  useHostState(element, {
    attributes: {
      // The amounts as pages write them.
      [variantsSelectedVariant]: variant && JSON.stringify({ ...variant, price: variant.price?.minor, salePrice: variant.salePrice.minor }),
      [variantsUnselectedOptions]: JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []),
      [variantsInStock]: inStock ? 'true' : null,
    },
  });
  const soldOutId = variant && !inStock ? variant.id : null;
  useEffect(() => {
    if (soldOutId !== null) announce(texts.soldOut);
  }, [soldOutId, announce, texts]);

  const shown = useOptions(state, selectCount);
  const controls = useRef<Controls>(null);
  useLayoutEffect(() => {
    controls.current ??= createControls(readControls(element), (option, own) => (sharesNames || own === '' ? `${scope}-${option}` : own));
    controls.current.show(shown);
  });

  return (
    <>
      <MarkupView nodes={nodes} />
      {soldOutId !== null && <div className={variantsSoldOut}>{texts.soldOut}</div>}
    </>
  );
}

/** What is to be shown of each option. */
function useOptions(state: ProductState | null, selectCount: number): ReadonlyMap<string, OptionShown> {
  const { productTexts: texts, branching, disablesSoldOut } = useShop().settings;
  const [site] = useState(() => ({ ...branching(), disables: disablesSoldOut(), selectCount }));
  const { product, selection } = state ?? {};
  return useMemo(() => {
    const shown = new Map<string, OptionShown>();
    if (!product || !selection) return shown;
    for (const option of product.optionNames) {
      const value = selection[option] ?? '';
      shown.set(option, {
        value,
        soldOut: soldOutChoices(product, selection, option),
        offered: site.enabled ? branchChoices(product, selection, option, site) : null,
        disables: site.disables,
        mark: (text) => soldOutChoiceText(text, texts.soldOut, texts),
      });
    }
    return shown;
  }, [product, selection, site, texts]);
}

const placeholderOf =
  ({ type }: Product, { selectValue, selectVariant }: ProductTexts) =>
  (option: string): string =>
    type === PRODUCT_TYPE.giftCard ? selectValue : fill(selectVariant, { variantName: option });

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<VariantsProps> = { Component: Variants, read: readVariants };
