import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AddressBasedTaxZoneStrategy,
  DefaultCachePlugin,
  DefaultLogger,
  dummyPaymentHandler,
  LanguageCode,
  LogLevel,
  PluginCommonModule,
  ShippingCalculator,
  ShippingEligibilityChecker,
  VendurePlugin,
  type Order,
  type VendureConfig,
} from '@vendure/core';
import { records } from './records.ts';
import type { Settings } from './Settings.ts';

const said = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** The goods without discounts that are the visitor's, net. */
const goodsOf = (order: Order): number => order.subTotal;

/** A price that falls away from a sum on. */
export const freeFromCalculator = new ShippingCalculator({
  code: 'free-from',
  description: said('A price, and none from a sum on'),
  args: { cents: { type: 'int' }, freeFromCents: { type: 'int', required: false } },
  calculate: (_, order, { cents, freeFromCents }) => ({
    price: freeFromCents && goodsOf(order) >= freeFromCents ? 0 : cents,
    priceIncludesTax: false,
    taxRate: 0,
  }),
});

/** Everywhere, or to some countries. */
export const countriesChecker = new ShippingEligibilityChecker({
  code: 'countries',
  description: said('To these countries; empty: everywhere'),
  args: { countries: { type: 'string', required: false } },
  check: (_, order, { countries }) => !countries || countries.split(',').includes(order.shippingAddress?.countryCode ?? ''),
});

/** The gateway's own tables. */
class StorefrontPlugin {
  readonly records = records;
}
VendurePlugin({ imports: [PluginCommonModule], entities: () => records, compatibility: '^3.7.0' })(StorefrontPlugin);

const ADMIN = '@vendure/admin-ui-plugin';

/** The prebuilt admin, where it was installed beside this package's own dependencies. */
async function adminPlugins(port: number): Promise<NonNullable<VendureConfig['plugins']>> {
  const found = (await import(ADMIN).catch(() => null)) as {
    readonly AdminUiPlugin: {
      init(options: { readonly route: string; readonly port: number }): NonNullable<VendureConfig['plugins']>[number];
    };
  } | null;
  return found ? [found.AdminUiPlugin.init({ route: 'admin', port })] : [];
}

export async function createEngineConfig({
  postgres,
  data,
  enginePort,
  secret,
  adminPassword,
  isVerbose,
  poolSize,
}: Settings): Promise<VendureConfig> {
  return {
    logger: new DefaultLogger({ level: isVerbose ? LogLevel.Info : LogLevel.Warn }),
    apiOptions: {
      hostname: '127.0.0.1',
      port: enginePort,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      cors: false,
      csrfPrevention: true,
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: { identifier: 'superadmin', password: adminPassword },
      cookieOptions: { secret, name: 'vendure-session' },
    },
    dbConnectionOptions: postgres
      ? { type: 'postgres', url: postgres, synchronize: true, poolSize, connectTimeoutMS: 5000 }
      : { type: 'sqljs', synchronize: true, autoSave: true, ...fileIn(data) },
    taxOptions: { taxZoneStrategy: new AddressBasedTaxZoneStrategy() },
    orderOptions: { orderItemsLimit: 999_999, orderLineItemsLimit: 9999 },
    shippingOptions: { shippingCalculators: [freeFromCalculator], shippingEligibilityCheckers: [countriesChecker] },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    customFields: {
      Product: [
        { name: 'itemId', type: 'string', unique: true, nullable: true },
        // Fields that the engine does not have: type, pictures, forms, texts of the page.
        { name: 'sheet', type: 'text', nullable: true },
      ],
      ProductVariant: [
        { name: 'variantId', type: 'string', nullable: true },
        { name: 'regularPrice', type: 'int', nullable: true, label: said('Price without the sale, in cents') },
      ],
      OrderLine: [{ name: 'additionalFields', type: 'text', nullable: true }],
    },
    // Several instances share what is cached, sessions of the admin among it.
    plugins: [StorefrontPlugin, ...(postgres ? [DefaultCachePlugin.init({})] : []), ...(await adminPlugins(enginePort))],
  };
}

/** The embedded database as one file, which is replaced as a whole. */
function fileIn(data: string) {
  mkdirSync(data, { recursive: true });
  const location = join(data, 'shop.sqlite');
  return {
    location,
    autoSaveCallback: (bytes: Uint8Array) => {
      writeFileSync(`${location}.new`, bytes);
      renameSync(`${location}.new`, location);
    },
  };
}
