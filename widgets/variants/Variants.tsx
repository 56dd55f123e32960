import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  branchChoices,
  createPicker,
  fill,
  isVariantInStock,
  MarkupView,
  matchVariant,
  PRODUCT_TYPE,
  variantsInStock,
  variantsSelectedValue,
  variantsSelectedVariant,
  variantsSoldOut,
  variantsText,
  variantsUnselectedOptions,
  readChoice,
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
  type MarkupViewNode,
  type Product,
  type ProductState,
  type ProductTexts,
  type RenderRole,
  type VariantsProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src';
import { Radio, SelectBox, type OptionShown } from './controls';
import styles from './variants.css?inline';

/** The variant picker (spec §4): native controls in the server's structure, all showing the shop's one selection. */
function Variants({ element, scope, nodes: served, chosen, sharesNames }: VariantsProps & WidgetProps): ReactNode {
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
      [variantsSelectedVariant]: variant && JSON.stringify({ ...variant, price: variant.price.minor, salePrice: variant.salePrice.minor }),
      [variantsUnselectedOptions]: JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []),
      [variantsInStock]: inStock ? 'true' : null,
    },
  });
  const soldOutId = variant && !inStock ? variant.id : null;
  useEffect(() => {
    if (soldOutId !== null) announce(texts.soldOut);
  }, [soldOutId, announce, texts]);

  const shown = useOptions(state, nodes);
  const render: RenderRole = (node, repeat) => {
    const option = node.about ?? '';
    const one = shown.get(option) ?? NOTHING_SHOWN;
    switch (node.role) {
      case 'select-wrapper':
        return repeat({ props: { [labelAttribute(node)]: labelOf(node, one.value) } });
      case 'select':
        return <SelectBox {...one} label={node.value === null ? option : undefined} repeat={repeat} />;
      case 'radio-group':
        return repeat({ props: { role: 'radiogroup', ...(node.value === null && { 'aria-label': option }) } });
      case 'radio':
        return (
          <Radio
            {...one}
            value={node.value ?? ''}
            checked={one.value === node.value}
            // They cannot be cleared: with all options chosen, what is switched off in each would leave no way out.
            disables={one.disables && (one.value === '' || shown.size === 1)}
            name={sharesNames || !hasName(node) ? `${scope}-${option}` : null}
            repeat={repeat}
          />
        );
      default:
        return repeat();
    }
  };

  return (
    <>
      <MarkupView nodes={nodes} render={render} />
      {soldOutId !== null && <div className={variantsSoldOut}>{texts.soldOut}</div>}
    </>
  );
}

const NOTHING_SHOWN: OptionShown = { value: '', soldOut: new Set(), offered: null, disables: false, mark: (text) => text };

/** What is to be shown of each option. */
function useOptions(state: ProductState | null, nodes: VariantsProps['nodes']): ReadonlyMap<string, OptionShown> {
  const { productTexts: texts, branching, disablesSoldOut } = useShop().settings;
  const [site] = useState(() => ({ ...branching(), disables: disablesSoldOut(), selectCount: countSelects(nodes) }));
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

function countSelects(nodes: VariantsProps['nodes']): number {
  let count = 0;
  for (const node of nodes) if (typeof node !== 'string') count += node.role === 'select' ? 1 : countSelects(node.children);
  return count;
}

const placeholderOf =
  ({ type }: Product, { selectValue, selectVariant }: ProductTexts) =>
  (option: string): string =>
    type === PRODUCT_TYPE.giftCard ? selectValue : fill(selectVariant, { variantName: option });

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
export const parts: WidgetParts<VariantsProps> = { Component: Variants, read: readVariants, hears: [] };
