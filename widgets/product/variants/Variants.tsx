import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { canBeBought } from '../../../src/commerce/rules/stock.ts';
import { loadPrice } from '../price/index.ts';
import { matchVariant, optionValues, unselectedOptions } from '../../../src/commerce/rules/selection.ts';
import { recognisesPlatformMarkup, selectParts } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import { Announced } from '../../../src/core/ui/Announced.tsx';
import { joinNodes } from '../../../src/core/ui/joinNodes.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useChoiceOf, useProductPart, type ProductPart } from '../useProducts.ts';
import { useEventsOf } from '../../../src/core/ui/useElementEvents.ts';
import { lazyComponent, useLazy } from '../../../src/core/ui/useLazy.ts';
import { useGiveBack, useRootWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { ProductState } from '../ProductState.ts';
import { showPlace } from '../../../src/lib/createPlace.ts';
import type { Writer } from '../../../src/lib/Writer.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { createPickerMemory, type Choices, type PickerMemory } from './PickerMemory.ts';
import { useOptions } from './useOptions.ts';
import type { StrayReportProps } from './StrayReport.ts';
import type { RefusalProps } from './refusal/Refusal.tsx';
import type { ServedSwatchesProps } from './swatches/ServedSwatches.tsx';
import { allControls, readChosen, readControls, type PickerControls, readVariants, type VariantsProps } from './readControls.ts';
import { ReachableRadios, narrowChoices, writeControls, type Shown } from './writeControls.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import styles from './variants.css?inline';

const SOLD_OUT = 'variant-out-of-stock';
const NO_OPTIONS = { optionNames: [], variants: [] };

const LazyServedSwatches = lazyComponent<ServedSwatchesProps>(() =>
  import('./swatches/ServedSwatches.tsx').then((module) => module.ServedSwatches),
);
const LazyStrayReport = lazyComponent<StrayReportProps>(() => import('./StrayReport.ts').then((module) => module.StrayReport));
const LazyRefusal = lazyComponent<RefusalProps>(() => import('./refusal/Refusal.tsx').then((module) => module.Refusal));

/** Native controls in the served structure, all showing the product's selection. */
function Variants({ element, productKey, served, page, sharesNames }: VariantsProps & WidgetProps): ReactNode {
  const part = useProductPart(productKey);
  const { products, settings, state, texts } = part;
  const [memory] = useState(() => createPickerMemory(part, served));
  useStyles(styles);

  const own = useLazy(served ? null : () => import('./picker/Picker.tsx'));
  const style = own?.readOptionStyle(element, page) ?? '';
  const controlsNow = () => {
    if (memory.controls) return memory.controls;
    const found = readControls(element, products.get(productKey)?.product ?? NO_OPTIONS);
    if (found.selects.length + found.radios.length > 0) memory.controls = found;
    return found;
  };
  const choose = (choices: Choices) => {
    for (const [option, value] of new Map(choices)) products.choose(productKey, option, value);
  };
  const singles = () => {
    const { product } = products.get(productKey) ?? {};
    return product && settings.preselectSingle ? singleChoices(product, shown) : [];
  };
  useVisitorChoices(part, element, productKey, controlsNow, singles, choose);

  const variant = state && matchVariant(state.product, state.selection);
  const isSellable = state !== null && variant !== null && canBeBought(variant, state.product.type);
  const soldOut = variant && !isSellable && variant.problem === undefined ? variant : null;
  // Not to a visitor who waits for its return, and knows already.
  const saysSoldOut = soldOut !== null && !state?.awaited?.includes(soldOut.id);

  const filter = part.filterOf('choices');
  const selectCount = served ? served.selects.length : own && state ? own.countDropDowns(state.product, style) : 0;
  const shown = useOptions(part, {
    filter,
    isOurs: served === null,
    selectCount,
    mode: soldOutMode(part, element, memory),
    branching: memory.settings.branching,
    awaits: (one) => awaitsReturn(page, productKey, one),
  });
  const narrowing = useRootWrites(part.own, (write) => {
    showPlace(part.own.place, served === null || saysSoldOut);
    narrowChoices(write, controlsNow().selects, shown, memory);
  });
  // All choices are there again before the product's control is reset.
  useGiveBack(narrowing);
  useRootWrites(part.own, (write) => {
    writeSelection(write, element, state, variant, isSellable);
    const now = new Map(shown);
    for (const [option, value] of memory.early ?? []) {
      const known = shown.get(option);
      if (known) now.set(option, { ...known, value });
    }
    writeControls(write, controlsNow(), now, memory, ({ option, isNamed }) => (sharesNames || !isNamed ? `${memory.id}-${option}` : null));
  });
  useFirstChoices(part, productKey, singles, memory, choose);

  useChoiceOf(products, productKey, () => allControls(controlsNow()).map(({ node }) => node));

  memory.wasRefused ||= state !== null && state.refusedFor !== null;
  const product = state?.product;
  const filtered = filter && shown;
  const picker = useMemo(
    () => own && product && <own.Picker product={product} texts={texts} style={style} shown={filtered} />,
    [own, product, texts, style, filtered],
  );
  const errors = memory.wasRefused && state && <LazyRefusal element={element} state={state} controls={controlsNow} />;
  const soldOutText = soldOutLabel(texts, product ?? null);
  const announced = soldOut && <Announced key={soldOut.id + soldOutText}>{soldOutText}</Announced>;
  const note = saysSoldOut && <Text>{soldOutText}</Text>;
  if (!served) return joinNodes(picker, errors, announced, note && <div className={`${SOLD_OUT} storefront-note`}>{note}</div>);
  const { radios, isMarked, stray } = served;
  return joinNodes(
    radios.length > 0 && <ReachableRadios radios={radios} />,
    isMarked && <LazyServedSwatches radios={radios} />,
    stray && product && <LazyStrayReport stray={stray} optionNames={product.optionNames} />,
    note,
    announced,
    errors,
  );
}

/** Takes what the visitor chooses, and what a reset of the form leaves chosen. */
function useVisitorChoices(
  { products, report, shop }: ProductPart,
  element: HTMLElement,
  productKey: string,
  controlsNow: () => PickerControls,
  singles: () => Choices,
  choose: (choices: Choices) => void,
): void {
  const follow = ({ target }: Event) => {
    // A visitor who chooses is likely to add, and on a slow line the files of an add take longer than the way to the button.
    shop.prepare();
    for (const { node, option } of allControls(controlsNow())) if (node === target) products.choose(productKey, option, node.value);
  };
  // So that the first choice shows its price at once. A lost file is requested again by the choice.
  const prepare = () => void loadPrice().catch(() => undefined);
  // The reset event precedes the controls' change.
  const reset = () =>
    void setTimeout(() => {
      const controls = controlsNow();
      choose([...allControls(controls).map(({ option }) => [option, ''] as const), ...singles(), ...readChosen(controls)]);
    });
  useEventsOf(
    report,
    [element, { input: follow, change: follow, pointerenter: prepare, focusin: prepare }],
    [element.closest('form'), { reset }],
  );
}

/** In the format of pages, with amounts as numbers. */
function writeSelection(write: Writer, element: Element, state: ProductState | null, variant: Variant | null, isSellable: boolean): void {
  const json = variant && JSON.stringify({ ...variant, price: variant.price?.minor, salePrice: variant.salePrice.minor });
  write.attribute(element, 'data-selected-variant', json);
  write.attribute(element, 'data-unselected-options', JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []));
  write.attribute(element, 'data-variant-in-stock', isSellable ? 'true' : null);
}

