import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '../../../demo/pages/forms/everyFieldForm.ts';
import { fieldTypes, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const fields = EVERY_FIELD.filter(({ type }) => type !== 'section');
const ids = fields.map(({ id }) => id);
/** A scale is never required. */
const requirable = fields.filter(({ type }) => type !== 'likert').map(({ id }) => id);

/** Deadlines longer than the axe check. */
const PATIENT = '<script src="/dist/storefront.umd.js" data-write-deadline="60000" defer></script>';

const kinds: readonly (readonly [kind: string, page: StagePage, form: string, error: string])[] = [
  [
    'served',
    {
      path: '/fixtures/forms',
      edit: (html) => html.replace(/class="form-item (fields?) (?!likert)(\w+)( required)?/g, 'class="form-item $1 $2 required'),
    },
    'form[data-form-id]',
    '.field-error',
  ],
  [
    'rendered from its context',
    {
      path: '/fixtures/form-context',
      edit: (html) =>
        html.replace(/(<script[^>]*sqs-form-block-context[^>]*>)([^<]*)/, (_, tag: string, json: string) => {
          const context = JSON.parse(json) as { formFields: object[] };
          return tag + JSON.stringify({ ...context, formFields: context.formFields.map((field) => ({ ...field, required: true })) });
        }),
    },
    'form.react-form-contents',
    '.form-field-error',
  ],
  [
    'by our hook',
    {
      path: '/about',
      edit: (html) =>
        html.replace('<main', (main) => {
          const form = { formId: 'matrix', formFields: EVERY_FIELD.map((field) => ({ ...field, required: true })) };
          const json = JSON.stringify(form).replaceAll('<', '\\u003c');
          return `<div data-storefront="form"><script type="application/json">${json}</script></div>${main}`;
        }),
    },
    'form.react-form-contents',
    '.form-field-error',
  ],
];

/** Records live regions and focus, as assistive technology reports them. */
const listen = () => {
  const live: string[] = [];
  const focus: string[] = [];
  Object.assign(window, { live, focus });
  const said = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[role=alert],[role=status],[aria-live]')) {
      const text = region.textContent.trim();
      if (said.get(region) === text) continue;
      said.set(region, text);
      if (text) live.push(text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    const node = target as HTMLElement;
    const described = (node.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    focus.push([...(node.tabIndex < 0 ? [node.textContent] : []), ...described].join(' ').trim());
  });
};
const told = (page: Page) =>
  page.evaluate(() => {
    const { live, focus } = window as unknown as { live: string[]; focus: string[] };
    return { live: live.splice(0), focus: focus.splice(0).filter(Boolean) };
  });

const savedOf = (visit: Visit) => visit.requests().filter(({ path }) => path.endsWith('SaveFormSubmission'));

const RIGHT: Readonly<Partial<Record<FormFieldType, string>>> = { email: 'ida@example.com', number: '7', textarea: 'Dear Nell' };
const WRONG = { 'textarea-f2': 'x'.repeat(41), 'email-f3': 'ida', 'number-f4': 'seven' };

describe.each(kinds)('every type of field in a form: %s', (_, stagePage, selector, error) => {
  it('is required, judged, refused, sent and thanked for, by keyboard, usable by all in every state, each sentence told once', async () => {
    const visit = await stage.open(
      { ...stagePage, tag: PATIENT },
      { prepare: async (context) => void (await context.addInitScript(listen)) },
    );
    const { page, context } = visit;
    const form = page.locator(selector).first();
    await form.waitFor();
    await page.waitForFunction((one) => document.querySelector(one)?.closest('[data-state]') !== null, selector);
    const isIn = (state: string) => page.waitForFunction((wanted) => document.querySelector(`[data-state="${wanted}"]`) !== null, state);
    const scenario = (value: string) => context.addCookies([{ name: 'storefront-scenario', value, url: stage.url }]);
    const wrong = () => form.locator(`.form-item:has(> ${error})`).evaluateAll((items) => items.map(({ id }) => id));
    const focused = () =>
      page.evaluate(() => {
        const node = document.activeElement as HTMLInputElement;
        const field = node.closest('.form-item');
        return { tag: node.localName, type: node.type, field: field?.id ?? '', isInvalid: node.getAttribute('aria-invalid') };
      });
    const send = () => page.evaluate((one) => document.querySelector<HTMLFormElement>(one)!.requestSubmit(), selector);
    await expectUsableByAll(page, selector);

    // Every required field reports at its controls; the others do not.
    await told(page);
    await send();
    await isIn('failed');
    expect(await wrong()).toEqual(requirable);
    expect(await focused()).toMatchObject({ field: ids[0], isInvalid: 'true' });
    for (const id of requirable) {
      const isDescribed = await form.locator(`#${id}`).evaluate((item, said) => {
        const control = item.querySelector('[aria-invalid="true"]')!;
        const by = `${control.getAttribute('aria-describedby') ?? ''} ${item.getAttribute('aria-describedby') ?? ''}`;
        return by.split(' ').includes(item.querySelector(`:scope > ${said}`)!.id);
      }, error);
      expect([id, isDescribed]).toEqual([id, true]);
    }
    await expectUsableByAll(page, selector);
    const first = await told(page);
    expect(first.live).toEqual([
      'Your form has encountered a problem. Please scroll down to review.One or more fields is invalid, please check your entries.',
    ]);
    expect(first.focus).toEqual([expect.stringContaining((await form.locator(`#${ids[0]} > ${error}`).textContent()) ?? 'nothing')]);

    const reached = new Set<string>();
    for (let stops = 0, stop = await focused(); stop.type !== 'submit'; stop = await focused(), stops += 1) {
      expect(stops).toBeLessThan(150);
      reached.add(stop.field);
      const type = fields.find(({ id }) => id === stop.field)?.type as FormFieldType;
      if (stop.type === 'radio' || stop.type === 'checkbox') await page.keyboard.press('Space');
      else if (stop.tag === 'select') await page.keyboard.press('ArrowDown');
      else await page.keyboard.insertText(RIGHT[type] ?? '1');
      await page.keyboard.press('Tab');
    }
    expect([...reached]).toEqual(ids);
    expect(await wrong()).toEqual([]);

    for (const [id, text] of Object.entries(WRONG)) {
      // By script, because browsers enforce the served limit on typing.
      await form.locator(`#${id}-field`).evaluate((node, value) => {
        (node as HTMLTextAreaElement).value = value;
        node.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
    }
    await told(page);
    await send();
    await isIn('failed');
    expect(await wrong()).toEqual(Object.keys(WRONG));
    expect(await form.locator(`.form-item > ${error}`).allTextContents()).toEqual([
      'You have exceeded the character limit.',
      'Email is not valid. Email addresses should follow the format user@domain.com.',
      'Please enter a number.',
    ]);
    await expectUsableByAll(page, selector);
    for (const id of Object.keys(WRONG)) {
      const type = fields.find((field) => field.id === id)?.type as FormFieldType;
      await form.locator(`#${id}-field`).fill(RIGHT[type]!);
    }
    expect(await wrong()).toEqual([]);

    // The host's errors, field by field.
    await scenario('form-errors');
    await send();
    await isIn('failed');
    expect(await form.locator(`.form-item > ${error}:first-child`).allTextContents()).toEqual(
      ids.map((id) => `The host does not like ${id}.`),
    );
    await expectUsableByAll(page, selector);

    // Refused as a whole: no fields to link to, and announced once.
    await scenario('form-refused');
    await told(page);
    await send();
    await page.getByText('We do not take forms on Sundays.').waitFor();
    await isIn('failed');
    const refused = await told(page);
    expect(refused.live.filter((text) => text !== 'Submitting…')).toEqual(['We do not take forms on Sundays.']);
    expect(refused.focus.filter((text) => text.includes('Sundays'))).toEqual([]);
    expect(await page.getByText('Please scroll down to review.').count()).toBe(0);

    // Busy for as long as the check takes: announced once and not sent again.
    await scenario('normal');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((go) => (answer = go));
    const keys = '**/api/form/FormSubmissionKey';
    await page.route(keys, async (route) => {
      await held;
      await route.continue();
    });
    // On a slow machine the previous busy text may still be there, and repeating it would be no change.
    await page.waitForFunction(() => !document.querySelector('.storefront-status')?.textContent.includes('Submitting…'));
    await told(page);
    const before = savedOf(visit).length;
    const button = form.locator('[type="submit"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await isIn('submitting');
    await expect.poll(() => button.evaluate((node: HTMLInputElement) => node.value || node.textContent.trim())).toBe('Submitting…');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => document.querySelector('[data-state="submitting"]')!.getAttribute('aria-busy'))).toBe('true');
    const live: string[] = [];
    const hear = async () => {
      live.push(...(await told(page)).live);
      return live.filter((text) => text.includes('Submitting…'));
    };
    await expect.poll(hear).toEqual(['Submitting…']);
    await expectUsableByAll(page, selector);
    await page.keyboard.press('Enter');
    await form.locator(`#${ids[0]} input`).first().press('Enter');
    answer();
    await isIn('succeeded');
    await page.getByText('Thank you!').first().waitFor();
    const thanked = await told(page);
    expect([...live, ...thanked.live]).toEqual(['Submitting…']);
    expect(savedOf(visit).length - before).toBe(1);
    await page.unroute(keys);
    expect(thanked.live.filter((text) => text.includes('Thank you'))).toEqual([]);
    await expect
      .poll(async () => [...thanked.focus, ...(await told(page)).focus].filter((text) => text.includes('Thank you')).length)
      .toBe(1);
    await expectUsableByAll(page, '.form-submission-text:not(.hidden),.react-form-post-submit');
    const answers = JSON.parse((savedOf(visit).at(-1)!.body as { form: string }).form) as Record<string, unknown>;
    expect(Object.keys(answers).filter((id) => ids.includes(id))).toEqual(ids);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe.each([
  [
    'served',
    `<form data-storefront="form" data-form-id="steps" data-form-steps><div class="field-list"><div class="form-item field text required" id="a"><label class="title" for="a-field">First</label><input class="field-element" id="a-field"></div><div class="form-item section" id="s"><div class="title">Then</div></div><div class="form-item field text required" id="b"><label class="title" for="b-field">Second</label><input class="field-element" id="b-field"></div></div><div class="form-button-wrapper"><input type="submit" value="Send" style="min-block-size: 44px"></div></form>`,
  ],
  [
    'by our hook',
    `<div data-storefront="form" data-form-steps><script type="application/json">{"formId":"steps","formFields":[{"type":"text","id":"a","title":"First","required":true},{"type":"section","id":"s","title":"Then"},{"type":"text","id":"b","title":"Second","required":true}]}</script></div>`,
  ],
])('a form in steps: %s', (_, html) => {
  it('tells each sentence once: what is wrong, which step it is, and that it was sent', async () => {
    const visit = await stage.open(
      { path: '/fixtures/plain', bodyStart: html },
      { prepare: async (context) => void (await context.addInitScript(listen)) },
    );
    const { page } = visit;
    const live: string[] = [];
    const focus: string[] = [];
    const heard = async (isThere: () => boolean) => {
      await expect
        .poll(async () => {
          const now = await told(page);
          live.push(...now.live);
          focus.push(...now.focus);
          return isThere();
        })
        .toBe(true);
      return { live: live.splice(0), focus: focus.splice(0) };
    };
    const goOn = () => page.locator('[data-state] [type="submit"]:visible').press('Enter');
    await page.locator('[data-state="editing"]').waitFor();
    await goOn();
    const problem =
      'Your form has encountered a problem. Please scroll down to review.One or more fields is invalid, please check your entries.';
    expect(await heard(() => live.length > 0 && focus.length > 0)).toEqual({ live: [problem], focus: ['Required'] });
    await page.locator('#a-field').fill('x');
    await told(page);
    await goOn();
    expect(await heard(() => live.includes('Step 2 of 2'))).toEqual({ live: ['Step 2 of 2'], focus: [] });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('b-field');
    await expectUsableByAll(page, '[data-state]');
    await told(page);
    await goOn();
    expect(await heard(() => live.length > 0 && focus.length > 0)).toEqual({ live: [problem], focus: ['Required'] });
    await page.locator('#b-field').fill('x');
    await told(page);
    await goOn();
    await page.locator('[data-state="succeeded"]').waitFor();
    const sent = await heard(() => focus.some((text) => text.includes('Thank you')));
    expect(sent.focus).toEqual(['Thank you!']);
    // Depends on the machine's speed.
    expect(sent.live.filter((text) => text !== 'Submitting…')).toEqual([]);
    expect(sent.live.length).toBeLessThan(2);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

it('has a field of every type that is shown', () => {
  const shown = Object.entries(fieldTypes).flatMap(([type, { View }]) => (View === null ? [] : [type]));
  expect(new Set(EVERY_FIELD.map(({ type }) => type))).toEqual(new Set(shown));
});
