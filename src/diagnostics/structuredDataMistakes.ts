import type { Product } from '../commerce/model/product.ts';
import { priceNow } from '../commerce/rules/fromPrice.ts';
import { isPricedItself } from '../commerce/rules/isPricedItself.ts';
import { stockOf } from '../commerce/rules/soldOut.ts';
import { decimalAmount } from '../money/decimalAmount.ts';
import { fractionDigits } from '../money/fractionDigits.ts';
import type { Money } from '../money/money.ts';
import { priceMistakes } from './dataMistakes.ts';
import type { Mistake, PageFacts } from './Mistake.ts';
import { ownTags } from './ownTags.ts';
import { productsOn, type ProductOnPage } from './productsOn.ts';
import { readStructuredData, type StatedOffer, type StatedProduct } from './readStructuredData.ts';

const GUIDE = 'structured-data';
const UNAVAILABLE = new Set(['OutOfStock', 'SoldOut', 'Discontinued']);
const AVAILABLE = new Set(['InStock', 'OnlineOnly', 'LimitedAvailability', 'PreOrder', 'PreSale', 'BackOrder', 'MadeToOrder']);

/** A product as the shop shows it, beside what the structured data state of it. */
interface Pair extends ProductOnPage {
  readonly stated: StatedProduct;
}

/** Structured data (JSON-LD) that state another price, currency or availability than the shop shows; search engines drop such products. */
export function* structuredDataMistakes(page: Document, facts: PageFacts): Generator<Mistake> {
  // There the product's own data are wrong, which another line reports.
  const wrong = new Set([...priceMistakes(page, facts)].map(({ element }) => element));
  for (const { root, product, stated } of pairsOf(page)) {
    const name = JSON.stringify(stated.name ?? product.title ?? product.id);
    for (const offer of stated.offers) {
      const say = (message: string, fix: string, isQuestion = false): Mistake => ({
        element: stated.script,
        message: `the structured data (JSON-LD) state ${message}`,
        fix,
        guide: GUIDE,
        ...(isQuestion && { isQuestion }),
      });
      const variants = variantsOf(product, offer);
      const of = variants.length === 1 && product.variants.length > 1 ? `${name} (${variants[0]?.sku})` : name;
      if (!wrong.has(root)) yield* amountMistakes(page, pricesOf(product, variants), offer, of, say);
      const isAlone = offer.sku !== null || stated.offers.filter(({ availability }) => availability).length === 1;
      if (isAlone) yield* stockMistakes(stockOf({ ...product, variants }), offer, of, say);
    }
  }
}

/** Whether the structured data state a price of the product, so that no other question about it is needed. */
export const isPriceStated = (root: Element): boolean =>
  pairsOf(root.ownerDocument).some((pair) => pair.root === root && pair.stated.offers.some(({ amounts }) => amounts.price !== undefined));

type Say = (message: string, fix: string, isQuestion?: boolean) => Mistake;

function* amountMistakes(page: Document, prices: readonly Money[], offer: StatedOffer, name: string, say: Say): Generator<Mistake> {
  const [first] = prices;
  if (!first) return;
  const { currency } = offer;
  const isUnstated = first.currency === '';
  const shown = first.currency || (ownTags(page).length > 0 ? 'USD' : '');
  if (currency && shown && currency.toUpperCase() !== shown) {
    const message = `the currency ${currency} for ${name}, and the shop shows ${shown}`;
    const fix = `Write "priceCurrency": "${shown}" there, or`;
    if (!isUnstated) yield say(message, `${fix} "currency": "${currency}" in the product's data or the store's settings.`);
    else yield say(`${message}, as the page names none: is that meant so?`, `${fix} data-currency="${currency}" on the tag.`, true);
    if (!isUnstated) return;
  }
  const amounts = [...prices].sort((one, other) => one.minor - other.minor).map((money) => plain(money, currency));
  const expected = { price: amounts, lowPrice: amounts.slice(0, 1), highPrice: amounts.slice(-1) };
  for (const [field, shownAmounts] of Object.entries(expected)) {
    const written = offer.amounts[field as keyof typeof expected];
    if (written === undefined || shownAmounts.some((amount) => isSame(amount, written))) continue;
    const [amount = '', ...more] = new Set(shownAmounts);
    const either = [amount, ...more].slice(0, 4).join(' or ');
    yield say(
      `"${field}": ${JSON.stringify(written)} for ${name}, and the shop shows ${either}${shown && !isUnstated ? ` ${shown}` : ''}`,
      amountFix(field, written, [amount, ...more], 10 ** fractionDigits(first.currency || currency || 'USD')),
    );
  }
}