/**
 * Makes the first choices: what was chosen `early`, before the script was loaded, wins over the address, and both over what need not be
 * chosen. Reported once the picker is complete.
 */
function useFirstChoices(
  { products, settings }: ProductPart,
  productKey: string,
  singles: () => Choices,
  memory: PickerMemory,
  choose: (choices: Choices) => void,
): void {
  useLayoutEffect(() => {
    const product = products.get(productKey)?.product;
    const first = [...singles(), ...Object.entries((product && settings.preselection(product)) ?? {})];
    void Promise.resolve().then(() => {
      // A picker that comes later shows what is chosen by then.
      const now = [...first, ...Object.entries(products.get(productKey)?.selection ?? {}), ...(memory.early ?? [])];
      memory.early = null;
      choose(now);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- what is chosen first is settled once
  }, [products, productKey, settings]);
}

const MODES = new Set(['show', 'disable', 'hide']);

/** The display of sold-out choices: by the picker's attribute, else the tag's setting, else the site's. */
function soldOutMode({ settings }: ProductPart, element: Element, { settings: { disablesSoldOut } }: PickerMemory): string {
  const own = element.getAttribute('data-storefront-sold-out-choices') ?? '';
  const mode = MODES.has(own) ? own : settings.soldOutChoices;
  return mode === 'auto' && disablesSoldOut ? 'disable' : mode;
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
