import { type ReactNode } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import { instalmentOffer } from '../../src/commerce/rules/instalmentOffer.ts';
import { instalmentText } from '../../src/commerce/rules/instalmentText.ts';
import { instalmentTexts } from '../../src/commerce/texts/instalmentTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useElementState } from '../../src/core/ui/useElementState.ts';
import { useInstead } from '../../src/core/ui/useInstead.ts';
import { useProduct } from '../product/index.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import type { InstalmentSettings } from './InstalmentSettings.ts';
import { Pill } from './Pill.tsx';
import styles from './instalments.css?inline';
import { instalmentLocale } from './instalmentLocale.ts';
import { instalmentPrice } from './instalmentPrice.ts';
import { isClearpay } from './isClearpay.ts';
import { readInstalments, type InstalmentsProps } from './readInstalments.ts';

/** For themes: the price is outside the range of instalments. */
const OUT_OF_RANGE = 'data-out-of-range';

/** The message follows the chosen variant. */
function Instalments({
  element,
  productInstance,
  terms,
  isKlarna,
  shopperLanguage,
  merchantCountry,
  isBlock,
}: InstalmentsProps & WidgetProps): ReactNode {
  const settings = useSettings<InstalmentSettings>();
  const state = useProduct(productInstance);
  useStyles(styles);
  const price = state && instalmentPrice(state.product, state.selection, state.plan);
  const offer = state && price && instalmentOffer(state.product.type, price, terms);
  const range = { [OUT_OF_RANGE]: offer ? String(offer.kind !== 'in-range') : null };
  useElementState(element, isBlock ? { attributes: { hidden: offer ? null : '', ...range } } : {});
  useInstead(element, Boolean(offer));
  if (!offer) return null;
  const texts = localize(instalmentTexts, settings.localizedStrings);
  // A currency starts with its country's code (ISO 4217).
  const country = merchantCountry ?? price.currency.slice(0, 2);
  const message = instalmentText(offer, texts, settings.formatMoney);
  // This provider has no known page, so it is only named, as in the cart.
  const block = isKlarna ? (
    <Text className="afterpay-message">
      {fill(offer.kind === 'in-range' ? texts.offerBy : texts.rangeBy, { offer: message, brand: texts.klarna })}
    </Text>
  ) : (
    <>
      <Text className="afterpay-message">{message}</Text>{' '}
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

export const parts: WidgetParts<InstalmentsProps> = {
  Component: Instalments,
  read: readInstalments,
  placeIn: (_props, element) => ({ parent: element }),
};
