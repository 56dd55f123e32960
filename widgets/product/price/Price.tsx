import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { fromPrice } from '../../../src/commerce/rules/fromPrice.ts';
import { isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';
import { hasChosen } from '../../../src/commerce/rules/selection.ts';
import { priceDisplay } from '../rules/priceDisplay.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { moneyNative } from '../../../src/core/page/selectors.ts';
import { showInstead, useRootWrites } from '../../../src/core/ui/useWrites.ts';
import { usePlanText, useProductPart, useProductSettings, type ProductPart } from '../useProducts.ts';
import type { SubscriptionPlan } from '../../../src/commerce/model/subscriptionPlan.ts';
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
  const { display, isAmount, format, textsIn, filter } = usePrice(part);
  const [price, original] = textsIn(isNative ? markAmount : format);
  const [spoken, spokenOriginal] = isNative ? textsIn(format) : [price, original];
  const isInitial = display?.kind === 'initial';
  // For a filter the quantity is a choice as well.
  const isChosen = hasChosen(part.state) || (part.state !== null && part.state.quantityText !== '1' && part.filterOf('price') !== null);
  // The served text knows more (plans, taxes, wording), so it stays until a choice is made.
  const isOurs = price !== undefined && !(isServed && (isInitial || !isChosen));
  const shown = isOurs ? filter(spoken, spokenOriginal) : null;
  useAnnouncedPrice(
    part,
    isInitial ? undefined : shown ? shown.prefix + shown.current + shown.suffix : spoken,
    shown ? shown.original || undefined : spokenOriginal,
    isServed,
  );
  useRootWrites(part.own, (write) => showInstead(write, part.own, value, isOurs));
  const { priceNote } = part.texts;
  if (!isOurs) return null;
  return (
    <>
      <FilteredPrice
        price={price}
        original={original}
        isAmount={isAmount}
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
  const { isAmount, format, textsIn, filter } = usePrice(useProductPart(productKey));
  const [price, original] = textsIn(format);
  if (!price) return null;
  return <FilteredPrice price={price} original={original} isAmount={isAmount} filtered={filter(price, original)} />;
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

type Display = ReturnType<typeof priceDisplay> | null;

interface Amounts {
  readonly price: Money;
  readonly original: Money | null;
  readonly varies: boolean;
  /** `undefined`: not a subscription's. */
  readonly plan: SubscriptionPlan | null | undefined;
}

/** While nothing is chosen those of the product as a whole; `null`: none. */
function amountsOf({ product }: ProductState, display: NonNullable<Display>): Amounts | null {
  if (display.kind === 'unavailable') return null;
  if (display.kind !== 'initial') return { original: null, varies: false, plan: undefined, ...display };
  const from = fromPrice(product);
  return from && { ...from, plan: isSubscription(product) ? product.subscriptionPlan : undefined };
}

/** The price of what is chosen: its texts, empty where the page states no price, and those texts after the page's filters. */
function usePrice({ settings, texts, state, filterOf }: ProductPart) {
  const { format } = useMoney();
  const planText = usePlanText(
    state !== null && (isSubscription(state.product) || state.product.variants.some(({ pricingOptions }) => pricingOptions.length > 0)),
  );
  const { product, selection, plan } = state ?? {};
  // Each change of the product's state renders it: "Adding…", "Added!", a quantity.
  const display = useMemo(() => (product && selection ? priceDisplay(product, selection, plan) : null), [product, selection, plan]);
  const amounts = state && display && amountsOf(state, display);
  return {
    display,
    /** Whether it is an amount and no sentence. */
    isAmount: display?.kind === 'price' || display?.kind === 'sale',
    format,
    textsIn(money: (amount: Money) => string): [price?: string, original?: string] {
      if (display?.kind === 'unavailable') return [texts.unavailable];
      if (!amounts) return [];
      const { price, original, varies, plan: planShown } = amounts;
      if (planShown !== undefined && !planText) return [];
      const sentence = (amount: Money) => {
        const text = money(amount);
        if (planShown !== undefined && planText) return planText(planShown, text, settings, varies);
        return varies ? fill(texts.fromPrice, { fromPrice: text }) : text;
      };
      return original ? [sentence(price), sentence(original)] : [sentence(price)];
    },
    /** `null` without a filter, and where no price is shown. */
    filter(current = '', original = ''): ProductFilters['price']['value'] | null {
      const filter = filterOf('price');
      if (!filter || !amounts) return null;
      return filter({ current, original, prefix: '', suffix: '' }, () => ({
        ...filterProduct(state),
        amounts: { current: amounts.price, original: amounts.original },
        format: (amount, times = 1) => (amount ? format({ ...amount, minor: amount.minor * times }) : ''),
      }));
    },
  };
}

/** "-18%"; `undefined` below one percent, and where no single variant is shown. */
function savingOf(display: Display): string | undefined {
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
  price: string | undefined,
  original: string | undefined,
  isServed: boolean,
): void {
  const { productTexts: texts } = settings;
  const text = price === undefined || original === undefined ? price : `${texts.salePrice} ${price} ${texts.originalPrice} ${original}`;
  const known = useRef(isServed ? undefined : text);
  useEffect(() => {
    if (known.current !== text && text !== undefined) announce(text);
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
  readonly isAmount: boolean;
}

/** Wraps marked amounts in elements, as the server does in the older money mode. */
function PriceText({ children, className, isAmount }: PriceTextProps): ReactNode {
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
