import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openStage, type Stage, type StagePage } from '../support/openStage.ts';
import { rememberServedPage, type ServedPage } from '../support/servedPage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CONTACT = 'form[data-form-id]:not(.newsletter-form)';
const LETTER = 'form.newsletter-form';

/** Before our deferred script: changes by a theme's script, and the served state. */
const BEFORE = `<script>
  const rememberServedPage = ${rememberServedPage.toString()};
  window.served = ['${CONTACT}', '${LETTER}'].map((form) => rememberServedPage(document.querySelector(form).parentElement));
  window.heard = [];
  window.message = document.querySelector('${CONTACT} textarea');
</script>`;

async function open(page: StagePage = {}) {
  const visit = await stage.open({ path: '/contact', ...page, bodyEnd: BEFORE + (page.bodyEnd ?? '') });
  for (const selector of [LETTER, CONTACT]) {
    await visit.page.locator(selector).scrollIntoViewIfNeeded();
    await visit.page.locator(`${selector}[data-state]`).waitFor();
  }
  return visit;
}

const law = (page: Page, asks: keyof ServedPage) =>
  // Each counts on top of the one before it.
  page.evaluate((name) => (window as unknown as { served: ServedPage[] }).served.toReversed().flatMap((part) => part[name]()), asks);
const sent = (visit: Awaited<ReturnType<typeof open>>) =>
  visit
    .requests()
    .filter(({ path }) => path === '/api/form/SaveFormSubmission')
    .map(({ body }) => JSON.parse((body as { form: string }).form) as Record<string, unknown>);

async function fill(page: Page): Promise<void> {
  const form = page.locator(CONTACT);
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Email').fill('ida@example.com');
  await form.getByLabel('Message').fill('Dear Nell');
}

