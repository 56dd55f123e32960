import { useMemo, type ReactNode } from 'react';
import {
  fill,
  fromPrice,
  MarkupView,
  priceHiddenLabel,
  priceOriginal,
  priceSale,
  priceDisplay,
  readPrice,
  subscriptionText,
  useProduct,
  useShop,
  type PriceProps,
  type Product,
  type WidgetParts,
  type WidgetProps,
} from '../../src';

/** The price (spec §4): the server's text until a variant is chosen, and again when a choice is taken back. */
function Price({ scope, initial }: PriceProps & WidgetProps): ReactNode {
  const state = useProduct(scope);
  const display = useMemo(() => state && priceDisplay(state.product, state.selection), [state]);
  const content = usePriceContent(state?.product ?? null, display);
  // The server's text knows more than we do (plans, taxes, its own words): it stays until the visitor has chosen something.
  const hasChosen = state !== null && Object.keys(state.selection).length > 0;
  if (initial.length > 0 && (!hasChosen || display?.kind === 'initial')) return <MarkupView nodes={initial} render={(_node, repeat) => repeat()} />;
  const hasValueNode = initial.some((node) => typeof node !== 'string' && node.role === 'value');
  return hasValueNode ? <MarkupView nodes={initial} render={(_node, repeat) => repeat({ children: content })} /> : content;
}

/** What to show, or `null` for the initial display. */
function usePriceContent(product: Product | null, display: ReturnType<typeof priceDisplay> | null): ReactNode {
  const { settings } = useShop();
  const { formatMoney: money, productTexts: texts } = settings;
  switch (display?.kind) {
    case 'unavailable':
      return texts.unavailable;
    case 'price':
      return money(display.price);
    case 'sale':
      return <Sale price={money(display.price)} original={money(display.original)} />;
    case 'subscription': {
      const sentence = (price: typeof display.price) => subscriptionText(display.plan, money(price), settings.subscriptionTexts, settings);
      return display.original ? <Sale price={sentence(display.price)} original={sentence(display.original)} /> : sentence(display.price);
    }
    default: {
      const from = product && fromPrice(product);
      if (!from) return null;
      if (from.varies) return fill(texts.fromPrice, { fromPrice: money(from.price) });
      return from.original ? <Sale price={money(from.price)} original={money(from.original)} /> : money(from.price);
    }
  }
}

/** A sale price with the struck original one, each named for those who do not see the strike. */
function Sale({ price, original }: { price: string; original: string }): ReactNode {
  const { settings } = useShop();
  return (
    <>
      <span className={priceHiddenLabel}>{settings.productTexts.salePrice}</span> <span className={priceSale}>{price}</span>{' '}
      <span className={priceHiddenLabel}>{settings.productTexts.originalPrice}</span>{' '}
      <span className={priceOriginal}>{original}</span>
    </>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<PriceProps> = { Component: Price, read: readPrice, hasHandlers: false };
