import type { HostProduct } from '../../mocks/db/HostProduct';
import { pottery } from './pottery';
import type { ProductSheet } from './sheet';
import { categories, store } from './site';
import { table } from './table';
import { tea } from './tea';
import { toHostProduct } from './toHostProduct';
import { workshop } from './workshop';

const sheets: readonly ProductSheet[] = [...pottery, ...tea, ...table, ...workshop];

/** All products of the shop, as the host stores them and as pages render them. */
export const catalogue: readonly HostProduct[] = sheets.map((sheet, index) =>
  toHostProduct(sheet, index + 1, categories[sheet.category]?.id ?? store.id),
);

/** The part of the product's address that names it: `breakfast-mug`. */
export const slugOf = (product: HostProduct): string => product.urlId.slice('p/'.length);

/** The product with this slug. */
export const productBySlug = (slug: string): HostProduct | null => catalogue.find((product) => slugOf(product) === slug) ?? null;
