import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableAtAllWidths } from '../../support/expectUsableAtAllWidths.ts';
import { openShop, type OpenShop, type Visit } from '../../support/openShop.ts';
import { settle } from '../../support/settle.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const recordOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('squarespace-popup-overlay') ?? 'null') as unknown);
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** ms; long enough for a popup to appear. */
const A_WHILE = 1500;
async function passAWhile(page: Page): Promise<void> {
  await page.clock.fastForward(A_WHILE);
  await settle(page);
}

/** With a controllable clock. */
async function visit(options: Parameters<OpenShop['visit']>[0]): Promise<Visit> {
  const opened = await shop.visit(options);
  await opened.context.clock.install();
  return opened;
}

describe('the popup', () => {
  it.each(['element', 'template'])('as %s comes after its delay, is used by keyboard, remembers, and gives the focus back', async (as) => {
    const { page, open, complaints, context } = await visit(DESKTOP);
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const name of ['overlay-shown', 'overlay-closed'])
        document.addEventListener(`storefront:${name}`, (event) => told.push([name, (event as CustomEvent).detail]));
      // Before the popup can open, however slow the machine.
      document.addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('#opener')?.focus());
    });
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    await open(`/fixtures/popup?popup=timer&as=${as}`);
    const dialog = page.getByRole('dialog', { name: 'A letter, now and then' });
    await dialog.waitFor();
    await expect.poll(told).toMatchObject([['overlay-shown', { version: 1 }]]);
    await expectUsableAtAllWidths(page);
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('opener');
    await expect.poll(() => recordOf(page)).toMatchObject({ version: 1, submitted: false, closedDate: expect.any(Number) as number });
    await expect.poll(told).toMatchObject([
      ['overlay-shown', {}],
      ['overlay-closed', { version: 1, submitted: false }],
    ]);

    await open(`/fixtures/popup?popup=timer&as=${as}`);
    await passAWhile(page);
    expect(await dialog.count()).toBe(0);

    // The owner has changed it; now the visitor signs up.
    await open(`/fixtures/popup?popup=timer&as=${as}&popup-version=2`);
    // The form is mounted shortly after it.
    await dialog.locator('form[data-state]').waitFor();
    await dialog.getByLabel('Email Address').fill('anna@example.com');
    await dialog.getByLabel('First Name').fill('Anna');
    await dialog.getByLabel('Last Name').fill('W');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await dialog.getByText('Thank you! The next letter is yours.').waitFor();
    await expect.poll(() => recordOf(page)).toMatchObject({ version: 2, submitted: true });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('comes when half of the page has been scrolled, and not beside another open dialog', async () => {
    const { page, open, context } = await visit(DESKTOP);
    await open('/fixtures/popup?popup=scroll');
    const dialog = page.getByRole('dialog', { name: 'A letter, now and then' });
    await passAWhile(page);
    expect(await dialog.count()).toBe(0);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="other" aria-label="Other">x</div>'));
    await page.evaluate(() => scrollTo(0, 1e6));
    await passAWhile(page);
    expect(await dialog.count()).toBe(0);
    await page.evaluate(() => document.querySelector('#other')?.remove());
    await dialog.waitFor();
    await context.close();
  });

  it.each([
    ['a phone', '/fixtures/popup?popup=timer', { viewport: { width: 390, height: 844 } }],
    ['a site that has none', '/fixtures/popup', DESKTOP],
  ] as const)('does not come on %s', async (_where, path, how) => {
    const { page, open, context } = await visit(how);
    await open(path);
    await passAWhile(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await recordOf(page)).toBeNull();
    await context.close();
  });

  it('comes on a phone where its owner wants that, and not in a frame', async () => {
    const { page, open, context } = await visit({ viewport: { width: 390, height: 844 } });
    await open('/fixtures/popup?popup=timer&popup-mobile=1');
    await page.getByRole('dialog', { name: 'A letter, now and then' }).waitFor();
    await open('/about');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<iframe src="/fixtures/popup?popup=timer&popup-mobile=1"></iframe>'),
    );
    await passAWhile(page);
    expect(await page.frameLocator('iframe').getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});
