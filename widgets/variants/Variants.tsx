import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import {
  fill,
  isVariantInStock,
  MarkupView,
  matchVariant,
  variantsInStock,
  variantsSelectedValue,
  variantsSelectedVariant,
  variantsSoldOut,
  variantsText,
  variantsUnselectedOptions,
  readChoice,
  readVariants,
  soldOutChoices,
  productTexts,
  unselectedOptions,
  useHostEvent,
  useHostState,
  useProduct,
  useShop,
  type MarkupViewNode,
  type ProductState,
  type RenderRole,
  type VariantsProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src';
import { Radio, SelectBox } from './controls';

/** The variant picker (spec §4): native controls in the server's structure, all showing the shop's one selection. */
function Variants({ element, scope, nodes, chosen, sharesNames }: VariantsProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const state = useProduct(scope);

  useLayoutEffect(() => {
    for (const [option, value] of Object.entries(chosen)) products.choose(scope, option, value);
  }, [chosen, products, scope]);

  // Native, on the element: plugins set a control's value and dispatch a change by hand, which React does not hear on radios.
  useHostEvent(element, 'change', ({ target }) => {
    const choice = readChoice(target);
    if (choice) products.choose(scope, choice.option, choice.value);
  });

  const soldOut = useSoldOut(state);
  const variant = state && matchVariant(state.product, state.selection);
  const inStock = state !== null && variant !== null && isVariantInStock(variant, state.product.type);
  useHostState(element, {
    attributes: {
      [variantsSelectedVariant]: variant && JSON.stringify(variant),
      [variantsUnselectedOptions]: JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []),
      [variantsInStock]: inStock ? 'true' : null,
    },
  });

  const render: RenderRole = (node, repeat) => {
    const option = node.about ?? '';
    const value = state?.selection[option] ?? '';
    switch (node.role) {
      case 'select-wrapper':
        return repeat({ props: { [labelAttribute(node)]: labelOf(node, value) } });
      case 'select':
        return <SelectBox value={value} repeat={repeat} soldOut={soldOut.get(option)} soldOutLabel={settings.productTexts.soldOut} />;
      default:
        return (
          <Radio
            repeat={repeat}
            checked={value === node.value}
            isSoldOut={soldOut.get(option)?.has(node.value ?? '') ?? false}
            name={sharesNames || !hasName(node) ? `${scope}-${option}` : null}
          />
        );
    }
  };

  return (
    <>
      <MarkupView nodes={nodes} render={render} />
      {variant && !inStock && <div className={variantsSoldOut}>{settings.productTexts.soldOut}</div>}
    </>
  );
}

/** For each option that has any: the choices of which every variant is sold out. */
function useSoldOut(state: ProductState | null): ReadonlyMap<string, ReadonlySet<string>> {
  const { product, selection } = state ?? {};
  return useMemo(() => {
    const sets = new Map<string, ReadonlySet<string>>();
    if (product && selection) for (const option of product.optionNames) sets.set(option, soldOutChoices(product, selection, option));
    return sets;
  }, [product, selection]);
}

const hasName = (node: MarkupViewNode): boolean => !!node.source.getAttribute('name');

/** Theme CSS draws the closed drop-down from this attribute: version 8 pages carry one of their own already. */
const labelAttribute = (node: MarkupViewNode): string =>
  node.source.hasAttribute(variantsSelectedValue) ? variantsSelectedValue : variantsText;

/** The text of the choice with this value, as the server wrote it. */
function labelOf({ source }: MarkupViewNode, value: string): string {
  for (const choice of source.querySelectorAll('option')) if (choice.value === value) return choice.text;
  return '';
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<VariantsProps> = {
  Component: Variants,
  hasHandlers: false,
  read: (element, page) => readVariants(element, page, (option) => fill(productTexts.selectVariant, { variantName: option })),
};
