import { useMoney } from '../../src/core/ui/useMoney.ts';
import type { ReactNode } from 'react';
import { fill } from '../../src/commerce/texts/fill.ts';
import { instalmentOffer, instalmentText } from '../../src/commerce/rules/instalmentOffer.ts';
import { instalmentTexts } from '../../src/commerce/texts/instalmentTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useWrites, useReplaceContent } from '../../src/core/ui/useWrites.ts';
import { useProduct } from '../product/index.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { Pill } from './Pill.tsx';
import styles from './instalments.css?inline';
import { pricingOf } from '../../src/commerce/rules/pricingOf.ts';
import { fromPrice, priceNow } from '../../src/commerce/rules/fromPrice.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../src/commerce/rules/selection.ts';
import type { Money } from '../../src/money/money.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';
import { BLOCK, OWN_CONTEXT } from './selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { offersKlarna, readProductMerchandising, type ProductMerchandising } from '../../src/commerce/model/productMerchandising.ts';
import { readMerchandising } from '../../src/core/page/readMerchandising.ts';
import { readJsonAttribute } from '../../src/lib/readJson.ts';
import { own } from '../../src/lib/readers.ts';
import type { Page } from '../../src/core/page/createPage.ts';

interface InstalmentsProps {
  readonly productKey: string;
  /** Amounts in cents. */
  readonly terms: { readonly available: boolean; readonly min: number; readonly max: number };
  readonly isKlarna: boolean;
  readonly shopperLanguage: string | null;
  /** ISO 3166 alpha-2; `null` if the page does not state it. */
  readonly merchantCountry: string | null;
  /** Whether the element itself is the block that themes style, not its parent. */
  readonly isBlock: boolean;
}

const CONTEXT = 'instalments by product id, with "afterPayMin" and "afterPayMax" (or "klarnaMin" and "klarnaMax") in cents';

const underPlan = (variant: Variant, plan: number): Variant => ({
  ...variant,
  ...(variant.pricingOptions[plan] ?? { price: null, onSale: false }),
});

/** For themes: the price is outside the range of instalments. */
const OUT_OF_RANGE = 'data-out-of-range';

/** The message follows the chosen variant. */
function Instalments({
  element,
  productKey,
  terms,
  isKlarna,
  shopperLanguage,
  merchantCountry,
  isBlock,
}: InstalmentsProps & WidgetProps): ReactNode {
  const settings = useSettings();
  const money = useMoney();
  const state = useProduct(productKey);
  useStyles(styles);
  const price = state && instalmentPrice(state.product, state.selection, state.plan);
  const offer = state && price && instalmentOffer(state.product.type, price, terms);
  const range = { [OUT_OF_RANGE]: offer ? String(offer.kind !== 'in-range') : null };
  useWrites((write) => {
    if (!isBlock) return;
    for (const [name, value] of Object.entries({ hidden: offer ? null : '', ...range })) write.attribute(element, name, value);
  });
  useReplaceContent(element, Boolean(offer));
  if (!offer) return null;
  const texts = localize(instalmentTexts, settings.localizedStrings);
  // A currency starts with its country's code (ISO 4217).
  const country = merchantCountry ?? price.currency.slice(0, 2);
  const message = instalmentText(offer, texts, money.format);
  // This provider has no known page, so it is only named, as in the cart.
  const block = isKlarna ? (
    <Text className="afterpay-message">
      {fill(offer.kind === 'in-range' ? texts.offerBy : texts.rangeBy, { offer: message, brand: texts.klarna })}
    </Text>
  ) : (
    inOrder(
      offer.kind === 'in-range',
      <Text key="message" className="afterpay-message">
        {message}
      </Text>,
      <Pill key="brand" texts={texts} locale={instalmentLocale(shopperLanguage, country)} isClearpay={isClearpay(country)} />,
    )
  );
  return isBlock ? (
    block
  ) : (
    <div className="product-afterpay" {...range}>
      {block}
    </div>
  );
}

/** "4 payments of $5 with Afterpay", but "Afterpay available for orders over $50". */
const inOrder = (isInRange: boolean, message: ReactNode, brand: ReactNode): readonly ReactNode[] =>
  isInRange ? [message, ' ', brand] : [brand, ' ', message];

export const parts: WidgetParts<InstalmentsProps> = {
  Component: Instalments,
  read: readInstalments,
  placeIn: (_props, element) => ({ parent: element }),
};

// Merchant country → languages of the provider's page; the first is the default.
const LANGUAGES: Readonly<Record<string, readonly [string, ...string[]]>> = { US: ['en'], CA: ['en', 'fr'], AU: ['en'], NZ: ['en'] };

/**
 * The locale of the provider's page, e.g. "fr-CA", from the shopper's language and the merchant's country; `null` without a page for the
 * country. Unavailable languages become English.
 */
export function instalmentLocale(shopperLanguage: string | null, merchantCountry: string | null): string | null {
  const country = (merchantCountry ?? '').trim().toUpperCase();
  const languages = Object.hasOwn(LANGUAGES, country) ? LANGUAGES[country] : undefined;
  if (!languages) return null;
  const wanted = (shopperLanguage ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return `${languages.includes(wanted) ? wanted : languages[0]}-${country}`;
}

/** In the United Kingdom the provider's name is Clearpay. */
export const isClearpay = (merchantCountry: string | null): boolean => merchantCountry?.trim().toUpperCase() === 'GB';

export function instalmentPrice(
  product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'pricing'>,
  selection: Selection,
  plan: number | null = null,
): Money | null {
  if (unselectedOptions(product, selection).length > 0) {
    const sold = plan === null ? product : { ...product, variants: product.variants.map((variant) => underPlan(variant, plan)) };
    return fromPrice(sold)?.price ?? null;
  }
  const priced = pricingOf(product, matchVariant(product, selection), plan);
  return priced && priceNow(priced);
}

/**
 * `null` where the page states no instalments for this product.
 *
 * @throws PageError when its settings cannot be read
 */
function readInstalments(element: HTMLElement, page: Page): InstalmentsProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const stated = readJsonAttribute(element, OWN_CONTEXT, CONTEXT);
  const facts: ProductMerchandising = {
    ...readMerchandising(pageProduct, page),
    ...readProductMerchandising(own(stated, pageProduct.product.id)),
  };
  const { afterPayAvailable, shopperLanguage, stripeAccountCountry } = facts;
  const isKlarna = !afterPayAvailable && offersKlarna(facts);
  const isOffered = afterPayAvailable || isKlarna;
  const [min, max] = isKlarna ? [facts.klarnaMin, facts.klarnaMax] : [facts.afterPayMin, facts.afterPayMax];
  // A wrong limit would promise what the checkout refuses.
  const isBroken = (stated !== null && typeof stated !== 'object') || (isOffered && (min === undefined || max === undefined));
  if (isBroken) throw new PageError(`expected ${CONTEXT}`, element);
  if (!isOffered) return null;
  return {
    productKey: pageProduct.id,
    terms: { available: true, min: min ?? 0, max: max ?? 0 },
    isKlarna,
    shopperLanguage: shopperLanguage ?? page.context().website?.language ?? null,
    merchantCountry: stripeAccountCountry ?? null,
    isBlock: element.classList.contains(BLOCK),
  };
}
