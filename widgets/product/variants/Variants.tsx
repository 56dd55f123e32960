import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isVariantInStock } from '../../../src/commerce/rules/stock.ts';
import { loadPrice } from '../price/index.ts';
import { matchVariant, optionValues, unselectedOptions } from '../../../src/commerce/rules/selection.ts';
import { OPTION_NAME } from '../../../src/core/page/optionNameOf.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { recognisesPlatformMarkup, selectParts } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce, useFilters, useReport } from '../../../src/core/ui/ShopContext.ts';
import type { ProductFilters } from '../filters.ts';
import { useChoiceOf, useProduct, useProducts, useProductSettings, useProductTexts } from '../useProducts.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useLazy } from '../../../src/core/ui/useLazy.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useOptions } from './useOptions.ts';
import { readChosen, readControls, type PickerControls, readVariants, type VariantsProps } from './readControls.ts';
import { useReachableRadios, narrowChoices, writeControls, type ChoiceMemory, type Shown } from './writeControls.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import styles from './variants.css?inline';

const NONE: readonly never[] = [];
const SOLD_OUT = 'variant-out-of-stock';
const SWATCH = 'data-storefront-swatch';
const NO_OPTIONS = { optionNames: [], variants: [] };

/** Native controls in the served structure, all showing the product's selection. */
function Variants({ element, productKey, served, page, sharesNames }: VariantsProps & WidgetProps): ReactNode {
  const products = useProducts();
  const settings = useProductSettings();
  const state = useProduct(productKey);
  const texts = useProductTexts(state);
  const announce = useAnnounce();
  useStyles(styles);
  useReachableRadios(served?.radios ?? NONE);
  useStrayReport(served, state?.product);

  const marked = useLazy(served && element.querySelector(`[${SWATCH}]`) ? () => import('./swatches/ServedSwatches.tsx') : null);
  const own = useLazy(served ? null : () => import('./picker/Picker.tsx'));
  const style = useMemo(() => own?.readOptionStyle(element, page) ?? '', [own, element, page]);
  const made = useRef<PickerControls>(null);
  const controlsNow = () => {
    const known = served ?? made.current;
    if (known) return known;
    const found = readControls(element, products.get(productKey)?.product ?? NO_OPTIONS);
    if (found.selects.length + found.radios.length > 0) made.current = found;
    return found;
  };
  const choose = useCallback(
    (choices: readonly (readonly [string, string])[]) => {
      for (const [option, value] of new Map(choices)) products.choose(productKey, option, value);
    },
    [products, productKey],
  );
  const singles = () => {
    const { product } = products.get(productKey) ?? {};
    return product && settings.preselectSingle ? singleChoices(product, shown) : [];
  };
  const follow = ({ target }: Event) => {
    const { selects, radios } = controlsNow();
    for (const { node, option } of [...selects, ...radios]) if (node === target) products.choose(productKey, option, node.value);
  };
  // So that the first choice shows its price at once. A lost file is requested again by the choice.
  const prepare = () => void loadPrice().catch(() => undefined);
  useElementEvents(element, { input: follow, change: follow, pointerenter: prepare, focusin: prepare });
  useElementEvents(element.closest('form'), {
    // The reset event precedes the controls' change.
    reset: () =>
      void setTimeout(() => {
        const controls = controlsNow();
        const cleared = [...controls.selects, ...controls.radios].map(({ option }) => [option, ''] as const);
        choose([...cleared, ...singles(), ...readChosen(controls)]);
      }),
  });

  const variant = state && matchVariant(state.product, state.selection);
  const isUnavailable = variant?.problem !== undefined;
  const inStock = state !== null && variant !== null && isVariantInStock(variant, state.product.type);
  const soldOutText = soldOutLabel(texts, state && state.product);
  const soldOutId = variant && !inStock && !isUnavailable ? variant.id : null;
  // A visitor who waits for its return already knows.
  const saysSoldOut = soldOutId !== null && !state?.awaited?.includes(soldOutId);
  useEffect(() => {
    if (soldOutId !== null) announce(soldOutText);
  }, [soldOutId, announce, soldOutText]);

  useSlotVisible(served === null || saysSoldOut);
  const mode = useSoldOutMode(element);
  const awaits = useCallback((one: Variant) => awaitsReturn(page, productKey, one), [page, productKey]);
  const filter = useFilters<ProductFilters>()('choices');
  const dropDowns = served ? served.selects.length : own && state ? own.countDropDowns(state.product, style) : 0;
  const shown = useOptions(state, filter, served === null, dropDowns, mode, awaits);
  // Takes over choices made before the script was loaded.
  const early = useRef(served && readChosen(served));
  const [memory] = useState<ChoiceMemory>(() => ({ gone: new Map(), marked: new Map() }));
  useWrites((write) => narrowChoices(write, controlsNow().selects, shown, memory));
  useWrites((write) => {
    // Amounts in the format of pages.
    const json = variant && JSON.stringify({ ...variant, price: variant.price?.minor, salePrice: variant.salePrice.minor });
    write.attribute(element, 'data-selected-variant', json);
    write.attribute(element, 'data-unselected-options', JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []));
    write.attribute(element, 'data-variant-in-stock', inStock && !isUnavailable ? 'true' : null);
    const now = new Map(shown);
    for (const [option, value] of early.current ?? []) {
      const known = shown.get(option);
      if (known) now.set(option, { ...known, value });
    }
    writeControls(write, controlsNow(), now, memory, ({ option, isNamed }) => (sharesNames || !isNamed ? `${productKey}-${option}` : null));
  });
  const singlesNow = useRef(singles);
  singlesNow.current = singles;
  useLayoutEffect(() => {
    // It wins over the address, and both over what need not be chosen. Reported once the picker is complete.
    const product = products.get(productKey)?.product;
    const first = [...singlesNow.current(), ...Object.entries((product && settings.preselection(product)) ?? {}), ...(early.current ?? [])];
    void Promise.resolve().then(() => {
      early.current = null;
      choose(first);
    });
  }, [choose, products, productKey, settings]);

  useChoiceOf(productKey, () => [...controlsNow().selects, ...controlsNow().radios].map(({ node }) => node));

  const refusal = useLazy(state && state.refusedFor !== null ? () => import('./refusal/Refusal.tsx') : null);
  const product = state?.product;
  const filtered = filter && shown;
  const picker = useMemo(
    () => own && product && <own.Picker product={product} texts={texts} style={style} shown={filtered} />,
    [own, product, texts, style, filtered],
  );
  const errors = refusal && state && <refusal.Refusal element={element} state={state} controls={controlsNow} />;
  const note = saysSoldOut && <Text>{soldOutText}</Text>;
  return served ? (
    <>
      {marked && <marked.ServedSwatches radios={served.radios} attribute={SWATCH} />}
      {note}
      {errors}
    </>
  ) : (
    <>
      {picker}
      {errors}
      {note && <div className={`${SOLD_OUT} storefront-note`}>{note}</div>}
    </>
  );
}

