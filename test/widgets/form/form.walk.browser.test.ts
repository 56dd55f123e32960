import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../../mocks/scenarios.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { captchaBox, captchaDoes, mockCaptcha, type CaptchaBehaviour } from '../../support/mockCaptcha.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';

const NOTE_ABOVE = 'Your form has encountered a problem. Please scroll down to review.';
const NOTE_BELOW = 'Your form has encountered a problem. Please scroll up to review.';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

async function open(path: string, { scenario, captcha = 'works' }: { scenario?: ScenarioName; captcha?: CaptchaBehaviour } = {}) {
  const visit = await shop.visit({ viewport: { width: 390, height: 844 } });
  if (scenario) await visit.context.addCookies([{ name: 'storefront-scenario', value: scenario, url: shop.demo.url }]);
  const provider = await mockCaptcha(visit.context, captcha);
  await visit.open(path);
  return { ...visit, provider };
}

const calls = (path: string) => shop.demo.host.log.filter((request) => request.path === path);
const saves = () => calls('/api/form/SaveFormSubmission').map(({ body }) => body as Record<string, unknown> & { form: string });
const mounted = async (page: Page, selector: string): Promise<Locator> => {
  const form = page.locator(selector);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.evaluate((node) => node.closest('[data-state]') !== null)).toBe(true);
  return form;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill('Åsa "Tea" 🍵');
  await form.getByLabel('Last Name').fill('<b>O’Neil</b>');
  await form.getByLabel('Email').fill('asa@example.com');
  await form.getByLabel('Mornings').check();
  await form.getByLabel('Message').fill('Dear Nell,\nשלום');
}
const CONTACT = 'form[data-form-id]:not(.newsletter-form)';

