import { GlobalFlag } from '@vendure/common/lib/generated-types';
import {
  ChannelService,
  CountryService,
  CurrencyCode,
  CustomerService,
  LanguageCode,
  manualFulfillmentHandler,
  PaymentMethodService,
  dummyPaymentHandler,
  ProductOptionGroupService,
  ProductOptionService,
  ProductService,
  PromotionService,
  ShippingMethodService,
  TaxCategoryService,
  TaxRateService,
  ZoneService,
  Product,
  type RequestContext,
} from '@vendure/core';
import type { Content, ContentProduct } from './Content.ts';
import { countriesChecker, freeFromCalculator } from './createEngineConfig.ts';
import { StorefrontReview } from './records.ts';
import type { Engine } from './startEngine.ts';

const en = <Fields extends object>(fields: Fields) => [{ languageCode: LanguageCode.en, ...fields }];
const argumentsOf = (given: Readonly<Record<string, unknown>>) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }));

/**
 * Fills an empty shop.
 *
 * @returns whether it was empty
 */
export async function seed(engine: Engine, content: Content): Promise<boolean> {
  const { connection } = engine;
  if ((await connection.rawConnection.getRepository(Product).count()) > 0) return false;
  const outer = await engine.context('admin');
  await connection.withTransaction(outer, async (ctx) => {
    await seedPlaces(engine, ctx, content);
    await seedPolicy(engine, ctx, content);
  });
  // The channel has other defaults now.
  const withDefaults = await engine.context('admin');
  await connection.withTransaction(withDefaults, async (ctx) => {
    const { id: taxCategoryId } = (await engine.app.get(TaxCategoryService).findAll(ctx)).items[0] ?? { id: 1 };
    for (const product of content.products) await seedProduct(engine, ctx, product, String(taxCategoryId));
    for (const { email, password } of content.customers) {
      await engine.app
        .get(CustomerService)
        .create(ctx, { emailAddress: email, firstName: email.split('@')[0] ?? '', lastName: '' }, password);
    }
    const reviews = Object.entries(content.reviews).flatMap(([productId, list]) =>
      list.map((review) => ({ productId, body: JSON.stringify({ ...review, productId }) })),
    );
    const repository = connection.getRepository(ctx, StorefrontReview);
    for (let at = 0; at < reviews.length; at += 100) await repository.insert(reviews.slice(at, at + 100));
  });
  return true;
}

/** Countries, and a zone for those that have a tax and one for the others. */
async function seedPlaces({ app }: Engine, ctx: RequestContext, { countries, currency, taxRules }: Content): Promise<void> {
  const ids = new Map<string, string | number>();
  for (const { code, name } of countries) {
    const country = await app.get(CountryService).create(ctx, { code, enabled: true, translations: en({ name }) });
    ids.set(code, country.id);
  }
  const taxed = new Set(taxRules.flatMap((rule) => rule.countries ?? []));
  const zone = async (name: string, codes: readonly string[]) =>
    app.get(ZoneService).create(ctx, { name, memberIds: codes.flatMap((code) => ids.get(code) ?? []) });
  const elsewhere = await zone(
    'Elsewhere',
    [...ids.keys()].filter((code) => !taxed.has(code)),
  );
  const category = await app.get(TaxCategoryService).create(ctx, { name: 'Standard', isDefault: true });
  const rate = (name: string, value: number, zoneId: string) =>
    app.get(TaxRateService).create(ctx, { name, value, zoneId, categoryId: String(category.id), enabled: true });
  await rate('No tax', 0, String(elsewhere.id));
  for (const { name, basisPoints, countries: codes = [] } of taxRules) {
    await rate(name, basisPoints / 100, String((await zone(name, codes)).id));
  }
  await app.get(ChannelService).update(ctx, {
    id: String(ctx.channelId),
    availableCurrencyCodes: [currency as CurrencyCode],
    defaultCurrencyCode: currency as CurrencyCode,
    defaultTaxZoneId: String(elsewhere.id),
    defaultShippingZoneId: String(elsewhere.id),
    pricesIncludeTax: false,
  });
}

