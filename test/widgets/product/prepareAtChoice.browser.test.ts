import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseSize, MUG, openOwnPages, ownPage, SCRIPT, type OwnPages } from '../../demo/openOwnPages.ts';

let pages: OwnPages;
beforeAll(async () => {
  pages = await openOwnPages();
});
afterAll(() => pages.close());

it('a choice loads what an add needs, before the visitor comes to the button', async () => {
  const { page, complaints, close } = await pages.open(ownPage(SCRIPT, MUG));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate('Storefront.ready');
  await page.getByLabel('Size').waitFor();
  const isAsked = (name: string) => requested.some((url) => url.includes(`/chunks/${name}-`));
  expect(['work', 'wire'].filter(isAsked)).toEqual([]);
  await chooseSize(page, 'Small');
  await expect.poll(() => ['work', 'wire', 'price'].every(isAsked)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
