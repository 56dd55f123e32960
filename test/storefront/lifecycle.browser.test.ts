import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { mockCaptcha } from '../support/mockCaptcha.ts';
import { openShop, type OpenShop, type Visit } from '../support/openShop.ts';
import { settle } from '../support/settle.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Footprint {
  readonly nodes: number;
  readonly listeners: number;
}

/** DevTools counters after garbage collection. */
async function countNow(session: CDPSession): Promise<Footprint> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = (await session.send('Memory.getDOMCounters' as never)) as unknown as {
    nodes: number;
    jsEventListeners: number;
  };
  return { nodes, listeners: jsEventListeners };
}

/** After it is stable: pending work disappears, leaks stay. */
async function footprint(session: CDPSession): Promise<Footprint> {
  let [last, now] = [await countNow(session), await countNow(session)];
  while (last.nodes !== now.nodes || last.listeners !== now.listeners) [last, now] = [now, await countNow(session)];
  return now;
}

/** To compare with: on a slow machine the last of several shops is still on its way out. */
async function footprintAtRest(page: Page, session: CDPSession): Promise<Footprint> {
  await settle(page);
  return footprint(session);
}

const cycle = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
    for (let turn = 0; turn < count; turn += 1) {
      await storefront.start();
      storefront.destroy();
    }
  }, times);

/** Counts live timers and observers by replacing their constructors before any script runs. */
const countLiveThings = () => {
  const alive = { timers: new Set<number>(), observers: new Set<object>() };
  Object.assign(window, { alive });
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => {
      const id = setTimeout(() => {
        alive.timers.delete(id);
        run();
      }, ms) as unknown as number;
      alive.timers.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      alive.timers.delete(id);
      clearTimeout(id);
    },
  });
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'] as const) {
    const Native = window[name] as unknown as new (...parameters: unknown[]) => { observe(...given: unknown[]): void; disconnect(): void };
    Object.assign(window, {
      [name]: class extends Native {
        override observe(...given: unknown[]): void {
          // The test driver observes the page too; only the built files' observers count.
          if (new Error('who observes?').stack?.includes('/dist/')) alive.observers.add(this);
          super.observe(...given);
        }
        override disconnect(): void {
          alive.observers.delete(this);
          super.disconnect();
        }
      },
    });
  }
};

const PRODUCT = '/store/p/breakfast-mug';

async function openCounted(path = PRODUCT, options?: Parameters<OpenShop['visit']>[0]): Promise<Visit> {
  const visit = await shop.visit(options);
  await visit.page.addInitScript(countLiveThings);
  await visit.open(path);
  return visit;
}

const stop = (page: Page) => page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());

const countAlive = (page: Page) =>
  page.evaluate(() => {
    const { timers, observers } = (window as unknown as { alive: { timers: Set<number>; observers: Set<object> } }).alive;
    return { timers: timers.size, observers: observers.size };
  });

/** Mounts, refuses and removes the two visible forms of the page with their errors. */
const cycleForms = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const inState = (state: string) => [...document.forms].filter((form) => form.closest(`[data-state=${state}]`));
    for (let turn = 0; turn < count; turn += 1) {
      await storefront.start();
      while (inState('editing').length < 2) await frame();
      for (let settled = 0; settled < 3; settled += 1) await frame();
      for (const form of inState('editing')) form.requestSubmit();
      while (inState('failed').length < 2) await frame();
      await frame();
      storefront.destroy();
    }
  }, times);

/** Destroys the storefront while the page's lightbox is open. */
const cycleLightbox = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
    const until = async (selector: string) => {
      while (!document.querySelector(selector)) await new Promise((go) => requestAnimationFrame(go));
    };
    for (let turn = 0; turn < count; turn += 1) {
      await storefront.start();
      await until('[data-storefront="lightbox"][data-state="idle"]');
      document.querySelector<HTMLElement>('[data-storefront="lightbox"]')!.click();
      await until('#the-way[data-state="open"] [role="dialog"]');
      storefront.destroy();
      // React restores the focus afterwards.
      await Promise.resolve();
    }
  }, times);