describe('a form in the server’s markup', () => {
  it('is sent once as it was typed, says what it does, and shows its thanks in view', async () => {
    const { page, complaints } = await open('/contact?tag=data-write-deadline=120000');
    // The host waits until the form has been checked.
    let answer: () => void = () => undefined;
    const held = new Promise<void>((go) => (answer = go));
    await page.route('**/api/form/FormSubmissionKey', async (route) => {
      await held;
      await route.continue();
    });
    const form = await mounted(page, CONTACT);
    await expectUsableByAll(page);
    await fillContact(form);
    const button = form.locator('input[type=submit]');
    await button.dblclick();
    await expect.poll(() => button.inputValue()).toBe('Submitting…');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => form.getAttribute('class')).toContain('submitting');
    await expectUsableByAll(page);
    await button.press('Enter');
    answer();
    await form.getByText('The kettle is on and so are we').waitFor();
    expect(saves()).toHaveLength(1);
    const [sent] = saves();
    expect(JSON.parse(sent!.form)).toEqual({
      'name-contact': ['Åsa "Tea" 🍵', '<b>O’Neil</b>'],
      'email-contact': 'asa@example.com',
      'phone-contact': ['', '', '', ''],
      'select-topic': 'An order',
      'checkbox-when': ['Mornings'],
      'textarea-message': 'Dear Nell,\nשלום',
    });
    expect(sent).toMatchObject({ pageTitle: expect.stringContaining('Contact'), pagePath: '/contact', contentSource: 'c' });
    const text = form.locator('.form-submission-text');
    await expect
      .poll(() => text.evaluate((node) => node.getBoundingClientRect().y >= 0 && node.getBoundingClientRect().y < 600))
      .toBe(true);
    await expect.poll(() => text.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => form.locator('.field-list').isVisible()).toBe(false);
    await expect.poll(() => button.isVisible()).toBe(false);
    await expectUsableByAll(page);
    expect(complaints).toEqual([]);
  });

  it('says what is wrong where it is wrong, leads there, and is calm once it is mended', async () => {
    const { page } = await open('/contact');
    const form = await mounted(page, CONTACT);
    await form.getByLabel('Email').fill('not an address');
    await form.getByLabel('Email').press('Enter');
    await page.getByText(NOTE_ABOVE).waitFor();
    await page.getByText(NOTE_BELOW).waitFor();
    await expect.poll(() => focused(page)).toBe('name-contact-first');
    await form.getByText('One or more fields is invalid, please check your entries.').waitFor();
    await expect
      .poll(() => form.locator('.form-errors').getByRole('link').allTextContents())
      .toEqual([
        'Name: Required',
        'Email: Email is not valid. Email addresses should follow the format user@domain.com.',
        'Message: Required',
      ]);
    const email = form.getByLabel('Email');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() =>
        email.evaluate((node) =>
          (node.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
        ),
      )
      .toEqual(['We write back, and to nobody else.', 'Email is not valid. Email addresses should follow the format user@domain.com.']);
    await expect.poll(() => form.locator('#email-contact').getAttribute('class')).toContain('error');
    await expect.poll(() => form.locator('#email-contact > :first-child').textContent()).toContain('Email is not valid');
    await expectUsableByAll(page);
    await form.getByRole('link', { name: 'Email:' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('email-contact-field');
    await email.fill('me@example.com');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
    await expect.poll(() => form.locator('#email-contact').getAttribute('class')).not.toContain('error');
    await form.getByLabel('First Name').fill('A');
    await form.getByLabel('Last Name').fill('B');
    await form.getByLabel('Message').fill('C');
    await expect.poll(() => page.getByText(NOTE_ABOVE).count()).toBe(0);
    // A newsletter shows it at its field only.
    const letter = await mounted(page, 'form.newsletter-form');
    await letter.getByRole('button').click();
    await letter.locator('#email-letter > .field-error:first-child').getByText('Required').waitFor();
    expect(await letter.locator('.form-error-note').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('email-letter-field');
    await expectUsableByAll(page);
    expect(calls('/api/form/FormSubmissionKey')).toEqual([]);
  });

  const failures: readonly (readonly [ScenarioName, string])[] = [
    ['form-without-key', 'Could not get a form submission key, please try again later.'],
    ['form-session-expired', 'Error processing form submission. Please reload and try again.'],
    ['form-unauthorized', 'Unable to submit form. Please try again later.'],
    ['form-not-configured', 'This form has not been configured yet.'],
    ['form-rate-limited', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['form-failed', 'Unable to send form. Please try again later.'],
    ['form-refused', 'We do not take forms on Sundays.'],
    ['form-refused-silently', 'Unknown error, please try again later.'],
  ];

  it('keeps what was typed whatever goes wrong, in the words for it, and can be sent again', async () => {
    const { page, context } = await open('/contact?captcha=1');
    const form = await mounted(page, CONTACT);
    await fillContact(form);
    const sendInto = async (scenario: ScenarioName, message: string) => {
      await context.addCookies([{ name: 'storefront-scenario', value: scenario, url: shop.demo.url }]);
      await captchaBox(form).click();
      await form.locator('input[type=submit]').click();
      await form.getByText(message).waitFor();
    };
    for (const [scenario, message] of failures) {
      await sendInto(scenario, message);
      expect(await form.getByText(NOTE_ABOVE).count()).toBe(0);
      await form.getByText(NOTE_BELOW).waitFor();
      await expect.poll(() => form.getAttribute('data-state')).toBe('failed');
      await expect.poll(() => form.locator('input[type=submit]').inputValue()).toBe('Send it');
      expect(await form.getByLabel('Message').inputValue()).toBe('Dear Nell,\nשלום');
      // A token is valid once.
      await expect.poll(() => captchaBox(form).getAttribute('aria-checked')).toBe('false');
    }
    await expectUsableByAll(page);
    // A page with a broken `URLSearchParams`.
    await page.evaluate(() => {
      const whole = window.URLSearchParams;
      Object.assign(window, { whole, URLSearchParams: () => void whole.prototype.get.call(null, '') });
    });
    await sendInto('normal', 'Could not parse the form fields, please check your entries.');
    await page.evaluate(() => Object.assign(window, { URLSearchParams: (window as unknown as { whole: unknown }).whole }));
    await sendInto('form-errors', 'One or more fields is invalid, please check your entries.');
    await form
      .locator('#email-contact > .field-error:first-child')
      .getByText('The host does not like email-contact.', { exact: true })
      .waitFor();
    await expectUsableByAll(page);
    expect(saves().filter(({ captchaKey }) => !captchaKey)).toEqual([]);
    await sendInto('normal', 'The kettle is on and so are we');
    expect(saves().at(-1)?.['captchaKey']).toMatch(/^mock-recaptcha-token-/);
  });

  it('leads where its owner wants, runs what its owner wants, and gives the page back as it was', async () => {
    const there = await open('/fixtures/forms?redirect=/about');
    const markup = await there.page.evaluate(() =>
      fetch(location.href)
        .then((answer) => answer.text())
        .then((html) => new DOMParser().parseFromString(html, 'text/html').querySelector('form')!.outerHTML),
    );
    const form = await mounted(there.page, 'form[data-form-id]');
    await fillRequired(form);
    await there.page.evaluate(() => (window as unknown as { Storefront: { destroy(): void } }).Storefront.destroy());
    expect(await form.evaluate((node) => node.outerHTML)).toBe(markup);
    expect(await form.getByLabel('Text *').inputValue()).toBe('text');
    expect(await form.getByLabel('Green').isChecked()).toBe(true);
    await there.page.reload();
    await mounted(there.page, 'form[data-form-id]');
    await fillRequired(form);
    await form.locator('input[type=submit]').click();
    await there.page.waitForURL('**/about');

    const here = await open('/fixtures/forms');
    const stays = await mounted(here.page, 'form[data-form-id]');
    await fillRequired(stays);
    // Invalid and set after mounting: read at success, refused and reported.
    await stays.evaluate((node) =>
      node.setAttribute('data-success-redirect', 'javascript:document.documentElement.setAttribute("data-hacked","")'),
    );
    await here.page.locator('input[type=submit]').click();
    await here.page.waitForFunction(() => document.documentElement.getAttribute('data-post-submit-ran') === 'true');
    expect(await here.page.locator('.after-submit').textContent()).toBe('After the form');
    expect(await here.page.locator('html[data-hacked]').count()).toBe(0);
    await expect.poll(() => here.complaints).toEqual([expect.stringContaining('is no web address; the success text is shown')]);
  });
});

async function fillRequired(form: Locator): Promise<void> {
  await form.getByLabel('Text *').fill('text');
  await form.getByLabel('E-mail').fill('a@example.com');
  for (const [part, value] of Object.entries({ Month: '2', Day: '29', Year: '2028' })) await form.getByLabel(part).fill(value);
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Second "quoted"').check();
  await form.getByLabel('Green').check();
}

describe('a form that is described by JSON', () => {
  const FORM = 'form.react-form-contents';

  it('asks step by step, by keyboard alone, keeps what was typed over a reload, and sends every kind of field', async () => {
    const { page, complaints, provider } = await open('/commission?from=test');
    const form = await mounted(page, FORM);
    expect(provider.requests).toEqual([]);
    await expectUsableByAll(page);
    await form.getByLabel('First Name').focus();
    await page.keyboard.press('Enter');
    await page.getByText(NOTE_ABOVE).waitFor();
    await expect.poll(() => focused(page)).toBe('name-you-fname-field');
    await expectUsableByAll(page);
    await page.keyboard.type('Ida');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wren');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ida@example.com');
    await page.keyboard.press('Enter');
    await form.getByText('2 / 3').waitFor();
    await expect.poll(() => focused(page)).toBe('select-what-field');
    await form.getByLabel('What shall it be?').selectOption('A pair of mugs');
    await form.getByLabel('Moss').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await form.getByLabel('A cosy to fit').press('Space');
    await form.getByLabel('Tell us about it').fill('x'.repeat(601));
    await expect.poll(() => form.locator('.character-count.error').textContent()).toBe('601 / 600');
    await page.reload();
    await mounted(page, FORM);
    await form.getByText('2 / 3').waitFor();
    await expect.poll(() => form.getByLabel('Sea').isChecked()).toBe(true);
    await form.getByRole('button', { name: 'Next' }).press('Enter');
    await form.locator('#textarea-story .form-field-error').getByText('You have exceeded the character limit.', { exact: true }).waitFor();
    await form.getByLabel('Tell us about it').fill('A pot 🫖');
    await form.locator('fieldset.item').nth(1).getByLabel('Agree', { exact: true }).check();
    await form.getByRole('button', { name: 'Next' }).press('Enter');
    await form.getByText('3 / 3').waitFor();
    await captchaBox(form).waitFor();
    await expectUsableByAll(page);

    await form.getByLabel('Street and number').fill('12 kil');
    await page.getByRole('option', { name: '12 Kiln Road' }).waitFor();
    await expectUsableByAll(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.querySelector('#address-send-city-field') as HTMLInputElement).value === 'Saltmouth');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await form.getByText('3 / 3').isVisible()).toBe(true);

    await form.getByLabel('A word of your own').fill('secret');
    await form.getByRole('button', { name: 'Ask for a drawing' }).click();
    await form.getByText('Complete CAPTCHA before submitting.').waitFor();
    expect(calls('/api/form/FormSubmissionKey')).toEqual([]);
    await captchaBox(form).press('Space');
    await form.getByRole('button', { name: 'Ask for a drawing' }).press('Enter');
    await page.locator('.react-form-post-submit').getByText('Ida has sharpened her pencil').waitFor();
    await expect.poll(() => page.locator('.react-form-post-submit').evaluate((node) => node === document.activeElement)).toBe(true);
    await expectUsableByAll(page);
    expect(saves()).toHaveLength(1);
    expect(JSON.parse(saves()[0]!.form)).toEqual({
      'name-you': ['Ida', 'Wren'],
      'email-you': 'ida@example.com',
      'phone-you': ['', '', '', ''],
      'twitter-you': '',
      'website-you': '',
      'hidden-from': 'test',
      'select-what': 'A pair of mugs',
      'number-cups': '',
      'radio-glaze': 'Sea',
      'checkbox-extras': ['A cosy to fit'],
      'currency-budget': '',
      'textarea-story': 'A pot 🫖',
      'likert-taste': { 'A crooked pot is a good pot': '1' },
      'date-needed': ['', '', ''],
      'time-collect': ['', '', '', ''],
      'address-send': ['12 Kiln Road', '', 'Saltmouth', 'ME', '03902', 'United States'],
      'text-words': '',
      'password-progress': 'secret',
    });
    expect(complaints).toEqual([]);
  });

  it('opens in a lightbox where its owner wants that, and signs up for a letter in one line of HTML', async () => {
    const { page, context, complaints } = await open('/trade');
    await page.getByRole('button', { name: 'Open a trade account' }).click();
    const dialog = page.getByRole('dialog', { name: 'A trade account' });
    await dialog.getByRole('button', { name: 'Ask for an account' }).click();
    await dialog.getByText(NOTE_ABOVE).waitFor();
    await expect.poll(() => focused(page)).toBe('text-house-field');
    await expectUsableByAll(page);
    await dialog.getByLabel('Your house').fill('The Inn');
    await dialog.getByLabel('E-mail').fill('inn@example.com');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus returns shortly after the dialog has closed.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Open a trade account');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByLabel('Your house').inputValue()).toBe('The Inn');
    await dialog.getByRole('button', { name: 'Ask for an account' }).click();
    await dialog.getByText('Nell rings on Thursdays').waitFor();
    await expectUsableByAll(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const letter = page.locator('[data-storefront="newsletter"]');
    await letter.scrollIntoViewIfNeeded();
    await letter.getByRole('button').click();
    await letter.getByText('Required', { exact: true }).waitFor();
    expect(await letter.getByText(NOTE_ABOVE).count()).toBe(0);
    await letter.getByRole('textbox').fill('trade@example.com');
    await context.addCookies([{ name: 'storefront-scenario', value: 'form-refused', url: shop.demo.url }]);
    await letter.getByRole('button').click();
    await letter.getByRole('alert').getByText('We do not take forms on Sundays.').waitFor();
    expect(await letter.locator('.form-error-note').count()).toBe(0);
    await expectUsableByAll(page);
    await context.addCookies([{ name: 'storefront-scenario', value: 'normal', url: shop.demo.url }]);
    await letter.getByRole('button').click();
    await letter.getByText('Thank you!').waitFor();
    await expectUsableByAll(page);
    expect(saves().map(({ form }) => Object.values(JSON.parse(form) as object))).toEqual([
      ['The Inn', 'inn@example.com', ''],
      ['trade@example.com'],
      ['trade@example.com'],
    ]);
    expect(complaints).toEqual([]);
  });
});

describe('a captcha in a form', () => {
  it('asks its provider for nothing before the form is used, says so when that is blocked, and loses nothing', async () => {
    const { page, provider } = await open('/commission?steps=off', { captcha: 'blocked' });
    const form = await mounted(page, 'form.react-form-contents');
    await form.locator('.captcha-container').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(provider.requests).toEqual([]);
    await form.getByLabel('Words for the card').fill('kept');
    await form.getByText('The CAPTCHA could not be loaded.').waitFor();
    await expectUsableByAll(page);
    await form.getByRole('button', { name: 'Ask for a drawing' }).click();
    expect(await form.getByLabel('Words for the card').inputValue()).toBe('kept');
    expect(calls('/api/form/SaveFormSubmission')).toEqual([]);
    provider.behave('works');
    await form.getByRole('button', { name: 'Try again' }).click();
    await captchaBox(form).click();
    await expect.poll(() => captchaBox(form).getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => form.locator('.captcha-container').getAttribute('class')).toContain('rendered');
    expect(await form.locator('.captcha-container iframe').getAttribute('title')).toBe('CAPTCHA');
    expect(await form.locator('.captcha-container iframe').getAttribute('data-size')).toBe('normal');
  });

  it('that was not set up, or cannot be rendered, is said and logged, and nothing is sent without it', async () => {
    for (const [key, text] of [
      ['', 'ReCaptcha has not been set up!'],
      ['broken', 'The CAPTCHA could not be loaded.'],
    ] as const) {
      const { page, complaints, context } = await open(`/contact?captcha=1&captcha-key=${key}`);
      const form = await mounted(page, CONTACT);
      await fillContact(form);
      await form.locator('.captcha-container').getByText(text).waitFor();
      await form.locator('input[type=submit]').click();
      await form.getByText('Complete CAPTCHA before submitting.').waitFor();
      await expectUsableByAll(page);
      if (key === '') {
        expect(complaints).toEqual([]);
        await context.close();
        continue;
      }
      const below = page.locator('.newsletter-form .captcha-container');
      await (await mounted(page, 'form.newsletter-form')).getByRole('textbox').first().focus();
      await below.getByText(text).waitFor();
      const logged = expect.stringContaining('Invalid site key');
      await expect.poll(() => complaints).toEqual([logged, logged]);
      await context.close();
    }
    expect(calls('/api/form/FormSubmissionKey')).toEqual([]);
  });

  it('is asked again when its answer has grown old, and is compact where there is little room', async () => {
    const { page } = await open('/contact?captcha=1&captcha-provider=hcaptcha');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    const form = await mounted(page, CONTACT);
    await fillContact(form);
    await captchaBox(form).click();
    expect(await form.locator('.captcha-container iframe').getAttribute('data-size')).toBe('compact');
    await captchaDoes(page, 'expire');
    await form.locator('input[type=submit]').click();
    await expect.poll(() => form.locator('input[type=submit]').inputValue()).toBe('Submitting…');
    await captchaDoes(page, 'close');
    await form.getByText('Complete CAPTCHA before submitting.').waitFor();
    await captchaBox(form).click();
    await form.locator('input[type=submit]').click();
    await form.getByText('The kettle is on and so are we').waitFor();
    expect(saves()).toHaveLength(1);
  });
});