function useStrayReport(served: PickerControls | null, product: Product | undefined): void {
  const report = useReport();
  const [stray] = served?.strays ?? [];
  const expected = product?.optionNames.map((name) => `${OPTION_NAME}="${name}"`).join(' or ');
  useEffect(() => {
    if (stray) report(new PageError(`the control is of no option of the product, and chooses nothing; expected ${expected} on it.`, stray));
  }, [stray, expected, report]);
}

const MODES = new Set(['show', 'disable', 'hide']);

/** What becomes of sold-out choices: the picker's own word, else the tag's, else the site's. */
function useSoldOutMode(element: Element): string {
  const settings = useProductSettings();
  const [isDisabling] = useState(settings.disablesSoldOut);
  const own = element.getAttribute('data-storefront-sold-out-choices') ?? '';
  const mode = MODES.has(own) ? own : settings.soldOutChoices;
  return mode === 'auto' && isDisabling ? 'disable' : mode;
}

/** Whether a restock block of the product takes the variant, so that it must stay in reach. */
function awaitsReturn(page: Page, productKey: string, { id }: Variant): boolean {
  const blocks = page.document.querySelectorAll(selectParts(['restock'], recognisesPlatformMarkup(page.document)));
  return [...blocks].some(
    (block) => [null, '', id].includes(block.getAttribute('data-variant-id')) && page.pageProductOf(block)?.id === productKey,
  );
}

/** Options with one choice, and that choice. */
function singleChoices(product: Product, shown: Shown): [string, string][] {
  return product.optionNames.flatMap((option): [string, string][] => {
    const [value, ...more] = optionValues(product, option).filter((one) => !shown.get(option)?.hiddenBoxes.has(one));
    return value !== undefined && more.length === 0 ? [[option, value]] : [];
  });
}

export const parts: WidgetParts<VariantsProps> = {
  Component: Variants,
  read: readVariants,
  placeIn: ({ served }, element) => (served ? { parent: element, tag: 'div', className: SOLD_OUT } : { parent: element }),
};