async function seedPolicy({ app }: Engine, ctx: RequestContext, { shippingOptions, promoCodes }: Content): Promise<void> {
  for (const { id, name, cents, freeFromCents, countries = [] } of shippingOptions) {
    await app.get(ShippingMethodService).create(ctx, {
      code: id,
      fulfillmentHandler: manualFulfillmentHandler.code,
      checker: { code: countriesChecker.code, arguments: argumentsOf({ countries: countries.join(',') }) },
      calculator: { code: freeFromCalculator.code, arguments: argumentsOf({ cents, freeFromCents: freeFromCents ?? 0 }) },
      translations: en({ name, description: '' }),
    });
  }
  for (const { code, percent, cents, minimumSubtotalCents, isExpired } of promoCodes) {
    await app.get(PromotionService).createPromotion(ctx, {
      enabled: true,
      couponCode: code,
      endsAt: isExpired ? new Date(Date.now() - 86_400_000) : null,
      conditions: minimumSubtotalCents
        ? [{ code: 'minimum_order_amount', arguments: argumentsOf({ amount: minimumSubtotalCents, taxInclusive: false }) }]
        : [],
      actions: [
        percent === undefined
          ? { code: 'order_fixed_discount', arguments: argumentsOf({ discount: cents ?? 0 }) }
          : { code: 'order_percentage_discount', arguments: argumentsOf({ discount: percent }) },
      ],
      translations: en({ name: code, description: '' }),
    });
  }
  await app.get(PaymentMethodService).create(ctx, {
    code: 'by-hand',
    enabled: true,
    handler: { code: dummyPaymentHandler.code, arguments: argumentsOf({ automaticSettle: false }) },
    translations: en({ name: 'By hand', description: '' }),
  });
}

async function seedProduct({ app, variants }: Engine, ctx: RequestContext, sheet: ContentProduct, taxCategoryId: string): Promise<void> {
  const { id: itemId, title, urlId, excerpt, variantOptionOrdering, structuredContent: content } = sheet;
  const product = await app.get(ProductService).create(ctx, {
    enabled: true,
    translations: en({ name: title, slug: urlId.replace(/^p\//, ''), description: excerpt }),
    customFields: { itemId, sheet: JSON.stringify(sheet) },
  });
  const productId = String(product.id);
  const options = new Map<string, string | number>();
  for (const name of variantOptionOrdering) {
    const group = await app.get(ProductOptionGroupService).create(ctx, { code: `${urlId} ${name}`, translations: en({ name }) });
    await app.get(ProductService).addOptionGroupToProduct(ctx, productId, group.id);
    for (const value of new Set(content.variants.map(({ attributes }) => attributes[name] ?? ''))) {
      const option = await app
        .get(ProductOptionService)
        .create(ctx, group, { code: `${name} ${value}`, translations: en({ name: value }) });
      options.set(`${name} ${value}`, option.id);
    }
  }
  const stocked = content.variants.map((variant) => ({
    productId,
    sku: variant.sku ?? '',
    price: variant.onSale ? variant.salePrice : variant.price,
    taxCategoryId,
    trackInventory: variant.unlimited ? GlobalFlag.FALSE : GlobalFlag.TRUE,
    stockOnHand: variant.qtyInStock,
    optionIds: variantOptionOrdering.flatMap((name) => options.get(`${name} ${variant.attributes[name] ?? ''}`) ?? []),
    translations: en({ name: [title, ...Object.values(variant.attributes)].join(' ') }),
    customFields: { variantId: variant.id, regularPrice: variant.onSale ? variant.price : null },
  }));
  const cents = (money: { readonly value: string } | undefined): number => Math.round(Number(money?.value ?? 0) * 100);
  const own = {
    productId,
    sku: itemId,
    price: cents(content.onSale ? content.salePriceMoney : content.priceMoney),
    taxCategoryId,
    trackInventory: GlobalFlag.FALSE,
    translations: en({ name: title }),
    customFields: { variantId: null, regularPrice: content.onSale ? cents(content.priceMoney) : null },
  };
  await variants.create(ctx, stocked.length > 0 ? stocked : [own]);
}
