import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_PATHS } from '../demo/readPage.ts';
import { chooseFirst } from '../support/chooseFirst.ts';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { shiftsOf, watchShifts } from '../support/watchShifts.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const BUTTON = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';

describe('the shop with the storefront running', () => {
  describe('on every page', () => {
    let visit: Awaited<ReturnType<OpenShop['visit']>>;
    beforeAll(async () => {
      visit = await shop.visit({ viewport: { width: 1280, height: 900 } });
      await watchShifts(visit.page);
    });
    afterAll(() => visit.context.close());

    it.each(SHOP_PATHS)('can be used by everybody, and nothing moves when it starts: %s', async (path) => {
      const { page, open, complaints } = visit;
      await open(path);
      expect(await shiftsOf(page)).toEqual([]);
      await expectUsableByAll(page);
      expect(complaints).toEqual([]);
    });
  });

  it.each([
    ['version 7', 'a'],
    ['version 7.1', 'b'],
    ['version 8', 'c'],
    ['neutral hooks', 'hooks'],
  ])('can be used by everybody in every state of a product page: %s', async (_, markup) => {
    const { page, open, context } = await shop.visit({ viewport: { width: 390, height: 800 } });
    await open(`/store/p/breakfast-mug?markup=${markup}&tag=data-errors=alert`);
    const button = page.locator(BUTTON).filter({ visible: true }).first();

    await expectUsableAtAllWidths(page);
    await button.click();
    await page.getByRole('alertdialog').waitFor();
    await expectUsableAtAllWidths(page, '[role="alertdialog"]');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await chooseFirst(page);
    await expectUsableAtAllWidths(page);

    await page.locator(`:is(${BUTTON})[data-state="idle"]:not([aria-disabled])`).filter({ visible: true }).first().waitFor();
    const added = untilSeen(page, `:is(${BUTTON})[data-state="added"]`);
    await button.click();
    await added;
    await expectUsableByAll(page);
    await context.close();
  });

  it('can be used with the keyboard alone, from the options to the cart', async () => {
    const { page, open, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await open('/store/p/breakfast-mug?markup=b');
    const focused = () =>
      page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.closest('select,input,button,a,[role=button]')?.outerHTML.slice(0, 60) ?? '',
      );
    const tabTo = async (wanted: string) => {
      for (let stop = 0; stop < 40 && !(await focused()).includes(wanted); stop += 1) await page.keyboard.press('Tab');
      expect(await focused()).toContain(wanted);
    };
    await tabTo('Select Glaze');
    await page.keyboard.press('ArrowDown');
    await tabTo('Select Size');
    await page.keyboard.press('ArrowDown');
    await tabTo('sqs-add-to-cart-button');
    const said = untilSeen(page, '[role=status]', '1 in cart');
    await page.keyboard.press('Space');
    await said;
    expect(await focused()).toContain('sqs-add-to-cart-button');
    await context.close();
  });
});

describe('a page whose markup is broken in places', () => {
  it('is told about once for each mistake, keeps the server’s HTML there, and sells all the rest', async () => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/fixtures/broken');
    const lines = () => complaints.filter((line) => line.startsWith('[storefront]'));
    await expect
      .poll(lines)
      .toEqual([
        expect.stringMatching(/<div\.product-variants.*>: data-variants is not valid JSON; expected a list of variants/),
        expect.stringMatching(/<article\.ProductItem.*>: the product has no id; expected data-product-id/),
        expect.stringMatching(/<div\.product-block>: data-product is not valid JSON; expected a product/),
        expect.stringMatching(/data-product-id="5f3c0de00000000000000b07".*>: the JSON script is not valid JSON; expected a product/),
        expect.stringMatching(/<div\[data-storefront="product"\]>: the product has no id/),
        expect.stringMatching(/data-product-id="5f3c0de00000000000000b09".*>: variants\[0\]: expected an object/),
      ]);
    expect(complaints).toEqual(lines());
    expect(await page.locator('[data-case="broken JSON in data-variants"] .product-price').textContent()).toBe('$1.00');
    expect(await page.evaluate(() => ({}) as { polluted?: unknown }).then((object) => object.polluted)).toBeUndefined();

    await page.locator('#healthy .product-variants select').first().selectOption({ index: 1 });
    const said = untilSeen(page, '[role=status]', '1 in cart');
    await page.locator('#healthy .sqs-add-to-cart-button').click();
    await said;
    await context.close();
  });
});
