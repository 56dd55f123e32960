import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MUG, openStage, type Stage } from '../support/openStage.ts';
import { BUTTON, choose, loadCart, untilAdded } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CONTACT = 'form[data-form-id]:not(.newsletter-form)';

function slowFiles() {
  let isOpen = false;
  const waiting: Route[] = [];
  return {
    async prepare(context: BrowserContext) {
      await context.route(/\/dist\/chunks\/(?!core-|rolldown-runtime-)/, (route) => (isOpen ? route.continue() : void waiting.push(route)));
    },
    async letThrough() {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

async function fill(page: Page): Promise<void> {
  const form = page.locator(CONTACT);
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Email').fill('ida@example.com');
  await form.getByLabel('Message').fill('Dear Nell');
}
const untilThanked = (page: Page) => page.locator(`${CONTACT} .form-submission-text:not(.hidden)`).waitFor();
/** Survives unless the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => void ((window as { isSame?: boolean }).isSame = true));
const isSame = (page: Page) => page.evaluate(() => (window as { isSame?: boolean }).isSame === true);

describe.concurrent('what a visitor does while only the first file is there', () => {
  it('a press on the add button is one add, with what was chosen', async () => {
    const files = slowFiles();
    const visit = await stage.open({ tag: 'esm', path: MUG }, files);
    const { page } = visit;
    await choose(page);
    await page.locator(BUTTON).first().click();
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor();
    expect(visit.writes()).toHaveLength(0);
    const added = untilAdded(page);
    await files.letThrough();
    await added;
    expect(await loadCart(page)).toBe(1);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('a form that is sent stays on the page and arrives once', async () => {
    const files = slowFiles();
    const visit = await stage.open({ tag: 'esm', path: '/contact' }, files);
    const { page } = visit;
    await mark(page);
    await fill(page);
    await page.locator(`${CONTACT} [type=submit]`).click();
    await page.locator(`${CONTACT}[data-state="submitting"]`).waitFor();
    expect(visit.writes()).toHaveLength(0);
    await files.letThrough();
    await untilThanked(page);
    expect(await isSame(page)).toBe(true);
    expect(visit.writes().filter(({ path }) => /Save/i.test(path))).toHaveLength(1);
    await visit.close();
  });
});

describe.concurrent('a form whose file is lost', () => {
  it('says so, keeps what was typed, and is sent when the network is better', async () => {
    let isLost = true;
    const prepare = async (context: BrowserContext) => {
      await context.route(/\/dist\/chunks\/Form-/, (route) => (isLost ? route.abort() : route.continue()));
    };
    const visit = await stage.open({ tag: 'esm', path: '/contact' }, { prepare });
    const { page } = visit;
    await mark(page);
    await fill(page);
    await page.locator(`${CONTACT} input`).last().press('Enter');
    await page.locator('.storefront-unreachable').filter({ hasText: 'Your text is still here.' }).waitFor();
    expect(await page.locator(CONTACT).getByLabel('Message').inputValue()).toBe('Dear Nell');
    expect(await isSame(page)).toBe(true);
    isLost = false;
    await page.locator(`${CONTACT} [type=submit]`).click();
    await untilThanked(page);
    expect(await page.locator('.storefront-unreachable').count()).toBe(0);
    expect(await isSame(page)).toBe(true);
    await visit.close();
  });
});
