import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  branchChoices,
  InPlace,
  isVariantInStock,
  matchVariant,
  PRODUCT_TYPE,
  selectOptionsText,
  soldOutChoices,
  soldOutChoiceText,
  soldOutLabel,
  Text,
  unselectedOptions,
  useAnnounce,
  useHostEvents,
  useLate,
  useLead,
  useOwnId,
  useProduct,
  useShop,
  useShown,
  useStyles,
  useWrites,
  type ProductState,
  type WidgetParts,
  type WidgetProps,
} from '../../src/kit.ts';
import { readChosen, readControls, type PickerControls } from './readControls.ts';
import { findControl, markMissing, optionElement } from './missingOptions.ts';
import { readVariants, type VariantsProps } from './readVariants.ts';
import { narrowChoices, writeControls, type ChoiceMemory, type OptionShown, type Shown } from './writeControls.ts';
import styles from './variants.css?inline';

const SOLD_OUT = 'variant-out-of-stock';
const NO_CONTROLS: PickerControls = { selects: [], groups: [], radios: [], buttonLabels: [] };
const OPTION_ERROR = 'storefront-option-error';

/** The variant picker (spec §4): native controls in the server's structure, all showing the shop's one selection. */
function Variants({ element, scope, served, style, sharesNames }: VariantsProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const { productTexts: texts } = settings;
  const state = useProduct(scope);
  const announce = useAnnounce();
  useStyles(styles);

  const own = useLate(served ? null : () => import('./picker/Picker.tsx'));
  const made = useRef<PickerControls>(null);
  const controlsNow = () => served ?? (own ? (made.current ??= readControls(element)) : NO_CONTROLS);
  /** Of two choices for one option the last. */
  const choose = useCallback(
    (choices: readonly (readonly [string, string])[]) => {
      for (const [option, value] of new Map(choices)) products.choose(scope, option, value);
    },
    [products, scope],
  );
  const follow = ({ target }: Event) => {
    const { selects, radios } = controlsNow();
    for (const { node, option } of [...selects, ...radios]) if (node === target) products.choose(scope, option, node.value);
  };
  useHostEvents(element, { input: follow, change: follow });
  useHostEvents(element.closest('form'), {
    // The controls have their first values again after the event.
    reset: () =>
      void setTimeout(() => {
        const controls = controlsNow();
        const cleared = [...controls.selects, ...controls.radios].map(({ option }) => [option, ''] as const);
        choose([...cleared, ...readChosen(controls)]);
      }),
  });

  const variant = state && matchVariant(state.product, state.selection);
  const inStock = state !== null && variant !== null && isVariantInStock(variant, state.product.type);
  const soldOutText = soldOutLabel(texts, state && state.product);
  const soldOutId = variant && !inStock ? variant.id : null;
  // Whoever has asked to be told when it is back knows that it is not.
  const saysSoldOut = soldOutId !== null && state?.restock?.[soldOutId]?.status !== 'done';
  useEffect(() => {
    if (soldOutId !== null) announce(soldOutText);
  }, [soldOutId, announce, soldOutText]);

  useShown(served === null || saysSoldOut);
  const shown = useOptions(state, served ? served.selects.length : own?.isDropDown(style) ? undefined : 0);
  // What the visitor has chosen before the script came: it stands, and the shop is about to hear of it.
  const early = useRef(served && readChosen(served));
  const [memory] = useState<ChoiceMemory>(() => ({ gone: new Map(), marked: new Map() }));
  useWrites((write) => narrowChoices(write, controlsNow().selects, shown, memory));
  useWrites((write) => {
    // The amounts as pages write them.
    const told = variant && JSON.stringify({ ...variant, price: variant.price?.minor, salePrice: variant.salePrice.minor });
    write.attribute(element, 'data-selected-variant', told);
    write.attribute(element, 'data-unselected-options', JSON.stringify(state ? unselectedOptions(state.product, state.selection) : []));
    write.attribute(element, 'data-variant-in-stock', inStock ? 'true' : null);
    const now = new Map(shown);
    for (const [option, value] of early.current ?? []) {
      const known = shown.get(option);
      if (known) now.set(option, { ...known, value });
    }
    writeControls(write, controlsNow(), now, memory, ({ option, isNamed }) => (sharesNames || !isNamed ? `${scope}-${option}` : null));
  });
  useLayoutEffect(() => {
    // It counts more than the address. Told once the whole picker stands.
    const product = products.get(scope)?.product;
    const first = [...Object.entries((product && settings.preselection(product)) ?? {}), ...(early.current ?? [])];
    void Promise.resolve().then(() => {
      early.current = null;
      choose(first);
    });
  }, [choose, products, scope, settings]);

  const missing = state?.missing ?? [];
  const notes = useOwnId();
  useWrites((write) => markMissing(write, controlsNow(), missing, (option) => `${notes}-${missing.indexOf(option)}`));
  useLead(state, state?.refusedFor === 'options' || state?.refusedFor === 'stock', () => {
    const open = missing.length > 0 || !state ? missing : unselectedOptions(state.product, state.selection);
    return findControl(controlsNow(), open);
  });

  const product = state?.product;
  const picker = useMemo(
    () => own && product && <own.Picker product={product} texts={texts} style={style} />,
    [own, product, texts, style],
  );
  const errors = missing.map((option, at) => (
    <InPlace key={option} shape={{ parent: optionElement(controlsNow(), option) ?? element, tag: 'div', className: OPTION_ERROR }}>
      <span id={`${notes}-${at}`}>
        <Text>{state?.product.type === PRODUCT_TYPE.giftCard ? texts.selectDenomination : selectOptionsText([option], texts)}</Text>
      </span>
    </InPlace>
  ));
  const note = saysSoldOut && <Text>{soldOutText}</Text>;
  return served ? (
    <>
      {note}
      {errors}
    </>
  ) : (
    <>
      {picker}
      {errors}
      {note && <div className={SOLD_OUT}>{note}</div>}
    </>
  );
}

/**
 * What is to be shown of each option.
 * @param dropDowns how many of them are drop-downs; left out: all
 */
function useOptions(state: ProductState | null, dropDowns: number | undefined): Shown {
  const { productTexts: texts, branching, disablesSoldOut } = useShop().settings;
  const [site] = useState(() => ({ ...branching(), disables: disablesSoldOut() }));
  const { product, selection } = state ?? {};
  return useMemo(() => {
    const shown = new Map<string, OptionShown>();
    if (!product || !selection) return shown;
    const selectCount = dropDowns ?? product.optionNames.length;
    for (const option of product.optionNames) {
      shown.set(option, {
        value: selection[option] ?? '',
        soldOut: soldOutChoices(product, selection, option),
        offered: site.enabled ? branchChoices(product, selection, option, { ...site, selectCount }) : null,
        disables: site.disables,
        mark: (text) => soldOutChoiceText(text, soldOutLabel(texts, product), texts),
      });
    }
    return shown;
  }, [product, selection, dropDowns, site, texts]);
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<VariantsProps> = {
  Component: Variants,
  read: readVariants,
  placeIn: ({ served }, element) => (served ? { parent: element, tag: 'div', className: SOLD_OUT } : { parent: element }),
};
