import type { HostProduct } from '../../mocks/db/HostProduct.ts';
import { pottery } from './pottery.ts';
import type { ProductSheet } from './sheet.ts';
import { categories, store } from './site.ts';
import { table } from './table.ts';
import { tea } from './tea.ts';
import { toHostProduct } from './toHostProduct.ts';
import { workshop } from './workshop.ts';

const sheets: readonly ProductSheet[] = [...pottery, ...tea, ...table, ...workshop];

export const catalogue: readonly HostProduct[] = sheets.map((sheet, index) =>
  toHostProduct(sheet, index + 1, categories[sheet.category]?.id ?? store.id),
);

export const slugOf = (product: HostProduct): string => product.urlId.slice('p/'.length);

export const productBySlug = (slug: string): HostProduct | null => catalogue.find((product) => slugOf(product) === slug) ?? null;
