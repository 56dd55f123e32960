import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../../demo/content/site.ts';
import { whenReady } from '../../support/openShop.ts';
import { openStage, type Stage, type StagePage } from '../../support/openStage.ts';
import { settle } from '../../support/settle.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const popup = (attributes = '') =>
  `<template data-storefront="popup-overlay" ${attributes}><h2>Wait a moment</h2><p>There is cake.</p></template>`;
const open = async (page: StagePage) => {
  const visit = await stage.open(
    { path: '/about', bodyEnd: popup(), ...page },
    // A clock that a test can move on.
    { viewport: { width: 1280, height: 900 }, prepare: (context) => context.clock.install() },
  );
  await whenReady(visit.page);
  return visit;
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wait a moment' });
/** Advances past the delay, which counts from the opening of the page. */
async function whenPast(page: Page): Promise<void> {
  await page.clock.fastForward(3000);
  await settle(page);
}
const onPages = (ids: readonly string[]) => (html: string) => {
  const edited = html.replace('"enabledPages":[],"showOnAllPages":true', `"enabledPages":${JSON.stringify(ids)},"showOnAllPages":false`);
  if (edited === html) throw new Error('The page has no settings of a popup.');
  return edited;
};
const asType = (type: number) => (html: string) => {
  const edited = html.replace(/"pageType":\d+/, `"pageType":${type}`);
  if (edited === html) throw new Error('The page has no type.');
  return edited;
};

describe('the popup', () => {
  it('comes on the pages that its owner has chosen', async () => {
    const { page, pageErrors, close } = await open({ query: 'popup=timer', edit: onPages([pages.contact.id, pages.about.id]) });
    await dialog(page).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each<readonly [string, StagePage]>([
    ['a page that its owner has not chosen', { query: 'popup=timer', edit: onPages([pages.contact.id]) }],
    ['the page of the popup itself', { query: 'popup=timer', edit: asType(104) }],
    ['a cart page by its type', { query: 'popup=timer', edit: asType(205) }],
    ['an older cart page by its type', { query: 'popup=timer', edit: asType(200) }],
    ['the cart page', { path: '/cart', query: 'popup=timer' }],
    [
      'a page whose owner wants none',
      { query: 'popup=timer', edit: (html) => html.replace('"style":2,"showOnTimer"', '"style":1,"showOnTimer"') },
    ],
  ])('does not come on %s', async (_where, what) => {
    const { page, pageErrors, close } = await open(what);
    await whenPast(page);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('squarespace-popup-overlay'))).toBeNull();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('comes when the pointer leaves for the window’s upper edge, where its element says so', async () => {
    const leave = (page: Page, clientY: number) =>
      page.evaluate((y) => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: y })), clientY);
    const { page, pageErrors, close } = await open({
      query: 'popup=exit',
      bodyEnd: popup('data-storefront-exit-intent'),
      before: `<script>
        const listen = document.addEventListener;
        document.addEventListener = function (type, ...more) { listen.call(this, type, ...more); if (type === 'mouseout') window.isWaiting = true; };
      </script>`,
    });
    await page.waitForFunction('window.isWaiting');
    // Downwards does not count.
    await leave(page, 400);
    await settle(page);
    expect(await dialog(page).count()).toBe(0);
    await leave(page, -1);
    await dialog(page).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('does not mind the pointer where its element does not say so', async () => {
    const { page, close } = await open({ query: 'popup=exit' });
    await whenPast(page);
    await page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })));
    await page.evaluate(() => new Promise((go) => setTimeout(go, 500)));
    expect(await dialog(page).count()).toBe(0);
    await close();
  });
});
