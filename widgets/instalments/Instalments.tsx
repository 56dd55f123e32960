import { type ReactNode } from 'react';
import {
  instalmentLocale,
  instalmentOffer,
  instalmentPrice,
  instalmentsOutOfRange,
  instalmentText,
  instalmentTexts,
  isClearpay,
  localize,
  readInstalments,
  showsInstalmentMessage,
  Text,
  useHostState,
  useInstead,
  useProduct,
  useShop,
  useStyles,
  type InstalmentsProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src/kit.ts';
import { Pill } from './Pill.tsx';
import styles from './instalments.css?inline';

interface Props extends InstalmentsProps {
  /** Whether the offer itself is told; a price out of range is told in any case, as the pill alone would promise what does not hold. */
  readonly showsMessage: boolean;
}

/** The instalment message and the provider's pill (spec §5 "Afterpay"); the amount follows the chosen variant. */
function Instalments({ element, scope, terms, shopperLanguage, merchantCountry, isBlock, showsMessage }: Props & WidgetProps): ReactNode {
  const { settings } = useShop();
  const state = useProduct(scope);
  useStyles(styles);
  const price = state && instalmentPrice(state.product, state.selection);
  const offer = state && price && instalmentOffer(state.product.type, price, terms);
  const range = { [instalmentsOutOfRange]: offer ? String(offer.kind !== 'in-range') : null };
  useHostState(element, isBlock ? { attributes: { hidden: offer ? null : '', ...range } } : {});
  useInstead(element, Boolean(offer));
  if (!offer) return null;
  const texts = localize(instalmentTexts, settings.localizedStrings);
  // The first two letters of a currency are its country's (ISO 4217).
  const country = merchantCountry ?? price.currency.slice(0, 2);
  const block = (
    <>
      {(showsMessage || offer.kind !== 'in-range') && (
        <Text className="afterpay-message">{instalmentText(offer, texts, settings.formatMoney)}</Text>
      )}{' '}
      <Pill texts={texts} locale={instalmentLocale(shopperLanguage, country)} isClearpay={isClearpay(country)} />
    </>
  );
  return isBlock ? (
    block
  ) : (
    <div className="product-afterpay" {...range}>
      {block}
    </div>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<Props> = {
  Component: Instalments,
  read(element, page) {
    const props = readInstalments(element, page);
    return props && { ...props, showsMessage: showsInstalmentMessage(page.context()) };
  },
  placeIn: (_props, element) => ({ parent: element }),
};
