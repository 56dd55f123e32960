import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../core/page/openPage.ts';
import { MUG, openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A page author's own product: a form that navigates, drop-downs by name, quantity buttons without a type. */
const ownProduct = (button: string): string => {
  const { id, structuredContent } = stage.host.db.products.find(({ fullUrl }) => fullUrl.endsWith('/breakfast-mug'))!;
  const drop = (name: string, value: string) =>
    `<label>${name} <select name="${name.toLowerCase()}"><option>${value}</option></select></label>`;
  return (
    `<div data-storefront="product" data-product-id="${id}" data-product='${json({ structuredContent })}' id="own"><form action="/elsewhere">` +
    `<div data-storefront="variants">${drop('Glaze', 'Oat')}${drop('Size', 'Large')}</div>` +
    `<div data-storefront="quantity"><button>−</button><input type="number" value="2" min="1"><button>+</button></div>${button}</form></div>`
  );
};

it.each([
  ['Enter in the quantity, with a button without a type', '<button data-storefront="add-to-cart">Buy</button>', 'Enter'],
  ['Enter in the quantity, with a button that sends no form', '<button type="button" data-storefront="add-to-cart">Buy</button>', 'Enter'],
  ['a button without a type', '<button data-storefront="add-to-cart">Buy</button>', 'click'],
  ['a link to the cart', '<a href="/cart" data-storefront="add-to-cart">Buy</a>', 'click'],
])('a form of the page’s own sells once, and the page stays: by %s', async (_case, button, how) => {
  const visit = await stage.open({ path: MUG, edit: (html) => html.replace('</body>', `${ownProduct(button)}</body>`) });
  const { page } = visit;
  await page.locator('#own [data-storefront="add-to-cart"]').scrollIntoViewIfNeeded();
  await page.locator('#own [data-storefront="add-to-cart"][data-state="idle"]').waitFor();
  await page.locator('#own [data-storefront="variants"][data-selected-variant]').waitFor();
  const { href } = new URL(page.url());
  if (how === 'Enter') await page.locator('#own input').press('Enter');
  else await page.locator('#own [data-storefront="add-to-cart"]').click();
  await page.locator('#own [data-storefront="add-to-cart"][data-state="added"]').waitFor();
  expect(page.url()).toBe(href);
  const adds = visit.writes().filter(({ path }) => path.endsWith('/entries'));
  expect(adds.map(({ body }) => body)).toEqual([expect.objectContaining({ quantity: 2 })]);
  expect(visit.pageErrors).toEqual([]);
  await visit.close();
});
