import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll.ts';
import { fixtureHtml, FIXTURE_NAMES, type FixtureName } from '../support/fixtures.ts';
import { captchaBox, mockCaptcha } from '../support/mockCaptcha.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const TAGS = {
  umd: '<script src="/dist/storefront.umd.js" data-events-root="/" defer></script>',
  esm: '<script type="module" src="/dist/storefront.js" data-events-root="/"></script>',
} as const;

async function open(name: FixtureName, script: keyof typeof TAGS = 'umd'): Promise<Visit> {
  return openHtml(fixtureHtml(name), TAGS[script]);
}

async function openHtml(page: string, tag: string = TAGS.umd): Promise<Visit> {
  // Pictures are missing, and a browser logs each.
  const html = page.replace('</head>', `<link rel="icon" href="data:,">${tag}</head>`);
  const path = stage.put(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const visit = await stage.open(path, { prepare: async (context) => void (await mockCaptcha(context)) });
  await whenReady(visit.page);
  return visit;
}

describe.each(['umd', 'esm'] as const)('a real page with the %s file', (script) => {
  it.each(FIXTURE_NAMES)('keeps the console silent: %s', async (name) => {
    const visit = await open(name, script);
    await visit.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(visit.console).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a visitor of a real page', () => {
  it('buys the only variant by its sku', async () => {
    const visit = await open('v71-product-single');
    await visit.page.locator('.sqs-add-to-cart-button').click();
    await visit.page.locator('.sqs-widgets-confirmation').waitFor();
    expect(visit.writes().map(({ path, body }) => [path, body])).toEqual([
      [expect.stringContaining('/entries'), { itemId: '0123456789abcdef00000007', sku: 'SQ0000031', quantity: 1, additionalFields: null }],
    ]);
    await visit.close();
  });

  it('cannot buy what is sold out', async () => {
    const visit = await open('v70-product-sold-out-single');
    const button = visit.page.locator('.sqs-add-to-cart-button');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(async () => (await button.textContent())?.trim()).toBe('Sold Out');
    await button.click({ force: true });
    await visit.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(visit.writes()).toEqual([]);
    await visit.close();
  });

  it('is shown on to the page of a gift card of one amount', async () => {
    const visit = await open('v71-gift-card-one-amount');
    await visit.page.locator('.sqs-add-to-cart-button').click();
    await visit.page.waitForURL('**/checkout/gift-card?itemId=0123456789abcdef00000009');
    await visit.close();
  });

  it.each(['v71-form-rendered-by-script', 'v71-newsletter-captcha'] as const)('sends a form with the page’s captcha: %s', async (name) => {
    const visit = await open(name);
    // Nodes hidden by the server stay hidden.
    const form = visit.page.locator('form').filter({ visible: true });
    await form.getByLabel('Email').fill('ida@example.com');
    for (const label of ['First Name', 'Last Name', 'Message'])
      for (const field of await form.getByLabel(label).all()) await field.fill('Ida');
    await captchaBox(form).click();
    expect(await form.locator('.captcha-container iframe').getAttribute('data-provider')).toBe('recaptcha');
    await form.locator('[type=submit]').click();
    await visit.page.locator('.react-form-post-submit, .form-submission-text').filter({ visible: true }).getByText('Thank you!').waitFor();
    expect(visit.writes().map(({ path, body }) => [path, (body as { captchaKey?: string } | null)?.captchaKey])).toEqual([
      ['/api/form/FormSubmissionKey', undefined],
      ['/api/form/SaveFormSubmission', 'mock-recaptcha-token-1'],
    ]);
    expect(visit.console).toEqual([]);
    await visit.close();
  });

  it('reads what is missing where it is, and nowhere else, where the page wants that', async () => {
    // The platform's style sheet, missing in the fixture, hides the radio buttons beside each drop-down.
    const hidden = '<style>.variant-select-wrapper + .variant-radiobtn-wrapper { display: none }</style></head>';
    const visit = await openHtml(
      fixtureHtml('v70-product-variants').replace('</head>', hidden),
      TAGS.umd.replace('defer', 'data-errors="inline" defer'),
    );
    const { page } = visit;
    await page.locator('.sqs-add-to-cart-button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.sqs-add-to-cart-button + [role="alert"]').first().waitFor();
    const missing = () =>
      page.evaluate(() => {
        const group = document.activeElement?.closest('[aria-invalid="true"]');
        return document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
      });
    await expect.poll(missing).toMatch(/^Please select the .+ option\.$/);
    await expectUsableByAll(page, '.product-variants');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(visit.console).toEqual([]);
    await visit.close();
  });

  it('sees the old price struck where no theme does it, and not the words for readers', async () => {
    const data = { variants: [{ id: '1', sku: 'A', attributes: {}, price: 1000, salePrice: 800, onSale: true, unlimited: true }] };
    const visit = await openHtml(
      `<!doctype html><html lang="en"><head><title>A shop</title></head><body><div data-storefront="product" data-product-id="mug" data-product='${JSON.stringify(data)}'><p data-storefront="price"></p></div></body></html>`,
    );
    await visit.page.locator('.original-price').waitFor();
    const seen = () =>
      visit.page.evaluate(() => {
        const of = (selector: string) => document.querySelector(selector)!;
        return [getComputedStyle(of('.original-price')).textDecorationLine, of('.visually-hidden').getBoundingClientRect().width];
      });
    await expect.poll(seen).toEqual(['line-through', 1]);
    await expect.poll(() => visit.page.locator('[data-storefront="price"]').textContent()).toBe('Sale Price: $8.00 Original Price: $10.00');
    expect(visit.console).toEqual([]);
    await visit.close();
  });
});