describe('the law of the served page: forms', () => {
  it('is kept from empty to sent, and the page is the server’s again in the end', async () => {
    const { page, pageErrors, close } = await open();
    const form = page.locator(CONTACT);
    expect(await law(page, 'broken')).toEqual([]);
    await form.locator('[type=submit]').click();
    await form.locator('.form-errors').waitFor();
    expect(await law(page, 'broken')).toEqual([]);
    await fill(page);
    await page.locator(LETTER).getByRole('button').click();
    await page.locator(`${LETTER} .field-error`).waitFor();
    expect(await law(page, 'broken')).toEqual([]);
    await form.locator('[type=submit]').click();
    await form.locator('.form-submission-text:not(.hidden)').waitFor();
    expect(await law(page, 'broken')).toEqual([]);
    await page.evaluate(() => (window.Storefront as Storefront).destroy());
    expect(await law(page, 'notGivenBack')).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('what others do with a served form', () => {
  it('a mask and a validator that were bound before our script and after it go on working', async () => {
    const mask = `addEventListener_`;
    const visit = await open({
      bodyEnd: `<script>window.${mask} = (name) => document.querySelector('${CONTACT} [name=fname]').addEventListener('input', ({ target }) => {
        window.heard.push(name);
        target.value = target.value.toUpperCase();
      }); window.${mask}('before');</script>`,
    });
    const { page, close } = visit;
    await page.evaluate((name) => (window as unknown as Record<string, (when: string) => void>)[name]!('after'), mask);
    await fill(page);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['before', 'after']);
    expect(await page.locator(CONTACT).getByLabel('First Name').inputValue()).toBe('IDA');
    await page.locator(`${CONTACT} [type=submit]`).click();
    await page.locator(`${CONTACT} .form-submission-text:not(.hidden)`).waitFor();
    expect(sent(visit)[0]).toMatchObject({ 'name-contact': ['IDA', 'Wren'] });
    await close();
  });

  it('what is set through a reference from before, with an event or without one, is sent', async () => {
    const visit = await open();
    const { page, close } = visit;
    await fill(page);
    await page.evaluate(() => {
      const { message } = window as unknown as { message: HTMLTextAreaElement };
      message.value = 'By a script';
      const topic = message.form!.querySelector('select')!;
      topic.selectedIndex = topic.options.length - 1;
      topic.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const topic = await page.locator(`${CONTACT} select`).inputValue();
    await page.locator(`${CONTACT} [type=submit]`).click();
    await page.locator(`${CONTACT} .form-submission-text:not(.hidden)`).waitFor();
    expect(sent(visit)[0]).toMatchObject({ 'textarea-message': 'By a script', 'select-topic': topic });
    await close();
  });

  it('a form that a script has reset is empty', async () => {
    const { page, requests, close } = await open();
    await fill(page);
    await page.locator(CONTACT).getByLabel('Mornings').check();
    await page.evaluate((selector) => document.querySelector<HTMLFormElement>(selector)!.reset(), CONTACT);
    await page.locator(`${CONTACT} [type=submit]`).click();
    await page.locator(`${CONTACT} .form-errors`).waitFor();
    await expect.poll(() => page.locator(`${CONTACT} .form-errors`).getByRole('link').count()).toBe(3);
    expect(requests().filter(({ path }) => path.includes('Form'))).toEqual([]);
    await close();
  });

  it('an open choice, a selection and a composition survive what the form says beside them', async () => {
    const { page, close } = await open();
    const message = page.locator(CONTACT).getByLabel('Message');
    await message.fill('Dear Nell');
    await message.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(2, 6, 'backward'));
    await page.evaluate((selector) => document.querySelector<HTMLFormElement>(selector)!.requestSubmit(), LETTER);
    await page.locator(`${LETTER} .field-error`).waitFor();
    expect(
      await message.evaluate((node: HTMLTextAreaElement) => [node.selectionStart, node.selectionEnd, node.selectionDirection]),
    ).toEqual([2, 6, 'backward']);

    await message.focus();
    const client = await page.context().newCDPSession(page);
    await message.fill('');
    await client.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
    await client.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
    await page.evaluate(() => void window.dispatchEvent(new Event('resize')));
    await client.send('Input.insertText', { text: '漢' });
    await expect.poll(() => message.inputValue()).toBe('漢');
    await close();
  });

  it('the label that somebody has given the button meanwhile comes back after it was under way', async () => {
    const { page, context, close } = await open();
    await fill(page);
    await context.addCookies([{ name: 'storefront-scenario', value: 'form-refused', url: stage.url }]);
    const button = page.locator(`${CONTACT} [type=submit]`);
    await button.evaluate((node: HTMLInputElement) => node.setAttribute('value', 'Envoyer'));
    await button.click();
    await page.locator(CONTACT).getByText('We do not take forms on Sundays.').waitFor();
    await expect.poll(() => button.inputValue()).toBe('Envoyer');

    const letter = page.locator(LETTER);
    await letter.locator('.newsletter-form-button-label').evaluate((node) => {
      node.innerHTML = '<font><font>S’abonner</font></font>';
    });
    await letter.getByLabel('Email').fill('ida@example.com');
    await letter.getByLabel('First Name').fill('Ida');
    await letter.getByLabel('Last Name').fill('Wren');
    await letter.getByRole('button').click();
    await letter.getByText('We do not take forms on Sundays.').waitFor();
    await expect.poll(() => letter.locator('.newsletter-form-button-label').innerHTML()).toBe('<font><font>S’abonner</font></font>');
    await close();
  });

  it('late HTML can be used the moment it arrives, and follows a redirect that was set since', async () => {
    const { page, close } = await open();
    const html = await page.locator(CONTACT).evaluate((node) => node.outerHTML);
    await page.evaluate((markup) => {
      const late = document.createElement('div');
      late.id = 'late';
      late.innerHTML = markup.replaceAll('-contact', '-late').replaceAll('-message', '-late');
      document.body.prepend(late);
      const message = late.querySelector('textarea')!;
      message.value = 'At once';
      message.dispatchEvent(new Event('input', { bubbles: true }));
    }, html);
    await page.locator('#late form[data-state]').waitFor();
    expect(await page.locator('#late textarea').inputValue()).toBe('At once');
    const form = page.locator('#late form');
    await form.locator('[name=fname]').fill('Ida');
    await form.locator('[name=lname]').fill('Wren');
    await form.locator('[name=email]').fill('ida@example.com');
    await form.evaluate((node) => node.setAttribute('data-success-redirect', '/about'));
    await form.locator('[type=submit]').click();
    await page.waitForURL('**/about');
    await close();
  });
});

describe('the rules of themes', () => {
  // Seen on saved pages.
  const THEME = `<style>.form-wrapper .field-list .fields { margin-left: -2%; } .form-wrapper .field-list .description { display: block; }
    .react-form-contents .field { margin: 0 !important; }</style>`;

  it('neither pull a group of ours out of its line nor part a title from its mark', async () => {
    const { page, close } = await stage.open({ path: '/fixtures/form-context', before: THEME });
    const form = page.locator('form.react-form-contents');
    await form.waitFor();
    /** Distance of each field from the list's edge, and of each required mark from its title, in px. */
    const measure = () =>
      form.evaluate((node) => {
        const edge = node.querySelector('.field-list')!.getBoundingClientRect().left;
        const marks = [...node.querySelectorAll('.title > .description.required')];
        return {
          fields: [...node.querySelectorAll('.form-item')].map((item) => Math.round(item.getBoundingClientRect().left - edge)),
          lines: marks.map((mark) => {
            const words = document.createRange();
            words.selectNodeContents(mark.previousSibling!);
            return Math.round(mark.getBoundingClientRect().top - words.getBoundingClientRect().top);
          }),
        };
      });
    await expect.poll(async () => Math.max(...(await measure()).fields.map(Math.abs))).toBe(0);
    const { fields, lines } = await measure();
    expect(fields.length).toBeGreaterThan(15);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((below) => Math.abs(below) < 4)).toBe(true);
    await close();
  });

  it('see one look of what is wrong, in forms that were served and in ours', async () => {
    const looks: unknown[] = [];
    for (const [path, selector, error] of [
      ['/fixtures/forms', 'form[data-form-id]', '.field-error'],
      ['/fixtures/form-context', 'form.react-form-contents', '.form-field-error'],
    ] as const) {
      const { page, close } = await stage.open({ path });
      const form = page.locator(selector).first();
      await page.locator('[data-state="editing"]').first().waitFor();
      await page.evaluate((one) => document.querySelector<HTMLFormElement>(one)!.requestSubmit(), selector);
      await form.locator(error).first().waitFor();
      looks.push(
        await form.evaluate((node, said) => {
          const pick = (element: Element, names: readonly string[]) =>
            names.map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`);
          return [
            ...pick(node.querySelector(`.form-item > ${said}`)!, ['color', 'font-weight', 'margin-top', 'margin-bottom', 'font-size']),
            ...pick(node.querySelector('[aria-invalid="true"]')!, ['outline-color', 'outline-style', 'outline-width']),
            ...pick(document.querySelector('.form-errors')!, ['border-top-color', 'border-top-width', 'padding-left']),
            ...pick(document.querySelector('.form-error-note-below')!, ['color', 'font-weight']),
          ];
        }, error),
      );
      await close();
    }
    expect(looks[0]).toEqual(looks[1]);
  });
});
