import { parseSubscriptionPlan } from '../../../commerce/model/subscriptionPlan.ts';
import { subscriptionText } from '../../../commerce/rules/subscriptionText.ts';
import { siteTexts } from '../../../commerce/texts/localize.ts';
import { subscriptionTexts } from '../../../commerce/texts/subscriptionTexts.ts';
import { at } from '../../data/read.ts';
import { areVaried, isKnownType, isOfType, isSubscribable, productTypeOf, variantsOf, wording } from '../../data/productState.ts';
import { currentPrice, pricedOf, pricesOf, type Amount, type Prices } from '../../data/price.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { priceText } from './money.ts';

const hidden = (label: string): string => `<span class="visually-hidden v6-visually-hidden">${label}</span>`;

/** With hidden words for screen readers. */
const saleHtml = (sale: string, original: string): string =>
  `${hidden('Sale Price:')}${sale} ${hidden('Original Price:')}<span class="original-price">${original}</span>`;

/** Formats a price into `{price}` or `{fromPrice}`. */
type Wording = (amount: Amount) => string;

function pricesHtml(prices: Prices, one: Wording, from: Wording): string {
  if (prices.isVaried) return from(prices.from);
  return prices.isOnSale ? saleHtml(one(prices.sale), one(prices.normal)) : one(prices.normal);
}

function plainHtml(prices: Prices, scope: Scope): string {
  const strings = scope.lookup('localizedStrings');
  const from = wording(strings, 'productPriceFromText', 'from {fromPrice}');
  return pricesHtml(
    prices,
    (amount) => priceText(amount, scope),
    (amount) => fillNamed(from, { fromPrice: priceText(amount, scope) }),
  );
}

function subscriptionHtml(item: unknown, prices: Prices, scope: Scope): string {
  const localizedStrings = scope.lookup('localizedStrings');
  const texts = siteTexts(subscriptionTexts, localizedStrings);
  const plan = parseSubscriptionPlan(at(item, 'structuredContent', 'subscriptionPlan'));
  if (!plan) return texts.unavailable;
  const sentence: Wording = (amount) =>
    subscriptionText(plan, priceText(amount, scope), texts, { varies: prices.isVaried, localizedStrings });
  return pricesHtml(prices, sentence, sentence);
}

const wrapped = (name: string, html: string): string => `<div class="${name}">\n${html}\n</div>`;

export const productPrice: Formatter = (value, _args, scope) => {
  // Which price counts depends on the type.
  if (!isKnownType(productTypeOf(value))) return wrapped('product-price', '');
  const prices = pricesOf(pricedOf(value));
  const html = isSubscribable(value) ? subscriptionHtml(value, prices, scope) : plainHtml(prices, scope);
  return wrapped('product-price', html);
};

/** The price of the cheapest variant's first plan, for products sold once or by subscription. */
export const subscriptionPrice: Formatter = (value, _args, scope) => {
  const variants = variantsOf(value);
  const cheapest = variants.reduce(
    (least, variant) => (currentPrice(variant).value < currentPrice(least).value ? variant : least),
    variants[0],
  );
  const option = at(cheapest, 'pricingOptions', 0);
  const isSold = isOfType(value, 'physical') || isOfType(value, 'service');
  const html = isSold && option !== undefined ? plainHtml({ ...pricesOf([option]), isVaried: areVaried(variants) }, scope) : '';
  return wrapped('subscription-price', html);
};

const fillNamed = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