/** A factor of exactly the minor units is one side's mistake: of the data where the other has a point, or they come to less than 1.00. */
function amountFix(field: string, written: string, shown: readonly string[], units: number): string {
  const taken = units > 1 ? shown.find((one) => Number(written) === Math.round(Number(one) * units)) : undefined;
  if (taken === undefined) return `Write "${field}": "${shown[0]}" there, or correct the price in the product's data.`;
  if (!written.includes('.') && Number(taken) >= 1) return `Write "${field}": "${taken}" there (not in cents).`;
  return `Write "price": ${Math.round(Number(written) * units)} in the product's data (the smallest unit).`;
}

function* stockMistakes(stock: number, { availability }: StatedOffer, name: string, say: Say): Generator<Mistake> {
  if (availability === null) return;
  if (AVAILABLE.has(availability) && stock === 0) {
    yield say(
      `"availability": "${availability}" for ${name}, and the shop shows it as sold out`,
      `Write "https://schema.org/OutOfStock" there, or correct "qtyInStock" in the product's data.`,
    );
  } else if (UNAVAILABLE.has(availability) && stock > 0) {
    yield say(
      `"availability": "${availability}" for ${name}, and the shop sells it (${Number.isFinite(stock) ? `${stock} in stock` : 'without a limit'})`,
      `Write "https://schema.org/InStock" there, or "qtyInStock": 0 in the product's data.`,
    );
  }
}

/** As `decimalAmount` writes it, without what only people read. */
function plain({ minor, currency }: Money, fallback: string | null): string {
  const { whole, fraction } = decimalAmount({ minor, currency: currency || fallback || 'USD' });
  return fraction ? `${whole}.${fraction}` : whole;
}

const isSame = (amount: string, written: string): boolean => /^\d+(?:\.\d*)?$/.test(written) && Number(amount) === Number(written);

/** Those that an offer is about: of its article number, else all. One that cannot be read is another rule's. */
function variantsOf({ variants }: Product, { sku }: StatedOffer): Product['variants'] {
  const sound = variants.filter(({ problem }) => problem === undefined);
  const own = sound.filter((variant) => sku !== null && variant.sku === sku);
  return own.length > 0 ? own : sound;
}

const pricesOf = (product: Product, variants: Product['variants']): Money[] =>
  (isPricedItself(product) ? [product.pricing] : variants).flatMap((one) => priceNow(one) ?? []);

function pairsOf(page: Document): Pair[] {
  const stated = readStructuredData(page).filter(({ offers }) => offers.length > 0);
  if (stated.length === 0) return [];
  const products = productsOn(page);
  return stated.flatMap((one) => {
    const named = products.find(({ product }) => isOf(product, one));
    const [only] = products.length === 1 && stated.length === 1 ? products : [];
    const isOther = only?.product.title && one.name;
    const pair = named ?? (isOther ? undefined : only);
    return pair ? [{ ...pair, stated: one }] : [];
  });
}

function isOf({ id, title, variants }: Product, { ids, name }: StatedProduct): boolean {
  if (ids.includes(id) || variants.some(({ sku }) => sku !== null && ids.includes(sku))) return true;
  return title !== null && name !== null && title.trim().toLowerCase() === name.toLowerCase();
}
