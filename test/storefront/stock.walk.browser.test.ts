import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { captchaBox, mockCaptcha } from '../support/mockCaptcha.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const signUps = () => shop.demo.host.log.filter(({ path }) => path.endsWith('/notifications/restock'));

describe('a variant that is sold out', () => {
  it('lets the visitor ask to be told, with the keyboard alone, from the choice to the thanks', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    // A template may add fields; a text without a limit has no counter.
    const text = (limit: string) => `<textarea name="note-${limit}" aria-label="Note ${limit}" data-max-length="${limit}"></textarea>`;
    await page.route('**/store/p/breakfast-mug?script=esm', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<input class="sqs-editable-button" type="submit"', `${text('12')}${text('0')}$&`),
      });
    });
    await open('/store/p/breakfast-mug?script=esm');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByLabel('Select Glaze').focus();
    await page.keyboard.press('i');
    await page.getByLabel('Select Size').focus();
    await page.keyboard.press('l');
    const block = page.locator('.product-restock-notification:visible');
    await block.waitFor();
    await expect.poll(() => loaded.some((url) => url.includes('/dist/chunks/Restock-'))).toBe(true);
    await expectUsableAtAllWidths(page);

    const count = block.locator('.product-restock-count');
    await expect.poll(() => count.allTextContents()).toEqual(['0 / 12']);
    await block.getByLabel('Note 12').focus();
    await page.keyboard.type('When it rains');
    const said = async () => [await count.textContent(), await count.getAttribute('data-over')];
    await expect.poll(said).toEqual(['13 / 12', 'true']);
    await page.keyboard.press('Backspace');
    await expect.poll(said).toEqual(['12 / 12', null]);

    await block.getByLabel('Your email').focus();
    await page.keyboard.press('Enter');
    await block.getByText('Email cannot be blank').waitFor();
    await expectUsableAtAllWidths(page);
    shop.demo.host.setScenario('server-error');
    await page.keyboard.type('anna@example.com');
    await page.keyboard.press('Enter');
    await block.getByText('Something went wrong. Please try again later.').waitFor();
    expect(await block.getByLabel('Your email').inputValue()).toBe('anna@example.com');
    shop.demo.host.setScenario('normal');
    await block.getByLabel('Your email').press('Enter');
    await block.getByText('Thank you. We will write the moment it is out of the kiln.').waitFor();
    await expectUsableAtAllWidths(page);
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
    const pays = () => page.locator('.afterpay-message').textContent();
    await expect.poll(pays).toBe('4 interest-free payments of $7.00');
    await page.getByLabel('Select Size').selectOption('Large');
    await expect.poll(() => page.locator('.product-scarcity:visible').count()).toBe(0);
    await expect.poll(pays).toBe('4 interest-free payments of $7.25');
    expect(asked.some((url) => url.includes('instalments-en_US'))).toBe(false);

    const info = page.getByRole('button', { name: 'More about Afterpay' });
    await info.focus();
    // The provider does not respond: one console line, and the pill works again.
    const warnings: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
    await page.route('**/instalments-en_US*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    const pill = () =>
      page
        .locator('.product-afterpay')
        .first()
        .evaluate((block) => block.outerHTML);
    const before = await pill();
    const asks = page.waitForResponse('**/instalments-en_US*');
    await page.keyboard.press('Enter');
    await asks;
    await expect.poll(() => warnings).toEqual([expect.stringContaining('[storefront] Afterpay:')]);
    await expect.poll(async () => [await page.getByRole('dialog').count(), await pill()]).toEqual([0, before]);
    await page.unroute('**/instalments-en_US*');

    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Afterpay' });
    await dialog.getByText('Take the pot home today').waitFor();
    await expectUsableAtAllWidths(page);
    expect(await page.evaluate(() => 'providerScriptRan' in window)).toBe(false);
    expect(await dialog.locator('img, script, style').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => info.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('restock and instalments on the other kinds of pages', () => {
  it.each<[string, string, number, boolean]>([
    ['version 7.1 with a captcha on a phone', 'b&captcha=1', 390, true],
    ['version 8, whose block brings a captcha, on a phone', 'c', 390, true],
    ['neutral hooks on a desktop', 'hooks', 1280, false],
    ['version 7 on a desktop, whose author has made no place for instalments', 'a&instalments=0', 1280, false],
  ])('work by keyboard alone: %s', async (_where, markup, width, hasCaptcha) => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width, height: 900 } });
    const provider = await mockCaptcha(context);
    await open(`/store/p/breakfast-mug?markup=${markup}`);
    const choose = async (option: string, value: string) => {
      // Version 8 shows one of the two as radio buttons.
      const of = `[data-variant-option-name="${option}"]`;
      const control = page.locator(`select${of}, ${of} select, ${of} input[value="${value}"]`).first();
      await control.focus();
      await page.keyboard.press((await control.evaluate((node) => node.localName)) === 'select' ? value.charAt(0) : 'Space');
    };
    await choose('Glaze', 'Sea');
    await choose('Size', 'Small');
    await page.locator('.product-scarcity:visible').getByText('Only 3 left in stock').waitFor();
    await page.locator('.afterpay-message').getByText('4 interest-free payments of $7.00').waitFor();
    const info = page.getByRole('button', { name: 'More about Afterpay' });
    await info.press('Enter');
    await page.getByRole('dialog', { name: 'Afterpay' }).getByText('Take the pot home today').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => info.evaluate((button) => button === document.activeElement)).toBe(true);

    expect(provider.requests).toEqual([]);
    // In this order, because version 7.1 offers only glazes of the chosen size.
    await choose('Size', 'Large');
    await choose('Glaze', 'Ink');
    const block = page.locator('.product-restock-notification:visible');
    const email = block.getByLabel('Your email');
    const address = `${markup[0]}@example.com`;
    await email.focus();
    await page.keyboard.type(address);
    const sent = signUps().length;
    if (hasCaptcha) {
      await captchaBox(block).waitFor();
      await page.keyboard.press('Enter');
      await block.getByText('Complete CAPTCHA before submitting.').waitFor();
      await expectUsableByAll(page);
      // A failed try uses up its token.
      shop.demo.host.setScenario('server-error');
      await captchaBox(block).press('Space');
      await email.press('Enter');
      await block.getByText('Something went wrong. Please try again later.').waitFor();
      await page.waitForFunction(
        () =>
          document
            .querySelector<HTMLIFrameElement>('.captcha-container iframe')
            ?.contentDocument?.querySelector('[role="checkbox"]')
            ?.getAttribute('aria-checked') === 'false',
      );
      shop.demo.host.setScenario('normal');
      await email.press('Enter');
      await block.getByText('Complete CAPTCHA before submitting.').waitFor();
      await captchaBox(block).press('Space');
    }
    await email.press('Enter');
    const thanks = block.getByText('Thank you. We will write the moment it is out of the kiln.');
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((text) => text === document.activeElement)).toBe(true);
    await expect.poll(() => block.locator('form, iframe').filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => block.locator('.product-restock-cta').isVisible()).toBe(true);
    await expectUsableAtAllWidths(page);
    expect(
      signUps()
        .slice(sent)
        .map(({ status }) => status),
    ).toEqual(hasCaptcha ? [500, 200] : [200]);
    const signUp = shop.demo.host.db.signUps().find(({ siteVisitorEmail }) => siteVisitorEmail === address);
    expect(signUp?.captchaToken).toEqual(hasCaptcha ? 'mock-recaptcha-token-2' : undefined);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands in a place that the page has brought, and can be used by everybody, whatever flags the site has', async () => {
    const { page, open, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open('/store/p/breakfast-mug?flags=-instalment_message_on_product_page');
    await page.getByRole('button', { name: 'More about Afterpay' }).waitFor();
    await expect.poll(() => page.locator('.afterpay-message').textContent()).toBe('4 interest-free payments of $7.00');
    await expectUsableByAll(page);
    await context.close();
  });
});
