import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { chooseFirst } from '../support/chooseFirst.ts';
import { whenReady } from '../support/openShop.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { translate } from '../support/translate.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { askParts, countParts, rememberParts } from '../support/servedParts.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const HELD =
  '.product-price, .product-price-value, [data-afterpay], .product-afterpay, [data-storefront="instalments"], [data-storefront="price"], .product-quantity-input, ' +
  '[data-storefront="quantity"], .product-scarcity, [data-storefront="status"], .product-variants, [data-storefront="variants"], .sqs-add-to-cart-button, [data-storefront="add-to-cart"]';
const BUTTON = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';

const SHOWN = '.product-price-value, .product-price:not(:has(.product-price-value)), [data-storefront="price"]';

const choose = (page: Page, selection: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([price, choices]) => {
      const product = (window.Storefront as Storefront).product(document.querySelector(price)!)!;
      for (const [option, value] of Object.entries(choices)) product.choose(option, value);
    },
    [SHOWN, selection] as const,
  );

/** In version 7 the theme's CSS adds the sign. */
const priceOf = (markup: string, amount: number) => `${markup === 'a' ? '' : '$'}${amount}.00`;

describe.each(['a', 'b', 'c', 'hooks'])('the law of the served page, markup %s', (markup) => {
  it('is kept from the start through all that a visitor does, and the page is the server’s again in the end', async () => {
    const { page, pageErrors, close } = await stage.open({ query: `markup=${markup}`, bodyEnd: rememberParts(HELD) });
    await whenReady(page);
    expect(await countParts(page)).toBeGreaterThan(1);
    expect(await askParts(page, 'broken')).toEqual([]);
    await chooseFirst(page);
    await page
      .locator(SHOWN)
      .first()
      .filter({ hasText: /\d\.\d\d/ })
      .waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    const quantity = page.locator('.product-quantity-input input, [data-storefront="quantity"] input').filter({ visible: true }).first();
    await quantity.fill('3');
    await quantity.press('ArrowUp');
    expect(await askParts(page, 'broken')).toEqual([]);
    const button = page.locator(BUTTON).first();
    const added = untilSeen(page, BUTTON, 'Added!');
    await button.click();
    await added;
    expect(await askParts(page, 'broken')).toEqual([]);
    await choose(page, { Glaze: 'Sea', Size: 'Small' });
    await page.locator('.product-scarcity:visible').getByText('Only 3 left in stock').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await choose(page, { Size: 'Large' });
    await page.locator('.product-scarcity:visible').waitFor({ state: 'detached' });
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(await quantity.count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe.each(['b', 'c'])('the law of the served page, the choice of a plan in markup %s', (markup) => {
  const PLANS = '.pdp-subscriptions-and-otp, .product-subs-otp';
  const PATH = '/store/p/bonfire-lapsang';

  it('is kept while a visitor subscribes and buys once, and in the end', async () => {
    const { page, pageErrors, close } = await stage.open({ path: PATH, query: `markup=${markup}`, bodyEnd: rememberParts(PLANS) });
    await whenReady(page);
    const plans = page.locator(PLANS).first();
    await plans.locator('.subscription-option input').first().check();
    await chooseFirst(page);
    await plans.locator('.subscription-option .product-price').first().filter({ hasText: '$' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await plans.locator('select').first().selectOption({ index: 1 });
    await page.locator(BUTTON).first().filter({ hasText: 'Subscribe' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await plans.locator('.one-time-purchase-option input').first().check();
    await page.locator(BUTTON).first().filter({ hasText: 'Add To Cart' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await askParts(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe.each(['a', 'b', 'c'])('the picker of the page, markup %s', (markup) => {
  const PRICE = '.product-price-value, .product-price:not(:has(.product-price-value))';
  const HOLD = `<script>
    const picker = document.querySelector('.product-variants');
    window.html = picker.closest('.ProductItem, .product-detail, article').outerHTML;
    window.held = [...picker.querySelectorAll('select, input')];
    window.heard = [];
    for (const control of held) control.addEventListener('change', () => heard.push(control.value));
    held.find((control) => control.checkVisibility()).focus();
    window.focused = document.activeElement;
  </script>`;
  interface Held {
    readonly html: string;
    readonly held: HTMLSelectElement[];
    readonly heard: string[];
    readonly focused: Element;
  }

  it('is what a theme held of it before the script came, with the focus where it was', async () => {
    const { page, pageErrors, close } = await stage.open({ query: `markup=${markup}`, bodyEnd: HOLD });
    await whenReady(page);
    const look = () =>
      page.evaluate(() => {
        const { held, heard, focused } = window as unknown as Held;
        return [
          heard.length,
          held.every(({ isConnected }) => isConnected),
          focused.matches('select, input') && document.activeElement === focused,
        ];
      });
    expect(await look()).toEqual([0, true, true]);
    await chooseFirst(page);
    await expect.poll(async () => (await look()).slice(0, 2)).toEqual([2, true]);
    await page.evaluate(() => {
      for (const control of (window as unknown as Held).held) {
        if (control.localName === 'select') control.value = [...control.options].find(({ value }) => /Oat|Large/.test(value))!.value;
        else if (/Oat|Large/.test(control.value)) (control as unknown as HTMLInputElement).checked = true;
        else continue;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await page
      .locator(PRICE)
      .first()
      .filter({ hasText: priceOf(markup, 34) })
      .waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('can be used the moment that it arrives late', async () => {
    const { page, pageErrors, close } = await stage.open({ query: `markup=${markup}`, bodyEnd: HOLD });
    await whenReady(page);
    await page.evaluate(() => {
      document.querySelector('main')!.insertAdjacentHTML('beforeend', `<div id="late">${(window as unknown as Held).html}</div>`);
      for (const control of document.querySelectorAll<HTMLSelectElement>('#late .product-variants :is(select, input)')) {
        if (control.localName === 'select') control.value = [...control.options].find(({ value }) => /Oat|Large/.test(value))!.value;
        else if (/Oat|Large/.test(control.value)) control.click();
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await page
      .locator('#late')
      .locator(PRICE)
      .first()
      .filter({ hasText: priceOf(markup, 34) })
      .waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('a translator', () => {
  const translateAll = async (page: Page, selector: string) => {
    for (const part of await page.locator(selector).all()) await part.evaluate(translate);
  };

  const PICKER = '.product-variants, [data-storefront="variants"]';
  const says = (page: Page, text: string) => page.locator(SHOWN).first().filter({ hasText: text }).waitFor();

  it.each(['a', 'b', 'c', 'hooks'])(
    'may work on the price before, between and after choices, and the price is right: markup %s',
    async (markup) => {
      const { page, pageErrors, close } = await stage.open({ query: `markup=${markup}` });
      await whenReady(page);
      await translateAll(page, `${SHOWN}, ${PICKER}`);
      await choose(page, { Glaze: 'Oat', Size: 'Large' });
      await says(page, priceOf(markup, 34));
      await translateAll(page, `${SHOWN}, ${PICKER}`);
      await choose(page, { Glaze: 'Oat', Size: 'Small' });
      await says(page, priceOf(markup, 28));
      await translateAll(page, SHOWN);
      await choose(page, { Glaze: 'Oat', Size: 'Large' });
      await says(page, priceOf(markup, 34));
      await expect.poll(async () => (await page.locator(SHOWN).first().textContent())?.match(/\d\d\.00/g)).toHaveLength(1);
      const button = page.locator(BUTTON).first();
      await translateAll(page, BUTTON);
      // Inside the page, because the label lasts only two seconds and must be translated meanwhile.
      const added = button.evaluate(
        (element, work) =>
          new Promise<void>((worked) => {
            new MutationObserver((_records, observer) => {
              if (element.textContent?.trim() !== 'Added!') return;
              observer.disconnect();
              // oxlint-disable-next-line no-new-func -- the function of this test, handed over as text
              (new Function(`return ${work}`)() as typeof translate)(element);
              worked();
            }).observe(element, { characterData: true, childList: true, subtree: true });
          }),
        translate.toString(),
      );
      await button.click();
      await translateAll(page, BUTTON);
      await added;
      await button.filter({ hasText: /^\s*Add To Cart\s*$/ }).waitFor();
      expect(pageErrors).toEqual([]);
      await close();
    },
  );
});
