import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { fromPrice } from '../../../src/commerce/rules/fromPrice.ts';
import { isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';
import { priceDisplay } from '../rules/priceDisplay.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { moneyNative } from '../../../src/core/page/selectors.ts';
import { showInstead, useRootWrites } from '../../../src/core/ui/useWrites.ts';
import { usePlanText } from '../useProducts.ts';
import { useProductPart, useProductSettings, type ProductPart } from '../useProducts.ts';
import type { Filter } from '../../../src/core/filter/Filter.ts';
import { filterProduct } from '../filterProduct.ts';
import type { ProductFilters } from '../filters.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import { formatAmount } from '../../../src/money/decimalAmount.ts';
import type { Money } from '../../../src/money/money.ts';
import type { ProductState } from '../ProductState.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import * as selectors from './readPrice.ts';
import { readPrice, type PriceProps } from './readPrice.ts';
import styles from './price.css?inline';

/** Marks both ends of an amount in the older money mode; a control character, which no text contains. */
const EDGE = '\u0000';

/** Marks an amount whose sign the page's style sheet adds; shown by {@link PriceText}. */
const markAmount = (...money: Parameters<typeof formatAmount>): string => `${EDGE}${formatAmount(...money)}${EDGE}`;

/** The served text stays until a variant is chosen, and returns when the choice is cleared. */
function Price({ productKey, value, isServed, isNative }: PriceProps & WidgetProps): ReactNode {
  useStyles(styles);
  const part = useProductPart(productKey);
  const { state, texts } = part;
  const { product, selection, plan } = state ?? {};
  const display = useMemo(() => product && selection && priceDisplay(product, selection, plan), [product, selection, plan]);
  const textsIn = usePriceTexts(part, display);
  const money = useMoney();
  const [price = null, original] = textsIn(isNative ? markAmount : money.format);
  const [spoken = null, spokenOriginal] = isNative ? textsIn(money.format) : [price ?? undefined, original];
  const filter = part.filterOf('price');
  // The served text knows more (plans, taxes, wording), so it stays until a choice is made.
  const hasChosen =
    (plan ?? null) !== null || Object.keys(selection ?? {}).length > 0 || (filter !== null && (state?.quantityText ?? '1') !== '1');
  const isOurs = price !== null && !(isServed && (!hasChosen || display?.kind === 'initial'));
  const shown = isOurs && filter && state ? filterPrice(filter, state, display, spoken ?? '', spokenOriginal, money.format) : null;
  useAnnouncedPrice(
    part,
    display?.kind === 'initial' ? null : shown ? shown.prefix + shown.current + shown.suffix : spoken,
    shown ? shown.original || undefined : spokenOriginal,
    isServed,
  );
  useRootWrites(part.own, (write) => showInstead(write, part.own, value, isOurs));
  const { priceNote } = texts;
  if (!isOurs) return null;
  return (
    <>
      <FilteredPrice
        price={price}
        original={original}
        isAmount={display?.kind === 'price' || display?.kind === 'sale'}
        saving={savingOf(display)}
        // A price that a filter has left as it is keeps its marks.
        filtered={
          shown && {
            ...shown,
            current: shown.current !== spoken ? shown.current : price,
            original: shown.original !== spokenOriginal ? shown.original : (original ?? ''),
          }
        }
      />
      {priceNote && <Text className="storefront-price-note">{priceNote}</Text>}
    </>
  );
}

/** The price of what is chosen, within another part. */
export function ChosenPrice({ productKey }: { readonly productKey: string }): ReactNode {
  useStyles(styles);
  const part = useProductPart(productKey);
  const { state } = part;
  const money = useMoney();
  const filter = part.filterOf('price');
  const display = state ? priceDisplay(state.product, state.selection, state.plan) : undefined;
  const [price, original] = usePriceTexts(part, display)(money.format);
  if (!price || !state) return null;
  const filtered = filter && filterPrice(filter, state, display, price, original, money.format);
  return <FilteredPrice price={price} original={original} isAmount filtered={filtered} />;
}

interface FilteredPriceProps extends PricesProps {
  /** The price after the page's filters; `null`: as it was. */
  readonly filtered: ProductFilters['price']['value'] | null;
}

function FilteredPrice({ filtered, ...served }: FilteredPriceProps): ReactNode {
  if (!filtered) return <Prices {...served} />;
  const { current, original, prefix, suffix } = filtered;
  return (
    <>
      {prefix && <Text className="storefront-price-prefix">{prefix}</Text>}
      <Prices {...served} price={current} original={original || undefined} />
      {suffix && <Text className="storefront-price-suffix">{suffix}</Text>}
    </>
  );
}

/** The price after the page's filters; `null` where none is shown. */
function filterPrice(
  filter: Filter<ProductFilters['price']>,
  state: ProductState,
  display: ReturnType<typeof priceDisplay> | undefined,
  current: string,
  original: string | undefined,
  money: (amount: Money) => string,
): ProductFilters['price']['value'] | null {
  if (!display || display.kind === 'unavailable') return null;
  const known = display.kind === 'initial' ? fromPrice(state.product) : display;
  if (!known) return null;
  const amounts = { current: known.price, original: ('original' in known && known.original) || null };
  return filter({ current, original: original ?? '', prefix: '', suffix: '' }, () => ({
    ...filterProduct(state),
    amounts,
    format: (amount, times = 1) => (amount ? money({ ...amount, minor: amount.minor * times }) : ''),
  }));
}

/** Price and struck price as texts; empty where the page states no price. */
function usePriceTexts(
  { settings, texts, state }: ProductPart,
  display: ReturnType<typeof priceDisplay> | undefined,
): (money: (amount: Money) => string) => [price?: string, original?: string] {
  const product = state?.product;
  const planText = usePlanText(
    product !== undefined && (isSubscription(product) || product.variants.some(({ pricingOptions }) => pricingOptions.length > 0)),
  );
  return (money) => {
    switch (display?.kind) {
      case 'unavailable':
        return [texts.unavailable];
      case 'price':
        return [money(display.price)];
      case 'sale':
        return [money(display.price), money(display.original)];
      case 'subscription': {
        if (!planText) return [];
        const sentence = (price: Money) => planText(display.plan, money(price), settings);
        return display.original ? [sentence(display.price), sentence(display.original)] : [sentence(display.price)];
      }
      default: {
        const from = product && fromPrice(product);
        if (!from || (isSubscription(product) && !planText)) return [];
        const { price, varies, original } = from;
        const sentence = (text: string) =>
          planText && isSubscription(product)
            ? planText(product.subscriptionPlan, text, settings, varies)
            : varies
              ? fill(texts.fromPrice, { fromPrice: text })
              : text;
        return original ? [sentence(money(price)), sentence(money(original))] : [sentence(money(price))];
      }
    }
  };
}

/** "-18%"; `undefined` below one percent, and where no single variant is shown. */
function savingOf(display: ReturnType<typeof priceDisplay> | undefined): string | undefined {
  if (display?.kind !== 'sale') return undefined;
  const percent = Math.round((1 - display.price.minor / display.original.minor) * 100);
  return percent > 0 ? `-${percent}%` : undefined;
}

/**
 * Reads a price out when a choice has changed it, not when the page is opened.
 * @param isServed whether the server's price stood there until now
 */
function useAnnouncedPrice(
  { announce, settings }: ProductPart,
  price: string | null,
  original: string | undefined,
  isServed: boolean,
): void {
  const { productTexts: texts } = settings;
  const text = price === null || original === undefined ? price : `${texts.salePrice} ${price} ${texts.originalPrice} ${original}`;
  const known = useRef(isServed ? null : text);
  useEffect(() => {
    if (known.current !== text && text !== null) announce(text);
    known.current = text;
  }, [announce, text]);
}

interface PricesProps {
  readonly price: string;
  readonly original: string | undefined;
  readonly isAmount: boolean;
  readonly saving?: string | undefined;
}

/** Both prices of a sale have hidden labels, because a strike is not announced. The saving is shown by style sheets that have a place for it. */
function Prices({ price, original, isAmount, saving }: PricesProps): ReactNode {
  const { salePrice, originalPrice } = useProductSettings().productTexts;
  if (original === undefined) return <PriceText isAmount={isAmount}>{price}</PriceText>;
  return (
    <span data-saving={saving}>
      <Text className={selectors.hiddenLabel}>{salePrice}</Text>{' '}
      <PriceText className={selectors.sale} isAmount={isAmount}>
        {price}
      </PriceText>{' '}
      <Text className={selectors.hiddenLabel}>{originalPrice}</Text>{' '}
      <PriceText className={selectors.original} isAmount={isAmount}>
        {original}
      </PriceText>
    </span>
  );
}

interface PriceTextProps {
  readonly children: string;
  readonly className?: string;
  /** Whether the text is an amount only. */
  readonly isAmount?: boolean;
}

/** Wraps marked amounts in elements, as the server does in the older money mode. */
function PriceText({ children, className, isAmount = false }: PriceTextProps): ReactNode {
  const pieces = children.split(EDGE);
  if (pieces.length === 1) {
    return (
      <Text className={className} isAmount={isAmount}>
        {children}
      </Text>
    );
  }
  return (
    <span className={className}>
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence have no other name
        <Text key={at} className={at % 2 === 1 ? moneyNative : undefined} isAmount={at % 2 === 1}>
          {piece}
        </Text>
      ))}
    </span>
  );
}

export const parts: WidgetParts<PriceProps> = { Component: Price, read: readPrice, placeIn: ({ value }) => ({ parent: value }) };
