import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listCountries } from '../src/commerce/model/listCountries.ts';
import { catalogue } from './content/catalogue.ts';
import { policy } from './content/policy.ts';
import { reviewsOf } from './content/reviews.ts';
import { COMMISSION_FORM } from './pages/commissionPage.ts';
import { productMerchandising } from './pages/product/templateItem.ts';

/** Countries where the engine's names are English. */
const LOCALE = 'en';
/** Of a product with a thousand reviews. */
const MOST_REVIEWS = 50;

/** The demo's content as JSON, for an engine that is seeded with it (`demo/hosts/vendure/src/Content.ts`). */
export function writeContent(file: string): void {
  const content = {
    currency: 'USD',
    products: catalogue,
    ...policy,
    countries: listCountries(LOCALE),
    reviews: Object.fromEntries(catalogue.map(({ id }) => [id, reviewsOf(id).slice(0, MOST_REVIEWS)])),
    merchandising: Object.assign({}, ...catalogue.map(productMerchandising)) as unknown,
    customers: [{ email: 'anna@example.com', password: 'kettle' }],
    captchaForms: [COMMISSION_FORM],
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
