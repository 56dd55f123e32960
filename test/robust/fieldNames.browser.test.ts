import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type StagePage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What stands before a form's own property or method when a control has the name (HTML, "legacy override built-ins"). */
const NAMES = ['action', 'submit', 'elements', 'method', 'target', 'title', 'length', 'reset', 'parentNode', 'matches', 'getAttribute'];
/** A served form that hides what an element is read with cannot be read, and is left to the host. */
const SERVED_NAMES = NAMES.slice(0, 8);

const served = `<form data-form-id="named" class="named" onsubmit="return false"><div class="field-list clear">${SERVED_NAMES.map(
  (name) =>
    `<div id="text-${name}" class="form-item field text required"><label class="title" for="f-${name}">${name}</label><input class="field-element" id="f-${name}" name="${name}"></div>`,
).join('')}</div><div class="form-button-wrapper"><input type="submit" value="Send"></div></form>`;

const json = JSON.stringify({
  formId: 'named',
  formFields: NAMES.map((id) => ({ type: 'radio', id, title: id, required: true, options: ['A', 'B'] })),
});
const put = (html: string): StagePage => ({ path: '/contact', bodyStart: html });

describe.each([
  ['as the platform serves it', put(served), '.named', SERVED_NAMES.map((name) => `text-${name}`)],
  [
    'described by its context',
    put(
      `<div class="sqs-block form-block sqs-block-form named"><script type="application/json" class="sqs-form-block-context">${json}</script><div class="form-wrapper"><div class="form-inner-wrapper named"></div></div></div>`,
    ),
    '.form-inner-wrapper.named',
    NAMES,
  ],
  ['by our hook', put(`<div class="named" data-storefront="form"><script type="application/json">${json}</script></div>`), '.named', NAMES],
] as const)('a form with fields that are named like what a form has, %s', (_, stagePage, selector, ids) => {
  it('is refused, mended and sent', async () => {
    const visit = await stage.open(stagePage);
    const { page } = visit;
    const state = () => page.evaluate((one) => document.querySelector(one)?.attributes.getNamedItem('data-state')?.value, selector);
    const errors = () =>
      page.evaluate((one) => document.querySelectorAll(`${one} .form-item > :is(.field-error,.form-field-error)`).length, selector);
    const press = () => page.evaluate((one) => document.querySelector<HTMLElement>(`${one} [type=submit]`)!.click(), selector);
    await expect.poll(state).toBe('editing');
    await press();
    await expect.poll(state).toBe('failed');
    expect(await errors()).toBe(ids.length);
    await page.evaluate((one) => {
      for (const control of document.querySelectorAll<HTMLInputElement>(`${one} input:is([id^="f-"],[value="A"])`)) {
        if (control.type === 'radio') control.click();
        else {
          control.value = 'A';
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
    }, selector);
    await expect.poll(state).toBe('editing');
    expect(await errors()).toBe(0);
    await press();
    await expect.poll(state).toBe('succeeded');
    const saved = visit.requests().find(({ path }) => path.endsWith('SaveFormSubmission'))!;
    expect(JSON.parse((saved.body as { form: string }).form)).toEqual(Object.fromEntries(ids.map((id) => [id, 'A'])));
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a product in a form with a control called `parentElement`', () => {
  it('is sold as any other: nobody climbs in a circle', async () => {
    const visit = await stage.open({
      // Round the button and its wrapper, as some themes of older templates have it.
      edit: (html) => html.replace(/<main\b[^>]*>/, (main) => `${main}<form class="round"><input type="hidden" name="parentElement">`),
    });
    const { page } = visit;
    await expect.poll(() => page.locator('.round .sqs-add-to-cart-button').first().getAttribute('data-state')).toBe('idle');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
