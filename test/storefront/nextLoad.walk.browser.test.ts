import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteSaid, readSaid, untilSaid } from '../support/noteSaid.ts';
import { openStage, type OpenOptions, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PLAIN =
  '<!doctype html><html lang="en"><head><title>Plain</title>TAG</head><body><h1>Plain</h1><p style="height: 3000px"></p><p id="care">Care</p></body></html>';
const plain = (tag: string) => ({ edit: () => PLAIN.replace('TAG', tag) });
const UMD = '<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script>';
const ESM = '<script type="module" src="/dist/storefront.js" data-census="off" data-page-speed="off"></script>';
const NOTING: OpenOptions = { prepare: async (context) => void (await noteSaid(context)) };
const leave = (actions: object) =>
  `<script>sessionStorage.setItem('sqs_actions_for_next_load', JSON.stringify(${JSON.stringify(actions)}.map((action) => ({ at: Date.now(), ...action }))))</script>`;

describe('what the page before has left to do', () => {
  it.each([
    ['one file', UMD],
    ['chunks', ESM],
  ])('is done once, also on a page without anything of ours: %s', async (_build, tag) => {
    const actions = [
      { name: 'announce', data: 'Welcome back' },
      { name: 'scroll-to', data: '#care' },
      { name: 'eval', data: 'x' },
      { name: 'announce', data: 'Too old', at: 1 },
    ];
    const { page, pageErrors, close } = await stage.open(plain(leave(actions) + tag), NOTING);
    await untilSaid(page, 'Welcome back');
    expect(await readSaid(page)).toEqual(['Welcome back']);
    await page.waitForFunction(() => document.querySelector('#care')!.getBoundingClientRect().top < innerHeight);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.evaluate(() => (window.Storefront as { destroy(): void }).destroy());
    expect(await page.getByRole('status').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('costs a page nothing that has nothing to do', async () => {
    const { page, close } = await stage.open(plain(ESM));
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => name.includes('NextLoad'))).toEqual([]);
    await close();
  });

  it('is the word that a form has arrived, where it leads to another page of the site', async () => {
    const { page, close } = await stage.open(
      {
        path: '/fixtures/forms',
        edit: (html) => html.replace(/(data-success-redirect=")[^"]*"/, '$1/about"'),
      },
      NOTING,
    );
    await page.locator('form[data-form-id][data-state]').waitFor();
    await page.locator('#text-f1-field').fill('Ida');
    await page.locator('input[type="email"]').first().fill('user@domain.com');
    for (const part of await page.locator('#date-f10 input, #name-f12 input').all()) await part.fill('1');
    await page.locator('#radio-f15 input').first().check();
    await page.locator('#checkbox-f16 input').first().check();
    await page.locator('form[data-form-id] [type="submit"]').click();
    await page.waitForURL('**/about');
    await untilSaid(page, 'Thank you!');
    await close();
  });
});
