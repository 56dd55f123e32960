import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storefront } from '../../../src/app/Storefront.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The keys that the shop has stored, and the requests that are about the visitor. */
async function seenOf(page: Page, context: BrowserContext, path: string) {
  const stored = await page.evaluate(() => {
    // Reading a cookie waits for pending writes to reach the browser.
    void document.cookie;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  });
  const names = [...stored, ...(await context.cookies()).map(({ name }) => name)].filter((name) => /^ss_|^storefront-/i.test(name));
  const told = shop.demo.host.facts.filter(({ headers }) => headers['referer'] === shop.demo.url + path).map(({ path: at }) => at);
  return { kept: [...new Set(names)].toSorted(), told };
}
const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => {
      const [name, kind, signals] = Array.from(entry);
      return `${String(name)} ${String(kind)} ${String((signals as { ad_storage?: string }).ad_storage)}`;
    }),
  );
const FLAVOUR = process.env['FLAVOUR'] === 'lite' ? 'lite' : 'esm';

it('asks once, in our own banner, keeps nothing before the answer, and shows it again on request', async () => {
  const path = `/about?script=${FLAVOUR}&policy=restrictive&consent=ours&tag=data-consent-mode=on`;
  const { page, context, open, complaints } = await shop.visit();
  await open(path);
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await banner.waitFor();
  expect(await seenOf(page, context, path)).toEqual({ kept: [], told: [] });
  expect(await commands(page)).toEqual(['consent default denied']);
  await expectUsableByAll(page);

  // By keyboard alone.
  await banner.getByRole('button', { name: 'Choose' }).press('Enter');
  await banner.getByRole('checkbox', { name: /^Analytics/ }).press('Space');
  await expectUsableByAll(page);
  await banner.getByRole('button', { name: 'Save my choice' }).press('Enter');
  await banner.waitFor({ state: 'detached' });
  await expect
    .poll(() => seenOf(page, context, path))
    .toEqual({
      kept: ['ss_cvr', 'ss_cvt', 'storefront-consent'],
      told: ['/api/census/RecordHit'],
    });
  expect(await commands(page)).toEqual(['consent default denied', 'consent update denied']);

  await page.getByRole('link', { name: 'About' }).first().focus();
  const opened = await page.evaluate(() => (window.Storefront as Storefront).consent.open());
  expect(opened).toEqual({ ok: true, value: null });
  const analytics = banner.getByRole('checkbox', { name: /^Analytics/ });
  expect([await analytics.isChecked(), await analytics.evaluate((box) => box === document.activeElement)]).toEqual([true, true]);
  await expectUsableByAll(page);
  await page.keyboard.press('Escape');
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('About');
  await page.evaluate(() => (window.Storefront as Storefront).consent.open());
  await banner.getByRole('button', { name: 'Decline all' }).press('Enter');
  await banner.waitFor({ state: 'detached' });
  await expect.poll(async () => (await seenOf(page, context, path)).kept).toEqual(['storefront-consent']);
  expect(complaints).toEqual([]);
  await context.close();
});

it('loads no renderer for the banner of a visitor who has answered, and has a place where a page brings none', async () => {
  const { page, context, open } = await shop.visit();
  await open(`/about?script=${FLAVOUR}&policy=restrictive&consent=ours`);
  await page.getByRole('button', { name: 'Decline all' }).click();
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await open(`/about?script=${FLAVOUR}&policy=restrictive&consent=ours&next`);
  await page.evaluate(() => (window.Storefront as Storefront).ready);
  expect(files.filter((url) => /chunks\/(?:react|Consent)/.test(url))).toEqual([]);
  await open(`/about?script=${FLAVOUR}`);
  // A page without a policy and without a place.
  await page.evaluate(() => (window.Storefront as Storefront).consent.open());
  await page.getByRole('region', { name: 'Your privacy' }).waitFor();
  await context.close();
});

it('sets Google’s default by the line of the build, under a content security policy with its hash', async () => {
  const { readFile } = await import('node:fs/promises');
  const { html, csp } = JSON.parse(await readFile(new URL('../../../dist/consent-default.json', import.meta.url), 'utf8')) as {
    html: string;
    csp: string;
  };
  const { page, context } = await shop.visit();
  await page.route('**/about?head**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<head>',
      `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' ${csp}">${html}`,
    );
    await route.fulfill({ response, body });
  });
  // Only the line may run inline; the page's own scripts are blocked.
  await page.goto(`${shop.demo.url}/about?head&script=none`);
  expect(await commands(page)).toEqual(['consent default denied']);
  await context.close();
});
