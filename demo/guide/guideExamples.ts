import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productBySlug } from '../content/catalogue.ts';
import { productMerchandising } from '../pages/product/templateItem.ts';

const FOLDER = join(import.meta.dirname, 'examples');

/** The markup of an example: what a page's author writes. */
export const readExample = (slug: string): string => readFileSync(join(FOLDER, `${slug}.html`), 'utf8').trimEnd();

/** Widgets that show nothing, so that there is no picture of them. */
export const WITHOUT_LOOK: ReadonlySet<string> = new Set(['order', 'off']);

const item = productBySlug('breakfast-mug');

/** The answer to `?format=json` of the page of the examples' product. */
export const exampleProduct = { item, productMerchandisingContext: item ? productMerchandising(item) : {} };
