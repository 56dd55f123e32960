import { GlobalFlag } from '@vendure/common/lib/generated-types';
import { Product, type ProductVariant, type RequestContext } from '@vendure/core';
import { IsNull } from 'typeorm';
import type { ContentMoney, ContentProduct, ContentVariant } from './Content.ts';
import { refusals } from './Refused.ts';
import type { Engine } from './startEngine.ts';

/** Something that can be sold: the engine's variant and what the page knows it by. */
export interface Offer {
  /** As the page has it, with the engine's price and stock. */
  readonly item: ContentProduct;
  /** `null` for an item without variants. */
  readonly variant: ContentVariant | null;
  readonly sku: string | null;
  /** The engine's id of the variant. */
  readonly engineId: string;
  readonly listCents: number;
  /** `Infinity` when it is not counted. */
  readonly stock: number;
}

export interface Catalogue {
  /** In the shopkeeper's order. */
  products(): Promise<readonly ContentProduct[]>;
  offers(itemId: string): Promise<readonly Offer[]>;
  /** @throws Refused */
  find(itemId: string, sku: string | null): Promise<Offer>;
  byEngineId(engineId: string): Promise<Offer | undefined>;
}

interface Snapshot {
  readonly products: readonly ContentProduct[];
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
  readonly byEngineId: ReadonlyMap<string, Offer>;
  readonly at: number;
}

/** Age (ms) up to which pages may show cached prices and stock; an add reads the engine's. */
const FRESH_MS = 5000;
const GIFT_CARD = 4;
const PAYWALL = 5;

/** A cache of the engine's products. */
export function createCatalogue(engine: Engine, currency: string): Catalogue {
  let known: Snapshot | null = null;
  let reading: Promise<Snapshot> | null = null;
  const read = async (): Promise<Snapshot> => {
    try {
      return (known = await readSnapshot(engine, currency));
    } finally {
      reading = null;
    }
  };
  const current = async (): Promise<Snapshot> => {
    if (known && Date.now() - known.at < FRESH_MS) return known;
    reading ??= read();
    // An older one does while the engine cannot be reached.
    return known ? reading.catch(() => known as Snapshot) : reading;
  };
  const offers = async (itemId: string): Promise<readonly Offer[]> => (await current()).offers.get(itemId) ?? [];
  return {
    products: async () => (await current()).products,
    offers,
    async find(itemId, sku) {
      const all = await offers(itemId);
      const type = all[0]?.item.structuredContent.productType;
      if (all.length === 0) throw refusals.unknownItem();
      if (type === PAYWALL) throw refusals.notForSale();
      if (type === GIFT_CARD) throw refusals.noGiftCards();
      const wanted = sku === null && all.length === 1 ? all : all.filter((offer) => offer.sku === sku);
      if (wanted.length !== 1 || !wanted[0]) throw refusals.unknownVariant();
      return wanted[0];
    },
    byEngineId: async (engineId) => (await current()).byEngineId.get(engineId),
  };
}

async function readSnapshot(engine: Engine, currency: string): Promise<Snapshot> {
  const ctx = await engine.context();
  const found: ProductVariant[] = [];
  for (let total = Infinity; found.length < total;) {
    const page = await engine.variants.findAll(ctx, { take: 100, skip: found.length, sort: { id: 'ASC' } as never });
    if (page.items.length === 0) break;
    total = page.totalItems;
    found.push(...page.items);
  }
  const stocks = new Map<string, number>();
  for (const variant of found) stocks.set(String(variant.id), await stockOf(engine, ctx, variant));
  const offers = new Map<string, readonly Offer[]>();
  const byEngineId = new Map<string, Offer>();
  const products: ContentProduct[] = [];
  for (const product of await readProducts(engine)) {
    const { sheet } = product.customFields as { readonly sheet?: string | null };
    const variants = found.filter(({ productId }) => String(productId) === String(product.id));
    if (!sheet) continue;
    const content = { ...(JSON.parse(sheet) as ContentProduct), ...(product.translations[0] && { title: product.translations[0].name }) };
    const own = offersOf(content, variants, stocks, currency);
    if (!own[0]) continue;
    products.push(own[0].item);
    offers.set(own[0].item.id, own);
    for (const offer of own) byEngineId.set(offer.engineId, offer);
  }
  return { products, offers, byEngineId, at: Date.now() };
}

const readProducts = ({ connection }: Engine): Promise<Product[]> =>
  connection.rawConnection
    .getRepository(Product)
    .find({ where: { enabled: true, deletedAt: IsNull() }, relations: ['translations'], order: { id: 'ASC' } });

/** The stock of a variant that can be bought now. */
export async function stockOf({ variants }: Engine, ctx: RequestContext, variant: ProductVariant): Promise<number> {
  if (variant.trackInventory === GlobalFlag.FALSE) return Infinity;
  return Math.max(0, await variants.getSaleableStockLevel(ctx, variant));
}

/** A product's offers, with the engine's prices and stock in place of those that it was seeded with. */
function offersOf(
  sheet: ContentProduct,
  engines: readonly ProductVariant[],
  stocks: ReadonlyMap<string, number>,
  currency: string,
): Offer[] {
  const money = (cents: number): ContentMoney => ({ currency, value: (cents / 100).toFixed(2) });
  const pricesOf = ({ price, customFields }: ProductVariant) => {
    const regular = (customFields as { readonly regularPrice?: number | null }).regularPrice ?? null;
    const onSale = regular !== null && regular > price;
    const [list, sale] = onSale ? [regular, price] : [price, 0];
    return { price: list, salePrice: sale, onSale, priceMoney: money(list), salePriceMoney: money(sale) };
  };
  const variants = sheet.structuredContent.variants.flatMap((variant): ContentVariant[] => {
    const engine = engines.find(({ customFields }) => (customFields as { readonly variantId?: string }).variantId === variant.id);
    if (!engine) return [];
    const stock = stocks.get(String(engine.id)) ?? 0;
    return [{ ...variant, ...pricesOf(engine), unlimited: stock === Infinity, qtyInStock: stock === Infinity ? 0 : stock }];
  });
  const [first] = engines;
  const { priceMoney, salePriceMoney } = first ? pricesOf(first) : sheet.structuredContent;
  const onSale = engines.some((engine) => pricesOf(engine).onSale);
  const item: ContentProduct = {
    ...sheet,
    structuredContent: { ...sheet.structuredContent, variants, priceMoney, salePriceMoney, onSale } as ContentProduct['structuredContent'],
  };
  return engines.map((engine) => {
    const variant = variants.find(({ id }) => id === (engine.customFields as { readonly variantId?: string }).variantId) ?? null;
    const stock = stocks.get(String(engine.id)) ?? 0;
    return { item, variant, sku: variant ? variant.sku : null, engineId: String(engine.id), listCents: pricesOf(engine).price, stock };
  });
}
