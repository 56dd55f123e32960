import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
beforeAll(() => import('../../../widgets/restock/Restock.tsx'));
afterEach(() => page.close());

const sizes = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { qtyInStock: 0 }), aWireVariant({ Size: 'L' }, { qtyInStock: 0 })];
const picker = (variants: object[] = sizes) => `<div class="product-variants" data-item-id="mug" data-variants='${json(variants)}'></div>`;
const block = (id: string, inside = '', attributes = 'hidden') =>
  `<div class="product-restock-notification" id="${id}" data-product-id="mug" data-variant-id="${id}" ${attributes}>
    <span class="product-restock-cta">Tell me when it is back</span>
    <form class="product-restock-form" action="#"><input type="text" name="email" placeholder="Your email"><input type="submit" value="Sign Up"></form>
    <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList" ${inside}> News</label></div>`;
const BUTTON = '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-item-id="mug"></div></div>';
const article = (variants?: object[]) => anArticle(picker(variants) + block('M') + block('L') + BUTTON);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.product-restock-notification')].filter(({ hidden }) => !hidden).map(({ id }) => id);
const input = (id = 'M') => document.querySelector<HTMLInputElement>(`#${id} input[name="email"]`)!;
const errorOf = (id = 'M') => document.querySelector(`#${id} .product-restock-error-message`)?.textContent ?? null;