describe('leaving a page as we found it', () => {
  it('gives the server’s HTML back, to the character', async () => {
    const { page, context } = await shop.visit();
    await page.route('**/dist/**', (route) => route.abort());
    await page.goto(shop.demo.url + PRODUCT);
    const served = await page.evaluate(() => document.body.innerHTML);
    await context.close();

    const { page: mounted, open } = await shop.visit();
    await open(PRODUCT);
    await mounted.locator('.product-variants select').first().selectOption({ index: 1 });
    expect(await mounted.evaluate(() => document.body.innerHTML)).not.toBe(served);
    await mounted.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());
    expect(await mounted.evaluate(() => document.body.innerHTML)).toBe(served);
  });

  it('leaves no node, listener, timer or observer behind after 50 starts and stops', async () => {
    const { page, context, complaints } = await openCounted();
    const session = await context.newCDPSession(page);
    await page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());
    await cycle(page, 3);
    const before = await footprintAtRest(page, session);
    await cycle(page, 50);
    await expect.poll(() => footprint(session)).toEqual(before);
    // The timer that guards the next frame ends by itself.
    await settle(page);
    expect(await countAlive(page)).toEqual({ timers: 0, observers: 0 });
    expect(complaints).toEqual([]);
  });

  it('leaves nothing of its forms behind either, though they were refused', async () => {
    const { page, context, complaints } = await openCounted('/trade', { viewport: { width: 1280, height: 3000 } });
    const session = await context.newCDPSession(page);
    await page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());
    await cycleForms(page, 3);
    const served = await page.evaluate(() => document.body.innerHTML);
    const before = await footprintAtRest(page, session);
    await cycleForms(page, 15);
    await expect.poll(() => footprint(session)).toEqual(before);
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(served);
    await settle(page);
    expect(await countAlive(page)).toEqual({ timers: 0, observers: 0 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves nothing behind of a lightbox of the page’s own, though that is open', async () => {
    const { page, context, complaints } = await openCounted('/events', { viewport: { width: 1280, height: 900 } });
    const session = await context.newCDPSession(page);
    await stop(page);
    await cycleLightbox(page, 3);
    const served = await page.evaluate(() => document.body.innerHTML);
    const before = await footprintAtRest(page, session);
    await cycleLightbox(page, 15);
    await expect.poll(() => footprint(session)).toEqual(before);
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(served);
    expect(served).toContain('id="the-way" hidden=""');
    await settle(page);
    expect(await countAlive(page)).toEqual({ timers: 0, observers: 0 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('waits no longer for a captcha or for a script of the owner when their form is taken away', async () => {
    const { page, context, open } = await openCounted(PRODUCT, { viewport: { width: 1280, height: 6000 } });
    // Requested by the second page only.
    const { requests } = await mockCaptcha(context, 'silent');
    await page.goto(`${shop.demo.url}/commission?steps=off`);
    const guarded = page.locator('form:has(.captcha-container)');
    await expect.poll(() => guarded.locator('.captcha-container output').count()).toBe(1);
    // Nothing is asked of the provider before the visitor turns to the form.
    expect(requests).toEqual([]);
    await guarded.getByRole('textbox').first().focus();
    await expect.poll(() => requests.length).toBe(2);
    expect((await countAlive(page)).timers).toBeGreaterThan(0);
    await stop(page);
    // Preact's timer that guards the next frame ends by itself.
    await expect.poll(() => countAlive(page)).toEqual({ timers: 0, observers: 0 });
    expect(await page.locator('script[src*="/recaptcha/enterprise.js"]').count()).toBe(0);

    await page.route('**/never.js', () => undefined);
    await open('/trade');
    const door = page.locator('form[data-form-id][data-state]');
    await door.evaluate((form) => {
      form.removeAttribute('data-success-redirect');
      form.querySelector('.form-submission-html')?.setAttribute('data-submission-html', '<script src="/never.js"></script>');
    });
    await door.getByLabel('Password').fill('teapot');
    await door.getByLabel('Password').press('Enter');
    await page.locator('script[src="/never.js"]').waitFor({ state: 'attached' });
    expect((await countAlive(page)).timers).toBeGreaterThan(0);
    await stop(page);
    await expect.poll(() => countAlive(page)).toEqual({ timers: 0, observers: 0 });
    await context.close();
  });

  it('has no listener of ours on window, document or body once it is stopped, though a dialog is open', async () => {
    const { page, context, open } = await shop.visit();
    await open(PRODUCT);
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.getByRole('alertdialog').waitFor();
    await page.evaluate(() => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).destroy());
    expect(await listenersOn(await context.newCDPSession(page))).toEqual({
      window: [],
      // React never removes its listener for `onSelect` (https://github.com/facebook/react/issues/33428).
      document: process.env['FLAVOUR'] === 'lite' ? [] : ['selectionchange'],
      'document.documentElement': [],
      'document.body': [],
    });
  });

  it('starts anew after it was stopped', async () => {
    const { page, open } = await shop.visit();
    await open(PRODUCT);
    await page.evaluate(async () => {
      const storefront = window.Storefront as import('../../src/app/Storefront.ts').Storefront;
      storefront.destroy();
      await storefront.start();
    });
    await page.locator('.product-variants select').first().selectOption({ index: 1 });
    await expect.poll(() => page.locator('.product-variants').first().getAttribute('data-unselected-options')).toBe('["Size"]');
  });
});

async function listenersOn(session: CDPSession): Promise<Record<string, string[]>> {
  const ours = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => void (url.includes('/dist/') && ours.add(scriptId)));
  await session.send('Debugger.enable');
  const found: Record<string, string[]> = {};
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId as string });
    found[expression] = listeners.filter(({ scriptId }) => ours.has(scriptId)).map(({ type }) => type);
  }
  return found;
}
