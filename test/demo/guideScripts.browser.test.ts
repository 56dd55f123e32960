import type { Locator, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExample } from '../../demo/guide/guideExamples.ts';
import { chooseSize, MUG, openOwnPages, ownPage, SCRIPT, SHEET, type OwnPages } from './openOwnPages.ts';
import { codeOf } from './snippets.ts';

let pages: OwnPages;
beforeAll(async () => {
  pages = await openOwnPages();
});
afterAll(() => pages.close());

const SITE = '<script type="application/json" data-storefront-context>{"website": {"id": "5f3c0de000000000000000aa"}}</script>';
const untilUsable = (page: Page) => page.locator('[data-storefront="add-to-cart"][data-state="idle"]').waitFor();
const add = async (page: Page) => {
  await untilUsable(page);
  await chooseSize(page, 'Large');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
};
/** The records of the page's own scripts, in `window.kept`. */
const kept = (page: Page) => page.evaluate(() => (window as unknown as { kept: unknown[] }).kept);

describe('scripts of the guide', () => {
  it('consent 1: a banner of one’s own goes with the answer', async () => {
    const { page, complaints, run, close } = await pages.open(
      ownPage(SCRIPT, `${readExample('consent').replace(/<div data[^]*/, '')}<p id="banner">May we count?</p>`),
    );
    await page.waitForFunction(() => (window as { Storefront?: { ready?: Promise<void> } }).Storefront?.ready?.then(() => true));
    expect(await page.locator('#banner').isVisible()).toBe(true);
    await run(codeOf('consent 1'));
    await page.locator('#banner').waitFor({ state: 'hidden' });
    expect(await page.evaluate('Storefront.consent.get()')).toMatchObject({ analytics: true, marketing: false });
    expect(complaints).toEqual([]);
    await close();
  });

  it('consent 2: the default of Google’s tags runs under the policy that stands below it', async () => {
    const [script, policy] = codeOf('consent 2').split('\n') as [string, string];
    const [name, value] = policy.split(/: (.*)/) as [string, string];
    expect(name).toBe('Content-Security-Policy');
    const html = ownPage(`${script}<script>window.other = true</script>`, '');
    const { page, complaints, close } = await pages.open(html, { headers: { [name]: value } });
    expect(await page.evaluate('[dataLayer.length, [...dataLayer[0]].slice(0, 2), window.other]')).toEqual([
      1,
      ['consent', 'default'],
      undefined,
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('consent 3 and 4: Segment and Plausible receive what is looked at and added', async () => {
    const { page, complaints, run, close } = await pages.open(ownPage(SHEET + SCRIPT, SITE + MUG));
    await page.waitForFunction('window.Storefront?.on');
    await run(`window.kept = [];
      window.analytics = { page: (facts) => kept.push(['page', facts]), track: (name, facts) => kept.push([name, facts.sku, facts.price, facts.products.length]) };
      window.plausible = (name, { props, revenue }) => kept.push([name, props, revenue]);`);
    await run(codeOf('consent 3'));
    await run(codeOf('consent 4'));
    await add(page);
    await expect
      .poll(() => kept(page))
      .toEqual(
        expect.arrayContaining([
          ['Product Added', 'WK-MUG-OL', 34, 1],
          ['add_to_cart', { item: 'Breakfast Mug' }, undefined],
        ]),
      );
    expect(complaints).toEqual([]);
    await close();
  });

  it('speed-and-errors 1: takes the page’s path out of what is sent', async () => {
    const tag = SCRIPT.replace('></', ' data-error-path="/api/1/script-errors"></');
    const { page, run, close } = await pages.open(ownPage(tag, SITE + MUG));
    await page.waitForFunction('window.Storefront?.on');
    await run(codeOf('speed-and-errors 1'));
    const sent = () =>
      pages.server.host.log.filter(({ path }) => path === '/api/1/script-errors').flatMap(({ body }) => body as { data: object }[]);
    await run(
      `Storefront.on('before-error-report', ({ report }) => (window.kept = [...(window.kept ?? []), 'path' in report.data])); Storefront.push(['noSuchMethod']);`,
    );
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]!.data).toMatchObject({ part: 'push' });
    expect(sent()[0]!.data).not.toHaveProperty('path');
    expect(await kept(page)).toEqual([false]);
    await close();
  });

  it('reference/events 1: hears of what is added, though it stands before the script', async () => {
    const { page, complaints, close } = await pages.open(ownPage(codeOf('reference/events 1') + SHEET + SCRIPT, MUG));
    const line = page.waitForEvent('console', (message) => message.text() === '1');
    await add(page);
    await line;
    expect(complaints).toEqual([]);
    await close();
  });

  it('reference/api 1: follows the cart, and shows why a coupon was refused', async () => {
    const { page, complaints, run, close } = await pages.open(ownPage(SHEET + SCRIPT, MUG));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.accept()));
    await untilUsable(page);
    await run('window.kept = []; window.show = (...shown) => kept.push(shown);');
    await add(page);
    await page.evaluate('Storefront.whenIdle()');
    await run(codeOf('reference/api 1'));
    await page.evaluate('Storefront.whenIdle()');
    expect(await kept(page)).toContainEqual([1, false]);
    expect(await page.evaluate('Storefront.cart.get().coupons?.length ?? Storefront.cart.get().validCoupons?.length')).toBe(1);
    await run(codeOf('reference/api 1').replace('TEA10', 'NOSUCHCODE'));
    expect(dialogs).toEqual([expect.stringMatching(/\w/)]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('typescript 1 to 3: start the shop, listen, and add', async () => {
    const typed = ['typescript 1', 'typescript 2', 'typescript 3'].map(codeOf).join('\n');
    const { code } = await transformWithOxc(typed, 'page.ts');
    const pins = JSON.stringify({ imports: { 'storefront-embed': '/storefront/storefront.js' } });
    const head = `<script type="importmap">${pins}</script><script type="module" src="/storefront/storefront.js" data-manual></script>`;
    const { page, complaints, close } = await pages.open(ownPage(head, MUG));
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.waitForFunction('window.Storefront');
    await page.evaluate(
      (module) => document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent: module })),
      code,
    );
    // `afterAdd: 'cart'`.
    await page.waitForURL('**/cart');
    // The cart's event, and the listener of `item-added`.
    await expect.poll(() => lines.filter((line) => line === '1').length).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('tests that the guide has its readers copy', () => {
  const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...values: unknown[]) => Promise<void>;
  const open = () => pages.open('<title>Nothing yet</title>');
  it('qa 3: in Playwright', async () => {
    const { page, complaints, close } = await open();
    await new AsyncFunction('page', 'expect', codeOf('qa 3'))(page, (found: Locator) => ({
      toContainText: (text: string) => found.filter({ hasText: text }).waitFor(),
    }));
    expect(complaints).toEqual([]);
    await close();
  });

  it('qa 4: in Cypress, whose commands run one after the other', async () => {
    const { page, complaints, close } = await open();
    let queue = Promise.resolve();
    const enqueue = (command: () => Promise<unknown>) => void (queue = queue.then(async () => void (await command())));
    const chain = (found: () => Locator) => ({
      click: () => enqueue(() => found().click()),
      select: (value: string) => enqueue(() => found().selectOption(value)),
      should: (state: string) => enqueue(() => (state === 'be.visible' ? found().waitFor() : Promise.reject(new Error(state)))),
    });
    const runInPage = (run: (page: unknown) => unknown) => enqueue(() => page.evaluate(`(${String(run)})(window)`));
    const cy = {
      visit: (path: string) => enqueue(() => page.goto(path)),
      // oxlint-disable-next-line unicorn/no-thenable -- Cypress calls it so
      window: () => ({ then: runInPage }),
      // Cypress minds capitals.
      contains: (selector: string, text: string) =>
        chain(() =>
          page
            .locator(selector)
            .filter({ hasText: new RegExp(text) })
            .first(),
        ),
      get: (selector: string) => chain(() => page.locator(selector)),
    };
    new Function('cy', codeOf('qa 4'))(cy);
    await queue;
    expect(complaints).toEqual([]);
    await close();
  });
});
