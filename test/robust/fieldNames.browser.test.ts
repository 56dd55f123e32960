import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
/**
 * React reads `parentNode` at every selection change, so any form with a field of that name hangs it, with or without us; such pages need
 * the Preact build.
 */
const IS_LITE = process.env['FLAVOUR'] === 'lite';
/**
 * All form properties that controls may shadow (https://developer.mozilla.org/docs/Web/API/HTMLFormElement#issues_with_naming_elements),
 * and names that libraries write.
 */
let names: readonly string[];
beforeAll(async () => {
  stage = await openStage();
  const { page, close } = await stage.open({ path: '/fixtures/plain', tag: 'none' });
  const inBrowser = await page.evaluate(() => {
    const found = new Set<string>();
    let at: object | null = HTMLFormElement.prototype;
    while (at) {
      for (const name of Object.getOwnPropertyNames(at)) found.add(name);
      at = Object.getPrototypeOf(at) as object | null;
    }
    return [...found];
  });
  names = [...inBrowser, 'l', '__k', '__c', '__e', '_reactListening'].filter((name) => IS_LITE || name !== 'parentNode');
  await close();
});
afterAll(() => stage.close());

const served = (name: string) =>
  `<form data-form-id="named" class="${name}" onsubmit="return false"><div class="field-list clear">${names
    .map(
      (one) =>
        `<div id="text-${one}" class="form-item field text required"><label class="title" for="f-${one}">${one}</label><input class="field-element" id="f-${one}" name="${one}"></div>`,
    )
    .join('')}</div><div class="form-button-wrapper"><input type="submit" value="Send"></div></form>`;
const json = () =>
  JSON.stringify({
    formId: 'named',
    formFields: names.map((id) => ({ type: 'radio', id, title: id, required: true, options: ['A', 'B'] })),
  });

/** Reads by attributes, because controls shadow properties. */
const stateOf = (page: Page, selector: string) =>
  page.evaluate((one) => {
    const form = document.querySelector(one);
    return form && Element.prototype.getAttribute.call(form, 'data-state');
  }, selector);

const fill = (page: Page, selector: string) =>
  page.evaluate((one) => {
    for (const control of document.querySelectorAll<HTMLInputElement>(`${one} input:is([id^="f-"],[value="A"])`)) {
      if (control.type === 'radio') control.click();
      else {
        control.value = 'A';
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, selector);
const press = (page: Page, selector: string) =>
  page.evaluate((one) => document.querySelector<HTMLElement>(`${one} [type=submit]`)!.click(), selector);

describe.each([
  ['as the platform serves it', () => served('named'), '.named', 'text-'],
  [
    'described by its context',
    () =>
      `<div class="sqs-block form-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">${json()}</script><div class="form-wrapper"><div class="form-inner-wrapper named"></div></div></div>`,
    '.form-inner-wrapper.named',
    '',
  ],
  ['by our hook', () => `<div class="named" data-storefront="form"><script type="application/json">${json()}</script></div>`, '.named', ''],
] as const)('a form with a field for each name that a form itself has, %s', (_, html, selector, prefix) => {
  it('is refused, mended and sent, beside parts that live', async () => {
    const ids = names.map((name) => prefix + name);
    expect(ids.length).toBeGreaterThan(300);
    const visit = await stage.open({ bodyStart: html() });
    const { page } = visit;
    const state = () => stateOf(page, selector);
    const errors = () =>
      page.evaluate((one) => document.querySelectorAll(`${one} .form-item > :is(.field-error,.form-field-error)`).length, selector);
    await expect.poll(state).toBe('editing');
    await expect.poll(() => page.locator('.sqs-add-to-cart-button').first().getAttribute('data-state')).toBe('idle');
    await press(page, selector);
    await expect.poll(state).toBe('failed');
    expect(await errors()).toBe(ids.length);
    await fill(page, selector);
    await expect.poll(state).toBe('editing');
    expect(await errors()).toBe(0);
    await press(page, selector);
    await expect.poll(state).toBe('succeeded');
    const saved = visit.requests().find(({ path }) => path.endsWith('SaveFormSubmission'))!;
    const sent = new Map(Object.entries(JSON.parse((saved.body as { form: string }).form) as Record<string, unknown>));
    expect([...sent.keys()].toSorted()).toEqual(ids.toSorted());
    expect([...sent.values()].every((value) => value === 'A')).toBe(true);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a served form with such fields', () => {
  const HTML = 'new XMLSerializer().serializeToString(document.querySelector(".named"))';

  it('is given back as it was, and found when it comes late', async () => {
    const visit = await stage.open({ path: '/contact', bodyStart: served('named'), bodyEnd: `<script>window.before = ${HTML};</script>` });
    const { page } = visit;
    await expect.poll(() => stateOf(page, '.named')).toBe('editing');
    await press(page, '.named');
    await expect.poll(() => stateOf(page, '.named')).toBe('failed');
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML('afterbegin', html);
      document.querySelector('.late .field-element')!.scrollIntoView();
    }, served('late'));
    await expect.poll(() => stateOf(page, '.late')).toBe('editing');
    await page.evaluate(() => (window as unknown as { Storefront: { destroy(): void } }).Storefront.destroy());
    expect(await page.evaluate(HTML)).toBe(await page.evaluate('window.before'));
    expect(visit.pageErrors).toEqual([]);
    expect(visit.console.filter((line) => line.startsWith('error'))).toEqual([]);
    await visit.close();
  });

  it('is let go when the page takes it away', async () => {
    const visit = await stage.open({ path: '/contact', bodyStart: served('named') });
    const { page } = visit;
    await expect.poll(() => stateOf(page, '.named')).toBe('editing');
    await page.evaluate(() => {
      const removed = document.querySelector('.named')!;
      Object.assign(window, { removed });
      Element.prototype.remove.call(removed);
    });
    await expect.poll(() => page.evaluate('Element.prototype.getAttribute.call(removed, "data-state")')).toBe(null);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a product in a form with such controls', () => {
  it('is sold as any other', async () => {
    const visit = await stage.open({
      // Around the button and its wrapper, as in some older themes.
      edit: (html) =>
        html.replace(
          /<main\b[^>]*>/,
          (main) => `${main}<form class="round">${names.map((name) => `<input type="hidden" name="${name}">`).join('')}`,
        ),
    });
    const { page } = visit;
    const button = '.round .sqs-add-to-cart-button';
    await expect.poll(() => stateOf(page, button)).toBe('idle');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