function visibleText(id: string): string {
  const texts = document.createTreeWalker(one(`#${id}`), NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  const isHidden = (at: HTMLElement | null): boolean =>
    at !== null && (at.hidden !== false || at.style.display === 'none' || isHidden(at.parentElement));
  while (texts.nextNode()) if (!isHidden(texts.currentNode.parentElement)) seen.push(texts.currentNode.nodeValue!.trim());
  return seen.filter(Boolean).join(' ');
}

async function choose(value: string, option = 'Size'): Promise<void> {
  page.shop.products.choose('p1', option, value);
  await page.show();
  await page.show();
}
async function submit(id = 'M', email?: string): Promise<void> {
  if (email !== undefined) input(id).value = email;
  document.querySelector(`#${id} form`)!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await page.show();
  await page.show();
}

describe('the restock block', () => {
  it('shows for the chosen variant that is sold out, and for no other; nothing changes its place', async () => {
    page = await openWidgets(article(), {});
    const order = () => [...one('#root').children].map((child) => child.className || child.id);
    const before = order();
    expect(shown()).toEqual([]);
    await choose('M');
    expect(shown()).toEqual(['M']);
    await choose('L');
    expect(shown()).toEqual(['L']);
    await choose('S');
    expect(shown()).toEqual([]);
    await choose('XXL');
    expect(shown()).toEqual([]);
    await choose('M');
    await choose('');
    expect(shown()).toEqual([]);
    expect(order()).toEqual(before);
  });

  it.each([
    ['of unknown stock', {}],
    ['with stock by the data', { quantity: 3 }],
  ])('shows for a variant %s where the server marks the product as sold out', async (_case, stock) => {
    const variant = { id: 'M', sku: 'M', attributes: {}, price: { currencyCode: 'USD', value: 1000, decimalValue: '10.00' } };
    page = await openWidgets(
      `<article class="ProductItem sold-out" data-item-id="mug" id="root">${block('M', '', '')}${BUTTON}</article>`,
      {
        item: { id: 'mug' },
        collection: { type: 13 },
        product: { productType: 1, variants: [{ ...variant, stock: { unlimited: false, ...stock } }] },
      },
    );
    await page.show();
    expect(one('.sqs-add-to-cart-button').className).toContain('sold-out');
    expect(shown()).toEqual(['M']);
    await submit('M', 'anna@example.com');
    expect(page.api.calls.at(-1)?.name).toMatch(/restock|signUp/i);
  });

  it('of a product without options stays as the server shows it, and keeps what was typed before the script came', async () => {
    page = await openWidgets(anArticle(picker([aWireVariant({}, { id: 'M', qtyInStock: 0 })]) + block('M', '', '') + BUTTON), {}, () => {
      input().value = 'early@';
      document.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked = true;
    });
    expect(shown()).toEqual(['M']);
    expect([input().value, document.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked]).toEqual(['early@', true]);
    expect(input().getAttribute('aria-label')).toBe('Your email');
    expect([input().getAttribute('autocomplete'), input().inputMode]).toEqual(['email', 'email']);
  });

  it('of a product whose variants the page does not state is as the server shows it, and takes sign-ups', async () => {
    page = await openWidgets(anArticle(block('M', '', '') + block('L') + BUTTON), {});
    expect(shown()).toEqual(['M']);
    await submit('M', 'anna@example.com');
    expect(page.api.calls.map(({ given }) => given)).toEqual([
      [{ isJoinMailingList: false, productId: 'mug', siteVisitorEmail: 'anna@example.com', variantId: 'M' }],
    ]);
  });

  it('says what is wrong with the address, in words that the field names, until the visitor mends it', async () => {
    page = await openWidgets(article(), {});
    await choose('M');
    await submit('M', ' ');
    expect(errorOf()).toBe('Email cannot be blank');
    const error = document.querySelector('#M .product-restock-error-message')!;
    expect([error.getAttribute('role'), input().getAttribute('aria-invalid'), input().getAttribute('aria-describedby')]).toEqual([
      'alert',
      'true',
      error.id,
    ]);
    expect(document.activeElement).toBe(input());
    await submit('M', 'anna');
    expect([errorOf(), input().value]).toEqual(['Email is invalid', 'anna']);
    input().value = 'anna@example.com';
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await page.show();
    expect([errorOf(), input().hasAttribute('aria-invalid')]).toEqual([null, false]);
    expect(page.api.calls.filter(({ name }) => name === 'site-users/account/notifications/restock')).toEqual([]);
  });

  it('sends one wish however often it is sent off, and thanks in place of everything but the call to action', async () => {
    page = await openWidgets(article(), {
      websiteSettings: { storeSettings: { merchandisingSettings: { restockNotificationsSuccessText: 'We will write.' } } },
    });
    await choose('M');
    document.querySelector<HTMLInputElement>('#M [type="checkbox"]')!.checked = true;
    await submit('M', 'anna@example.com');
    await submit('M');
    const calls = page.api.calls.filter(({ name }) => name === 'site-users/account/notifications/restock');
    expect(calls.map(({ given }) => given)).toEqual([
      [{ isJoinMailingList: true, productId: 'mug', siteVisitorEmail: 'anna@example.com', variantId: 'M' }],
    ]);
    expect([
      one('#M').dataset['state'],
      document.querySelector('#M form')!.getAttribute('aria-busy'),
      document.querySelector('#M [type=submit]')!.getAttribute('aria-disabled'),
    ]).toEqual(['sending', 'true', 'true']);
    calls[0]!.answer({});
    await page.show();
    expect(visibleText('M')).toBe('Tell me when it is back We will write.');
    expect(one('.product-restock-success-message').tabIndex).toBe(-1);
    await vi.waitFor(() => expect(page.announced.filter((text) => text !== 'Sold Out')).toEqual(['We will write.']), { timeout: 20_000 });
    expect(one('#M').dataset['state']).toBe('done');
    await choose('L');
    expect([shown(), errorOf('L'), input('L').value]).toEqual([['L'], null, '']);
  });

  it('keeps what was typed when the host refuses, in the host’s words, and can be sent again', async () => {
    page = await openWidgets(article(), {});
    await choose('M');
    await submit('M', 'anna@example.com');
    page.api.calls.at(-1)!.refuse('http', { serverMessage: 'It is back already.' });
    await page.show();
    await page.show();
    expect([errorOf(), input().value, input().hasAttribute('aria-invalid')]).toEqual(['It is back already.', 'anna@example.com', false]);
    await choose('S');
    await choose('M');
    expect([errorOf(), input().value]).toEqual(['It is back already.', 'anna@example.com']);
    await submit('M');
    expect(errorOf()).toBeNull();
    expect(page.api.calls.filter(({ name }) => name === 'site-users/account/notifications/restock')).toHaveLength(2);
  });

  it('is written by us on a neutral page, in the site’s words, for whichever variant is chosen', async () => {
    page = await openWidgets(
      `<script type="application/json" data-storefront-context>${JSON.stringify({
        websiteSettings: { localizedStrings: { callToAction: 'Sag mir Bescheid', emailBlank: 'Bitte ausfüllen' } },
        productMerchandisingContext: { mug: { mailingListSignUpEnabled: true, mailingListOptInByDefault: true } },
      })}</script>${aProductPage('<div data-storefront="restock" id="block"></div>', { variants: sizes })}`,
    );
    expect(one('#block').innerHTML).toBe('');
    await choose('M');
    expect(one('#block').textContent).toBe('Sag mir Bescheid Sign up to receive news and updates.');
    expect(document.querySelector<HTMLInputElement>('#block [type="checkbox"]')!.checked).toBe(true);
    await submit('block', '');
    expect(errorOf('block')).toBe('Bitte ausfüllen');
    await submit('block', 'anna@example.com');
    page.api.calls.at(-1)!.answer({});
    await page.show();
    await choose('L');
    expect(input('block').value).toBe('');
    await submit('block', 'anna@example.com');
    expect(page.api.calls.at(-1)!.given).toMatchObject([{ variantId: 'L' }]);
    await choose('M');
    expect(one('#block').querySelector('.product-restock-success-message')?.textContent).toBe(
      'Thank you. We will email you when it is back in stock.',
    );
    await choose('S');
    expect(one('#block').hidden).toBe(true);
  });

  it('does not take up the shop’s letter again that the visitor has put away before the script came', async () => {
    const optsIn = { productMerchandisingContext: { mug: { mailingListSignUpEnabled: true, mailingListOptInByDefault: true } } };
    const served = anArticle(picker() + block('M', 'checked') + block('L', 'checked') + BUTTON);
    const box = (id: string) => document.querySelector<HTMLInputElement>(`#${id} [type="checkbox"]`)!;
    page = await openWidgets(served, optsIn, () => void (box('M').checked = false));
    await choose('M');
    expect(box('M').checked).toBe(false);
    await choose('L');
    expect(box('L').checked).toBe(true);
  });

  it('offers the shop’s letter only where the shop has one', async () => {
    page = await openWidgets(article(), { productMerchandisingContext: { mug: { mailingListSignUpEnabled: false } } });
    await choose('M');
    expect(visibleText('M')).toBe('Tell me when it is back');
    document.querySelector<HTMLInputElement>('#M [type="checkbox"]')!.checked = true;
    await submit('M', 'anna@example.com');
    expect(page.api.calls.at(-1)!.given).toMatchObject([{ isJoinMailingList: false }]);
  });

  it('counts a long text beside what it may be, and marks what is too long', async () => {
    const withText = block('M').replace('<input type="submit"', '<textarea data-max-length="5">Hel</textarea><input type="submit"');
    page = await openWidgets(anArticle(picker() + withText + BUTTON), {});
    await choose('M');
    const count = () => one('.product-restock-count');
    expect([count().textContent, count().hasAttribute('data-over'), count().className]).toEqual(['3 / 5', false, 'product-restock-count']);
    const text = document.querySelector('textarea')!;
    text.value = 'Hello!';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    await page.show();
    expect([count().textContent, count().hasAttribute('data-over'), count().className]).toEqual([
      '6 / 5',
      true,
      'product-restock-count error',
    ]);
  });

  it('is off where the site has it off, also where the server left one', async () => {
    const off = { websiteSettings: { storeSettings: { merchandisingSettings: { restockNotificationsEnabled: false } } } };
    page = await openWidgets(anArticle(picker() + block('M', '', '') + BUTTON), off);
    expect(shown()).toEqual([]);
    await choose('M');
    expect(shown()).toEqual([]);
    page.close();
    page = await openWidgets(aProductPage('<div data-storefront="restock" id="block"></div>', { variants: sizes }), off);
    await choose('M');
    expect(one('#block').hidden).toBe(true);
  });

  it('takes the notice of the picker away once the host has taken the wish', async () => {
    page = await openWidgets(article(), {});
    await choose('M');
    expect(document.querySelector('.variant-out-of-stock')?.textContent).toBe('Sold Out');
    await submit('M', 'anna@example.com');
    page.api.calls.find(({ name }) => name === 'site-users/account/notifications/restock')!.answer({});
    await page.show();
    await page.show();
    expect(document.querySelector('.variant-out-of-stock')).toBeNull();
    await choose('L');
    expect(document.querySelector('.variant-out-of-stock')?.textContent).toBe('Sold Out');
  });

  it('asks for the captcha that stands in it, before anything is sent', async () => {
    const guarded = block('M').replace('</label>', '</label><div class="captcha-container"></div>');
    page = await openWidgets(anArticle(picker() + guarded + BUTTON), { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'key' } });
    await choose('M');
    await submit('M', 'anna@example.com');
    expect(errorOf()).toBe('Complete CAPTCHA before submitting.');
    expect(page.api.calls.filter(({ name }) => name === 'site-users/account/notifications/restock')).toEqual([]);
    expect(document.querySelector('#M .captcha-container')!.childElementCount).toBeGreaterThan(0);
  });

  it('says that the captcha was not set up where the site has no key, and sends nothing without it', async () => {
    page = await openWidgets(
      anArticle(picker() + block('M').replace('</label>', '</label><div class="captcha-container"></div>') + BUTTON),
      {},
    );
    await choose('M');
    expect(document.querySelector('#M .captcha-container')!.textContent).toBe('ReCaptcha has not been set up!');
    await submit('M', 'anna@example.com');
    expect(errorOf()).toBe('Complete CAPTCHA before submitting.');
    expect(page.api.calls.filter(({ name }) => name === 'site-users/account/notifications/restock')).toEqual([]);
  });
});
