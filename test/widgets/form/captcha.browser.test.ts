import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { captchaBox, captchaDoes, mockCaptcha } from '../../support/mockCaptcha.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

interface Guarded {
  readonly path: string;
  fill(page: Page): Promise<Locator>;
  readonly thanks: string;
  token(): unknown;
  readonly action: string;
}

const lastBody = (path: string) =>
  shop.demo.host.log.findLast((request) => request.path === path)?.body as Record<string, unknown> | undefined;
const mounted = async (page: Page, selector: string): Promise<Locator> => {
  const form = page.locator(selector);
  await form.scrollIntoViewIfNeeded();
  // Polled, because Trusted Types forbid turning a waiting condition into script.
  await expect.poll(() => form.evaluate((node) => node.closest('[data-state]') !== null)).toBe(true);
  return form;
};
const savedToken = () => lastBody('/api/form/SaveFormSubmission')?.['captchaKey'];

const GUARDED: Readonly<Record<string, Guarded>> = {
  'a form': {
    path: '/contact?captcha=1',
    async fill(page) {
      const form = await mounted(page, 'form[data-form-id]:not(.newsletter-form)');
      for (const [label, text] of Object.entries({ 'First Name': 'A', 'Last Name': 'B', Email: 'a@example.com', Message: 'C' }))
        await form.getByLabel(label).fill(text);
      return form;
    },
    thanks: 'The kettle is on and so are we',
    token: savedToken,
    action: 'form',
  },
  'a newsletter': {
    path: '/contact?captcha=1',
    async fill(page) {
      const form = await mounted(page, 'form.newsletter-form');
      await form.getByLabel('Email Address').fill('a@example.com');
      return form;
    },
    thanks: 'The next letter is yours',
    token: savedToken,
    action: 'newsletter',
  },
  'a restock sign-up': {
    path: '/store/p/breakfast-mug?markup=b&captcha=1',
    async fill(page) {
      await page.getByLabel('Select Size').selectOption('Large');
      await page.getByLabel('Select Glaze').selectOption('Ink');
      const block = page.locator('.product-restock-notification:visible');
      await block.getByLabel('Your email').fill('a@example.com');
      return block;
    },
    thanks: 'Thank you. We will write the moment it is out of the kiln.',
    token: () => lastBody('/api/site-users/account/notifications/restock')?.['captchaToken'],
    action: 'restock',
  },
};

const KINDS = ['checkbox', 'score'] as const;
const CASES = Object.keys(GUARDED).flatMap((name) =>
  (['recaptcha', 'hcaptcha'] as const).flatMap((provider) => KINDS.map((kind) => [name, provider, kind] as const)),
);

