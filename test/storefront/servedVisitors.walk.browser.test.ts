import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReviews } from '../../demo/content/reviews.ts';
import { productBySlug } from '../../demo/content/catalogue.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { askParts, rememberParts } from '../support/servedParts.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const open = async (path: string, query: string): Promise<Visit> => {
  const visit = await stage.open({ path, query, bodyEnd: rememberParts('main') }, { viewport: { width: 1280, height: 900 } });
  await whenReady(visit.page);
  return visit;
};
const end = async ({ page, pageErrors, close }: Visit): Promise<void> => {
  await page.evaluate(() => (window.Storefront as Storefront).destroy());
  expect(await askParts(page, 'notGivenBack')).toEqual([]);
  expect(pageErrors).toEqual([]);
  await close();
};

describe('the law of the served page: what visitors say and are', () => {
  it.each([
    ['7', 'everyday-bowl'],
    ['7.1', 'breakfast-mug'],
    ['8', 'supper-plates'],
    ['hooks', 'cherry-tea-scoop'],
  ])('is kept by reviews, markup %s', async (_markup, slug) => {
    const id = productBySlug(slug)!.id;
    stage.host.reviews.set(id, makeReviews(12, id, slug));
    const visit = await open(`/store/p/${slug}`, 'reviews=1');
    const { page } = visit;
    const section = page.locator('[data-storefront="reviews"]');
    await section.waitFor({ state: 'attached' });
    await section.scrollIntoViewIfNeeded();
    await section.locator('li').first().waitFor();
    await page.locator('[data-storefront="review-summary"] .star').first().waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await section.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => section.locator('li').count()).toBe(12);
    await section.getByLabel('Sort by').selectOption({ index: 2 });
    await section
      .getByRole('button', { name: /^Photo/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await askParts(page, 'broken')).toEqual([]);
    await end(visit);
  });

  it('is kept by a place for the account, and by the page’s own link to it', async () => {
    const visit = await open('/fixtures/account', '');
    const { page } = visit;
    const own = page.locator('#own');
    await own.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').press('Enter');
    await dialog.getByText('Enter your email and your password.').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await dialog.getByLabel('Email').fill('anna@example.com');
    await dialog.getByLabel('Password').fill('kettle');
    await dialog.getByLabel('Password').press('Enter');
    await own.getByRole('link', { name: 'My Account' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await own.getByRole('button', { name: 'Sign Out' }).click();
    await own.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await end(visit);
  });

  it.each(['element', 'template'])('is kept by a popup as %s, and by the newsletter in it', async (as) => {
    const visit = await open('/fixtures/popup', `popup=timer&as=${as}`);
    const { page } = visit;
    const dialog = page.getByRole('dialog', { name: 'A letter, now and then' });
    await dialog.waitFor();
    await dialog.locator('form[data-state]').waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await dialog.locator('.field-error').first().waitFor();
    expect(await askParts(page, 'broken')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await askParts(page, 'broken')).toEqual([]);
    await end(visit);
  });
});
