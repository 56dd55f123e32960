import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import { makeReviews } from '../../demo/content/reviews.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { BUTTON, choose, readAlert, untilMounted } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LISTEN = `<script>window.policies = []; window.violations = [];
  const make = trustedTypes.createPolicy;
  trustedTypes.createPolicy = function (name, rules) { policies.push(name); return make.call(this, name, rules); };
  addEventListener('securitypolicyviolation', function (event) { violations.push(event.violatedDirective + ' ' + event.sample); });</script>`;
const trusting = (policies: string) => ({ 'content-security-policy': `require-trusted-types-for 'script'; trusted-types ${policies}` });

describe('a page that enforces Trusted Types', () => {
  it('shows the rating to search engines, and the provider’s own words on instalments, without a policy of ours', async () => {
    const id = productBySlug('breakfast-mug')?.id ?? '';
    stage.host.reviews.set(id, makeReviews(3, id));
    const visit = await stage.open({ query: 'reviews=1', before: LISTEN, headers: trusting("'none'") });
    const { page } = visit;
    await page.locator('[data-storefront="reviews"]').scrollIntoViewIfNeeded();
    const rating = page.locator('script[type="application/ld+json"]');
    await rating.waitFor({ state: 'attached' });
    expect(JSON.parse((await rating.textContent()) ?? '')).toMatchObject({ aggregateRating: { reviewCount: 3 } });
    expect(await page.evaluate('[violations, policies]')).toEqual([[], []]);

    await page.getByRole('button', { name: 'More about Afterpay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Afterpay' });
    await dialog.getByText('Take the pot home today').waitFor();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('shows the provider’s page with its markup where it allows the policy that the guide names, which is not asked for before', async () => {
    const visit = await stage.open({ before: LISTEN, headers: trusting('storefront-html') });
    const { page } = visit;
    const button = page.getByRole('button', { name: 'More about Afterpay' });
    await button.waitFor();
    expect(await page.evaluate('policies')).toEqual([]);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Afterpay' });
    await dialog.getByText('Take the pot home today').waitFor();
    expect(await dialog.locator('h2, h3, li, strong').count()).toBeGreaterThan(0);
    expect(await page.evaluate('[violations, policies]')).toEqual([[], ['storefront-html']]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a page without an address of its own', () => {
  it('says that nothing was added, and not that it could not be confirmed', async () => {
    const framed = stage.put({});
    const visit = await stage.open({ path: '/about', tag: 'none' });
    const { page } = visit;
    await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = await (await fetch(address)).text();
      document.body.append(frame);
    }, framed);
    await expect.poll(() => page.frames().some((frame) => frame.url() === 'about:srcdoc')).toBe(true);
    const frame = page.frames().find((one) => one.url() === 'about:srcdoc')!;
    await untilMounted(frame as never);
    await choose(frame as never);
    await frame.locator(BUTTON).first().click();
    expect(await readAlert(frame as never)).toEqual([
      'Unable to Add Item',
      'The shop could not be reached. Please check your connection and try again.',
    ]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