describe('what a captcha guards', () => {
  it.each(CASES)('is sent with its answer, and not without: %s, %s, %s', async (name, provider, kind) => {
    const guarded = GUARDED[name]!;
    const { page, open, context, complaints } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await open(`${guarded.path}&captcha-provider=${provider}&captcha-kind=${kind}`);
    const form = await guarded.fill(page);
    const field = form.getByRole('textbox').first();
    const sent = shop.demo.host.log.length;
    if (kind === 'checkbox') {
      await captchaBox(form).waitFor();
      expect(await form.locator('.captcha-container iframe').getAttribute('data-provider')).toBe(provider);
      await expectUsableByAll(page);
      await field.press('Enter');
      await form.getByText('Complete CAPTCHA before submitting.').waitFor();
      expect(shop.demo.host.log.slice(sent).filter(({ method }) => method === 'POST')).toEqual([]);
      await captchaBox(form).press('Space');
    }
    await field.press('Enter');
    await form.getByText(guarded.thanks).waitFor();
    expect(guarded.token()).toMatch(
      provider === 'hcaptcha'
        ? /^mock-hcaptcha-token-\d+$/
        : kind === 'score'
          ? new RegExp(`^mock-recaptcha-score-\\d+-${guarded.action}$`)
          : /^mock-recaptcha-token-\d+$/,
    );
    // Only the provider's own names, no callback of ours.
    const added = await page.evaluate(() => Object.keys(window).filter((key) => /captcha|storefront/i.test(key)));
    expect(added.toSorted()).toEqual(
      [...(provider === 'hcaptcha' ? ['hcaptcha'] : ['___grecaptcha_cfg', 'grecaptcha']), 'Storefront', 'captchaDoes'].toSorted(),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('reCAPTCHA', () => {
  it('stands beside a page’s own grecaptcha, takes an answer that has expired back, and is tried again after it failed', async () => {
    const { page, open, context, complaints } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(() => Object.assign(window, { grecaptcha: { render: () => 0, own: true } }));
    await open(GUARDED['a form']!.path);
    const form = await GUARDED['a form']!.fill(page);
    const submit = () => form.getByLabel('Email').press('Enter');
    await captchaBox(form).click();
    await captchaDoes(page, 'expire');
    await submit();
    await form.getByText('Complete CAPTCHA before submitting.').waitFor();
    await captchaDoes(page, 'error');
    await form.getByText('The CAPTCHA could not be loaded.').waitFor();
    await expect.poll(() => form.locator('.captcha-container iframe').count()).toBe(0);
    await form.getByRole('button', { name: 'Try again' }).click();
    await captchaBox(form).click();
    await submit();
    await form.getByText('The kettle is on and so are we').waitFor();
    expect(await page.evaluate(() => (window as unknown as { grecaptcha: { own: boolean } }).grecaptcha.own)).toBe(true);
    // Exactly one report to the page's author.
    await expect
      .poll(() => new Set(complaints.map((line) => line.includes('The captcha’s provider cannot be reached.'))))
      .toEqual(new Set([true]));
    await context.close();
  });

  it('comes from the host that the script tag names, with the key and for the provider that it names', async () => {
    const { page, open, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    const provider = await mockCaptcha(context);
    await page.route('**/contact?captcha=1', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(',"captchaHost":"/assets/captcha"', '').replace('"captchaHost":"/assets/captcha",', '');
      await route.fulfill({
        response: answer,
        body: html.replace(
          /<script [^>]*src="\/dist\/storefront[^>]*/,
          '$& data-captcha-host="www.recaptcha.net" data-captcha-key="our-own" data-captcha-provider="recaptcha" data-captcha-kind="score"',
        ),
      });
    });
    await open('/contact?captcha=1');
    const form = await GUARDED['a form']!.fill(page);
    await form.getByLabel('Email').press('Enter');
    await form.getByText('The kettle is on and so are we').waitFor();
    expect(provider.requests[0]).toBe('https://www.recaptcha.net/recaptcha/enterprise.js?render=our-own');
    expect(savedToken()).toMatch(/^mock-recaptcha-score-\d+-form$/);
    await context.close();
  });
});

describe('a page that enforces Trusted Types', () => {
  it.each(['recaptcha', 'hcaptcha'])(
    'has a captcha of %s where it allows our policy, and else says that there is none',
    async (provider) => {
      for (const policies of ['storefront-script recaptcha', 'recaptcha']) {
        const { page, open, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
        await page.route('**/contact?*', async (route) => {
          const answer = await route.fetch();
          const headers = {
            ...answer.headers(),
            'content-security-policy': `require-trusted-types-for 'script'; trusted-types ${policies}`,
          };
          await route.fulfill({ response: answer, headers });
        });
        await open(`/contact?captcha=1&captcha-provider=${provider}`);
        const form = await GUARDED['a form']!.fill(page);
        if (policies.includes('storefront-script')) await captchaBox(form).click();
        else await form.getByText('The CAPTCHA could not be loaded.').waitFor();
        await form.getByLabel('Email').press('Enter');
        await form
          .getByText(policies.includes('storefront-script') ? 'The kettle is on and so are we' : 'Complete CAPTCHA before submitting.')
          .waitFor();
        await context.close();
      }
    },
  );
});

describe('a restock form', () => {
  it('whose captcha was not set up says so and sends nothing', async () => {
    const { page, open, context, complaints } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open('/store/p/breakfast-mug?markup=b&captcha=1&captcha-key=');
    const block = await GUARDED['a restock sign-up']!.fill(page);
    await block.getByText('ReCaptcha has not been set up!').waitFor();
    const sent = shop.demo.host.log.length;
    await block.getByLabel('Your email').press('Enter');
    await block.getByText('Complete CAPTCHA before submitting.').waitFor();
    await expectUsableByAll(page);
    expect(shop.demo.host.log.slice(sent).filter(({ method }) => method === 'POST')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
