import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { buy, choose, PICKER, untilMounted, untilPrice } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const UMD = '/dist/storefront.umd.js';
const ESM = '/dist/storefront.js';
const NOTICE = 'A copy of the storefront script is running already';

describe.concurrent('wherever the tag stands and however it is loaded, the shop opens', () => {
  const inject = `function () { var tag = document.createElement('script'); tag.src = '${UMD}'; document.head.appendChild(tag); }`;
  it.each<[string, StagePage]>([
    ['in the head, at once', { tag: `<script src="${UMD}"></script>` }],
    ['in the head, async', { tag: `<script src="${UMD}" async></script>` }],
    ['in the head, deferred', { tag: `<script src="${UMD}" defer></script>` }],
    ['at the end of the body', { tag: 'none', bodyEnd: `<script src="${UMD}"></script>` }],
    ['as a module by mistake', { tag: `<script type="module" src="${UMD}"></script>` }],
    ['put in by a script', { tag: 'none', before: `<script>(${inject})();</script>` }],
    ['put in by a script after the page has loaded', { tag: 'none', before: `<script>addEventListener('load', ${inject});</script>` }],
    ['as an async module', { tag: `<script type="module" src="${ESM}" async></script>` }],
    ['as a module that another imports', { tag: `<script type="module">import { start } from '${ESM}'; start();</script>` }],
  ])('%s', async (_name, page) => {
    const visit = await stage.open(page);
    await untilMounted(visit.page);
    await choose(visit.page);
    await untilPrice(visit.page, '$34.00');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a part of the script that is lost on the way', () => {
  it('is reported, leaves the server’s page as it is, and arrives when it is asked for again', async () => {
    let lost = 0;
    const prepare = async (context: BrowserContext) =>
      void (await context.route('**/dist/chunks/shop-*.js', (route) => (lost++ === 0 ? route.abort() : route.continue())));
    const visit = await stage.open({ tag: 'esm' }, { prepare });
    const { page } = visit;
    await page.waitForFunction(() => 'ready' in (window.Storefront ?? {}));
    await page.evaluate(() => (window.Storefront as { ready: Promise<void> }).ready);
    expect(visit.console.filter((text) => text.includes('/chunks/shop-') && text.includes('[storefront]'))).toHaveLength(1);
    expect(await page.locator('[data-state]').count()).toBe(0);
    await page.evaluate(() => (window.Storefront as { scan(): Promise<unknown> }).scan());
    await untilMounted(page);
    await choose(page);
    await untilPrice(page, '$34.00');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe.concurrent('a second copy of the script', () => {
  const umd = `<script src="${UMD}"></script>`;
  const esm = `<script type="module" src="${ESM}"></script>`;
  it.each([
    ['the same file twice', umd + umd],
    ['the same file from another address', umd + umd.replace('.js', '.js?v=2')],
    ['the module after the file', umd + esm],
    ['the file after the module', esm + umd.replace('<script', '<script defer')],
  ])('says so and does nothing: %s', async (_name, tag) => {
    const remember = '<script>addEventListener("DOMContentLoaded", function () { window.first = window.Storefront; });</script>';
    const visit = await stage.open({ tag: tag as `<${string}`, before: remember });
    const { page } = visit;
    await buy(page);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.console.filter((line) => line.startsWith('info') && line.includes(NOTICE))).toHaveLength(1);
    const live = await page.evaluate(() => ({
      same:
        (window as never as { first: unknown }).first === undefined || (window as never as { first: unknown }).first === window.Storefront,
      pills: document.querySelectorAll('[data-storefront="cart-pill"]').length,
      regions: document.querySelectorAll('.storefront-status').length,
    }));
    expect(live).toEqual({ same: true, pills: 0, regions: 1 });
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('put in after the first has started changes nothing, either', async () => {
    const visit: Visit = await stage.open();
    await untilMounted(visit.page);
    const kept = await visit.page.evaluate(
      ([src, picker]) =>
        new Promise((done) => {
          const first = window.Storefront;
          const control = document.querySelector(`${picker} select`);
          const tag = Object.assign(document.createElement('script'), { src });
          tag.addEventListener('load', () =>
            setTimeout(() => done(first === window.Storefront && control === document.querySelector(`${picker} select`)), 100),
          );
          document.head.append(tag);
        }),
      [UMD, PICKER] as const,
    );
    expect(kept).toBe(true);
    await visit.close();
  });
});
