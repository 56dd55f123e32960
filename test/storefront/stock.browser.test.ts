import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll';
import { openShop, type OpenShop } from '../support/openShop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const signUps = () => shop.demo.host.log.filter(({ path }) => path.endsWith('/notifications/restock'));

describe('a variant that is sold out', () => {
  it('lets the visitor ask to be told, with the keyboard alone, from the choice to the thanks', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open('/store/p/breakfast-mug?script=esm');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByLabel('Select Glaze').focus();
    await page.keyboard.press('i');
    await page.getByLabel('Select Size').focus();
    await page.keyboard.press('l');
    const block = page.locator('.product-restock-notification:visible');
    await block.waitFor();
    expect(loaded.some((url) => url.includes('/dist/Restock'))).toBe(true);
    await expectUsableByAll(page);

    await block.getByLabel('Your email').focus();
    await page.keyboard.press('Enter');
    await block.getByText('Email cannot be blank').waitFor();
    await expectUsableByAll(page);
    shop.demo.host.setScenario('server-error');
    await page.keyboard.type('anna@example.com');
    await page.keyboard.press('Enter');
    await block.getByText('Something went wrong. Please try again later.').waitFor();
    expect(await block.getByLabel('Your email').inputValue()).toBe('anna@example.com');
    shop.demo.host.setScenario('normal');
    await block.getByLabel('Your email').press('Enter');
    await block.getByText('Thank you. We will write the moment it is out of the kiln.').waitFor();
    await expectUsableByAll(page);
    expect(shop.demo.host.db.signUps()).toMatchObject([{ siteVisitorEmail: 'anna@example.com', isJoinMailingList: false }]);
    expect(signUps().map(({ status }) => status)).toEqual([500, 200]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('low stock and instalments', () => {
  it('follow the choice, and the provider explains itself in a dialog that runs nothing of its own', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/store/p/breakfast-mug');
    await page.getByLabel('Select Glaze').selectOption('Sea');
    await page.getByLabel('Select Size').selectOption('Small');
    await page.locator('.product-scarcity:visible').getByText('Only 3 left in stock').waitFor();
    expect(await page.locator('.afterpay-message').textContent()).toBe('4 interest-free payments of $7.00');
    await page.getByLabel('Select Size').selectOption('Large');
    expect(await page.locator('.product-scarcity:visible').count()).toBe(0);
    expect(await page.locator('.afterpay-message').textContent()).toBe('4 interest-free payments of $7.25');
    expect(asked.some((url) => url.includes('instalments-en_US'))).toBe(false);

    const info = page.getByRole('button', { name: 'More about Afterpay' });
    await info.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Afterpay' });
    await dialog.getByText('Take the pot home today').waitFor();
    await expectUsableByAll(page);
    expect(await page.evaluate(() => 'providerScriptRan' in window)).toBe(false);
    expect(await dialog.locator('img, script, style').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await info.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
