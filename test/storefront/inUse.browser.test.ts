import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { jquery } from '../robust/libraries/packages.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PICKER = '.product-variants';
const PRICE = '.product-price-value, .product-price:not(:has(.product-price-value))';
const SCRIPT = '/dist/storefront.umd.js';
const MARKUPS = ['a', 'b', 'c'] as const;

const priceSays = (page: Page, amount: string, inside = 'body') =>
  page.locator(inside).locator(PRICE).first().filter({ hasText: amount }).waitFor();
const isOpen = (page: Page) =>
  page
    .locator(`${PICKER} select`)
    .first()
    .evaluate((node) => node.matches(':open'));
const added = ({ writes }: Visit) =>
  writes()
    .filter(({ path }) => path === '/api/commerce/shopping-cart/entries')
    .map(({ body }) => body);

/** As on a slow connection. */
const openBeforeScript = (page: StagePage): Promise<Visit> => stage.open({ ...page, tag: 'none' });

async function bringScript(page: Page, mounted: string): Promise<void> {
  await page.addScriptTag({ url: SCRIPT });
  await whenReady(page);
  await page.locator(mounted).first().waitFor({ state: 'attached' });
}

describe('what a visitor is in the middle of when the script comes', () => {
  // Add-on scripts put such a field before the button of a custom product.
  const UPLOAD = '<label>Your drawing <input type="file" name="drawing"></label>';

  it.each(MARKUPS)('goes on: an open drop-down, a text that is selected, and a file that is chosen; markup %s', async (markup) => {
    const { page, pageErrors, close } = await openBeforeScript({
      query: `markup=${markup}`,
      edit: (html) => html.replace(/<div class="product-variants"/, (picker) => UPLOAD + picker),
    });
    const file = page.locator('[name="drawing"]');
    await file.setInputFiles({ name: 'cat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page
      .locator(PRICE)
      .first()
      .evaluate((price) => {
        getSelection()!.selectAllChildren(price);
        Object.assign(window, { selectedNode: getSelection()!.anchorNode, selectedText: String(getSelection()) });
      });
    const select = page.locator(`${PICKER} select`).first();
    await select.focus();
    await select.press('Space');
    await expect.poll(() => isOpen(page)).toBe(true);

    await bringScript(page, `${PICKER}[data-unselected-options]`);
    expect(await isOpen(page)).toBe(true);
    expect(
      await page.evaluate(() => {
        const { selectedNode, selectedText } = window as unknown as { selectedNode: Node; selectedText: string };
        const now = getSelection()!;
        return [selectedText !== '', String(now) === selectedText, now.anchorNode === selectedNode];
      }),
    ).toEqual([true, true, true]);
    expect(await file.evaluate((input: HTMLInputElement) => input.files![0]!.text())).toBe('<svg/>');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(false);
    const chosen = await select.inputValue();
    expect(chosen).not.toBe('');
    await expect.poll(() => page.locator(PICKER).first().getAttribute('data-unselected-options')).toBe('["Size"]');
    expect(await select.inputValue()).toBe(chosen);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('goes on in a form: a composition, and what is selected in a field', async () => {
    const FORM = 'form[data-form-id]:not(.newsletter-form)';
    const { page, pageErrors, close } = await openBeforeScript({ path: '/contact' });
    const message = page.locator(FORM).getByLabel('Message');
    await message.fill('Dear Nell');
    await message.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(2, 6, 'backward'));
    const name = page.locator(FORM).getByLabel('First Name');
    await name.scrollIntoViewIfNeeded();
    await name.focus();
    await name.evaluate((node) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['compositionstart', 'compositionend', 'blur']) node.addEventListener(type, () => heard.push(type));
    });
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
    await client.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(await heard()).toEqual(['compositionstart']);

    await bringScript(page, `${FORM}[data-state]`);
    expect(await heard()).toEqual(['compositionstart']);
    expect(await name.inputValue()).toBe('かん');
    expect(
      await message.evaluate((node: HTMLTextAreaElement) => [node.value, node.selectionStart, node.selectionEnd, node.selectionDirection]),
    ).toEqual(['Dear Nell', 2, 6, 'backward']);

    await client.send('Input.insertText', { text: '漢' });
    expect(await name.inputValue()).toBe('漢');
    expect(await heard()).toEqual(['compositionstart', 'compositionend']);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

/**
 * Like jQuery's select plugins (Chosen, Select2, Nice Select): hides the drop-down behind its own list, follows its `change`, and triggers
 * `change`, which native listeners never receive.
 */
const SELECT_PLUGIN = `jQuery.fn.pretty = function () {
  return this.each(function () {
    var select = jQuery(this).hide();
    var list = jQuery('<ul class="pretty"/>').attr('data-name', this.name || select.attr('data-variant-option-name'));
    var show = function () {
      list.children().each(function () { jQuery(this).toggleClass('is-chosen', jQuery(this).attr('data-value') === select.val()); });
    };
    select.find('option').each(function () { jQuery('<li/>').attr('data-value', this.value).text(this.text).appendTo(list); });
    list.on('click', 'li', function () { select.val(jQuery(this).attr('data-value')).trigger('change'); });
    select.on('change', show).after(list);
    show();
  });
};`;
/** Like input masks (jQuery Mask, Inputmask): removes unwanted characters at each `input` and triggers `change`. */
const MASK_PLUGIN = `jQuery.fn.masked = function (unwanted) {
  return this.on('input', function () {
    var wanted = this.value.replace(unwanted, '');
    if (wanted !== this.value) jQuery(this).val(wanted).trigger('change');
  });
};`;
const PLUGINS = `<script>${jquery.script}</script><script>${SELECT_PLUGIN}${MASK_PLUGIN}</script>`;

const BUTTON = '.sqs-add-to-cart-button, [data-storefront="add-to-cart"]';
const LABEL =
  '.sqs-add-to-cart-button-inner, .sqs-add-to-cart-button:not(:has(.sqs-add-to-cart-button-inner)), [data-storefront="add-to-cart"]';

/** Another script's label must return after "Added!". */
async function sellRelabelled(page: Page): Promise<void> {
  await page
    .locator(LABEL)
    .first()
    .evaluate((label) => {
      label.textContent = 'Bestellen';
    });
  const button = page.locator(BUTTON).first();
  const seen = untilSeen(page, BUTTON, 'Added!');
  await button.click();
  await seen;
  await button.filter({ hasText: /^\s*Bestellen\s*$/ }).waitFor();
}

describe('plugins of jQuery', () => {
  const QUANTITY = '.product-quantity-input input';
  const LISTED = '.pretty [data-value="Large"]';

  it.each(MARKUPS)('choose and count for the visitor, bound before our script and after it: markup %s', async (markup) => {
    const visit = await stage.open({
      query: `markup=${markup}`,
      before: PLUGINS,
      bodyEnd: `<script>
        jQuery('${PICKER} select').first().pretty();
        jQuery('${QUANTITY}').attr('type', 'text').masked(/[^0-9]/g);
      </script>`,
    });
    const { page, pageErrors, close } = visit;
    await whenReady(page);
    await page.locator(`${PICKER}[data-unselected-options]`).waitFor();
    await page.addScriptTag({ content: `jQuery('${PICKER} select').slice(1).pretty(); jQuery('${QUANTITY}').masked(/0/g);` });

    await page.locator('.pretty [data-value="Oat"]').click();
    // Markup c has radio buttons for the second option.
    const isListed = (await page.locator(LISTED).count()) > 0;
    if (isListed) await page.locator(LISTED).click();
    else await page.locator(`${PICKER} input[value="Large"]`).check();
    await priceSays(page, '34.00');
    expect(await page.locator('.pretty .is-chosen').allTextContents()).toEqual(isListed ? ['Oat', 'Large'] : ['Oat']);

    // Only masks change the quantity.
    const quantity = page.locator(QUANTITY).first();
    await quantity.press('ControlOrMeta+a');
    await page.keyboard.type('x02');
    expect(await quantity.inputValue()).toBe('2');
    await sellRelabelled(page);
    expect(added(visit)).toMatchObject([{ sku: 'WK-MUG-OL', quantity: 2 }]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('late HTML', () => {
  it.each(MARKUPS)('is used the moment that it arrives: choice and quantity are sold as they were set; markup %s', async (markup) => {
    const visit = await stage.open({
      query: `markup=${markup}`,
      bodyEnd: `<script>window.html = document.querySelector('${PICKER}').closest('.ProductItem, .product-detail, article').outerHTML;</script>`,
    });
    const { page, pageErrors, close } = visit;
    await whenReady(page);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.id = 'late';
      late.innerHTML = (window as unknown as { html: string }).html;
      document.querySelector('main')!.append(late);
      const tell = (node: Element) => node.dispatchEvent(new Event('change', { bubbles: true }));
      for (const control of late.querySelectorAll<HTMLSelectElement>('.product-variants :is(select, input)')) {
        if (control.localName === 'select') control.value = [...control.options].find(({ value }) => /Oat|Large/.test(value))!.value;
        else if (/Oat|Large/.test(control.value)) control.click();
        else continue;
        tell(control);
      }
      const quantity = late.querySelector<HTMLInputElement>('.product-quantity-input input')!;
      quantity.value = '3';
      tell(quantity);
    });
    await page.locator('#late .sqs-add-to-cart-button[data-state]').waitFor();
    await priceSays(page, '34.00', '#late');
    expect(await page.locator('#late .product-quantity-input input').inputValue()).toBe('3');
    const sold = untilSeen(page, '#late .sqs-add-to-cart-button[data-state="added"]');
    await page.locator('#late .sqs-add-to-cart-button').click();
    await sold;
    expect(added(visit)).toMatchObject([{ sku: 'WK-MUG-OL', quantity: 3 }]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('a label that somebody changes', () => {
  it('comes back after “Added!” on a page of hooks', async () => {
    const { page, pageErrors, close } = await stage.open({ path: '/store/p/glaze-notebook', query: 'markup=hooks' });
    await whenReady(page);
    await sellRelabelled(page);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
