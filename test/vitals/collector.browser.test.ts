import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseFirst } from '../support/chooseFirst.ts';
import { ALL_FLAGS, CONTEXT, leave, MEASURED, openVitals, TELL_MEASURED, untilMeasured, type VitalsStage } from '../support/openVitals.ts';
import { whenReady } from '../support/openShop.ts';
import { NOTE_RETURNS, returnFromCache } from '../support/returnFromCache.ts';
import { settle } from '../support/settle.ts';
import { untilSeen } from '../support/untilSeen.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());
afterEach(() => stage.renew());

const pageSpeed = () => stage.records().filter(({ eventName }) => eventName === 'page_speed');
const timings = () => stage.records().filter(({ eventName }) => eventName === 'user');
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
const untilTold = () => soon(() => expect(stage.served()).toContain(MEASURED));
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the record of a page load', () => {
  it('names the visitor by the ids that the site keeps of them', async () => {
    const page = await stage.browser.newPage();
    await page.context().addCookies([{ name: 'SS_MID', value: 'known-before', url: stage.url }]);
    await page.goto(stage.url + stage.put());
    await untilMeasured(page);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    const kept = async () => (await page.context().cookies(stage.url)).find(({ name }) => name === 'SS_ANALYTICS_ID')?.value;
    await expect.poll(kept).toBeTruthy();
    expect(pageSpeed()[0]?.data).toMatchObject({ analyticsId: await kept(), marketingId: 'known-before' });
    await page.close();
  });

  it('carries no id under the restrictive cookie policy, and none is made', async () => {
    const page = await stage.browser.newPage();
    await page.context().addCookies([{ name: 'SS_MID', value: 'known-before', url: stage.url }]);
    const cookieSettings = { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: true };
    await page.goto(stage.url + stage.put({ context: { ...CONTEXT, cookieSettings } }));
    await untilMeasured(page);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    const { data } = pageSpeed()[0]!;
    expect(data).not.toHaveProperty('analyticsId');
    expect(data).not.toHaveProperty('marketingId');
    expect(data.timings.firstContentfulPaint).toBeGreaterThan(0);
    expect((await page.context().cookies(stage.url)).filter(({ name }) => name === 'SS_ANALYTICS_ID')).toEqual([]);
    expect(keys.filter((key) => key.startsWith('SS_ANALYTICS'))).toEqual([]);
    await page.close();
  });

  it('is sent by a request with the crumb where there are no beacons, and says so', async () => {
    const page = await stage.browser.newPage();
    await page.addInitScript('delete Navigator.prototype.sendBeacon');
    await page.goto(stage.url + stage.put());
    await untilMeasured(page);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    expect(pageSpeed()[0]?.data.deliveryType).toBe('xhr');
    expect(stage.sent()[0]?.headers['x-csrf-token']).toBeTruthy();
    expect(stage.sent()[0]?.headers['content-type']).toMatch(/^text\/plain/);
    await page.close();
  });

  it('is one only, though the page is hidden again and again and comes back from the cache', async (context) => {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put({ head: NOTE_RETURNS }));
    await untilMeasured(page);
    for (const elsewhere of [1, 2]) {
      await page.goto(stage.url + stage.put({ tag: 'data-page-speed="off"' }, `elsewhere-${elsewhere}`));
      await returnFromCache(page, context);
      await settle(page);
    }
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    await rest(500);
    expect(pageSpeed()).toHaveLength(1);
    expect(stage.host.log.filter(({ path }) => path.endsWith('/settings'))).toHaveLength(1);
    await page.close();
  });

  it('has another one beside it for a return from the cache, where the page asks for that: of the return alone', async (context) => {
    const page = await stage.browser.newPage();
    const path = stage.put({ head: NOTE_RETURNS, tag: 'data-page-speed-returns="on"' });
    await page.goto(stage.url + path);
    await untilMeasured(page);
    await page.goto(stage.url + stage.put({ tag: 'data-page-speed="off"' }, 'elsewhere'));
    await returnFromCache(page, context);
    await untilMeasured(page, 2);
    expect(stage.host.log.filter(({ path: of }) => of.endsWith('/settings'))).toHaveLength(2);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(2));
    const [first, second] = pageSpeed();
    expect(second?.pageLoadId).not.toBe(first?.pageLoadId);
    const { timings: measured } = second?.data ?? {};
    expect(measured).toMatchObject({ timeToFirstByte: 0, cumulativeLayoutShift: 0 });
    expect(measured.firstContentfulPaint).toBeGreaterThan(0);
    for (const name of ['domainLookup', 'responseStart', 'loadEventEnd', 'firstInputDelay', 'decodedBodySize']) {
      expect(measured).not.toHaveProperty(name);
    }
    await page.close();
  });

  it('says nothing of paint where the page began in a tab that nobody looked at', async () => {
    await stage.openTab(stage.put());
    const tab = await stage.openTab(stage.put({}, 'behind'), true);
    await soon(() => expect(pageSpeed().filter(({ data }) => data.pathname === '/measured/behind')).toHaveLength(1));
    const { data } = pageSpeed().find((record) => record.data.pathname === '/measured/behind')!;
    expect(data.visibilityStateOnDCL).toBe('hidden');
    for (const name of ['firstContentfulPaint', 'largestContentfulPaint', 'cumulativeLayoutShift', 'timeToInteractive']) {
      expect(data.timings).not.toHaveProperty(name);
    }
    expect(data.timings.loadEventEnd).toBeGreaterThan(0);
    await stage.show(tab);
    await rest(500);
    await stage.openTab('/about?script=none');
    await rest(500);
    expect(pageSpeed().filter(({ data: { pathname } }) => pathname === '/measured/behind')).toHaveLength(1);
  });

  it('leaves at once when the visitor turns to another tab', async () => {
    await stage.openTab(stage.put({ head: TELL_MEASURED }, 'before'));
    await untilTold();
    expect(pageSpeed()).toEqual([]);
    await stage.openTab('/about?script=none');
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    expect(pageSpeed()[0]?.data.timings.firstContentfulPaint).toBeGreaterThan(0);
  });

  it('is of the page that was loaded, though it has become another one since', async () => {
    const page = await stage.browser.newPage();
    await page.goto(`${stage.url}${stage.put({}, 'first')}#part`);
    await untilMeasured(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/measured/second');
      // Later shifts belong to the other page.
      const high = document.createElement('div');
      high.style.height = '400px';
      document.body.prepend(high);
    });
    await rest(700);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    expect(pageSpeed()[0]?.data).toMatchObject({ pathname: '/measured/first', hash: '#part', timings: { cumulativeLayoutShift: 0 } });
    await page.close();
  });
});

describe('the page’s own measures', () => {
  it('are sent once each with what their marks say, from before the script was there too, where their names ask for it', async () => {
    const page = await stage.browser.newPage();
    const head = `<script>
      performance.mark('rum-menu-start', { detail: { items: 3 } });
      performance.mark('rum-menu-end', { detail: { open: true } });
      performance.measure('rum-menu', { start: 'rum-menu-start', end: 'rum-menu-end', detail: { kind: 'main', note: '' } });
      performance.measure('rum-fixed', { start: 5, duration: 10 });
      performance.measure('rum-fixed', { start: 20, duration: 10 });
      performance.measure('rum-fixed', { start: 20, duration: 11 });
      performance.measure('private', { start: 0, duration: 10 });
    </script>`;
    await page.goto(stage.url + stage.put({ head }));
    await untilMeasured(page);
    await page.evaluate(() => {
      const shop = window.Storefront as { mark(name: string, detail?: unknown): void; measure(name: string): void };
      shop.mark('later', { step: 1 });
      shop.measure('later');
    });
    await leave(page);
    const ofPage = () => timings().filter(({ data }) => !data.name.startsWith('rum-storefront-'));
    await soon(() => expect(ofPage().length).toBeGreaterThanOrEqual(4));
    const told = ofPage().toSorted((one, other) => one.data.startTime - other.data.startTime || one.data.duration - other.data.duration);
    expect(told.filter(({ data: { name } }) => name === 'rum-fixed').map(({ data }) => data)).toEqual([
      { name: 'rum-fixed', startTime: 5, duration: 10 },
      { name: 'rum-fixed', startTime: 20, duration: 11 },
    ]);
    const [menu, later] = ['rum-menu', 'rum-later'].map((name) => told.find(({ data }) => data.name === name)?.data);
    expect(told).toHaveLength(4);
    expect(menu).toMatchObject({ startMarkDetail: { items: 3 }, endMarkDetail: { open: true } });
    // Empty values are left out.
    expect(menu.measureDetail).toEqual({ kind: 'main' });
    expect(later.startMarkDetail).toEqual({ step: 1 });
    expect(new Set(stage.records().map(({ pageLoadId }) => pageLoadId)).size).toBe(1);
    await page.close();
  });

  it('include what the shop itself costs: its start, its look at the page, each kind of widget, and the first add', async () => {
    const page = await stage.browser.newPage();
    await page.goto(`${stage.url}/store/p/breakfast-mug?script=esm`);
    await untilMeasured(page);
    await whenReady(page);
    await chooseFirst(page);
    for (const count of [1, 2]) {
      const said = untilSeen(page, '[role=status]', `${count} in cart`);
      await page.locator('.sqs-add-to-cart-button').first().click();
      await said;
    }
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    const namesOf = (phase: string) => timings().filter(({ data }) => data.name === `rum-storefront-${phase}`);
    for (const phase of ['boot', 'scan', 'mount-price', 'mount-quantity', 'mount-add-to-cart', 'first-add']) {
      await soon(() => expect(namesOf(phase), phase).toHaveLength(1));
    }
    const add = timings().find(({ data: { name } }) => name === 'rum-storefront-first-add')?.data;
    expect(add.duration).toBeGreaterThan(0);
    expect(add.startTime).toBeGreaterThan(timings().find(({ data: { name } }) => name === 'rum-storefront-boot')?.data.startTime);
    await page.close();
  });

  it('that fail do no harm, and are told on the console', async () => {
    const page = await stage.browser.newPage();
    const warnings: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
    await page.goto(stage.url + stage.put());
    await untilMeasured(page);
    await page.evaluate(() => (window.Storefront as { measure(name: string): void }).measure('never-marked'));
    expect(warnings.filter((line) => line.startsWith('RUM timing error'))).toHaveLength(1);
    await page.close();
  });
});

describe('a page that is not to be measured', () => {
  it.each([
    ['where the script tag turns it off', { tag: 'data-page-speed="off"' }],
    ['where the page context turns it off', { context: { ...CONTEXT, storefront: { pageSpeed: 'off' } } }],
  ])('asks the host for nothing %s', async (_case, given) => {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put(given));
    await rest(3000);
    await leave(page);
    await rest(300);
    expect(stage.host.log.filter(({ path }) => path.includes('/performance/'))).toEqual([]);
    await page.close();
  });

  it.each([
    ['rum', ALL_FLAGS.filter((flag) => flag !== 'rum'), 0],
    ['the app’s flag', ALL_FLAGS.filter((flag) => flag !== 'storefront-app'), 0],
    ['track-page-speed', ALL_FLAGS.filter((flag) => flag !== 'track-page-speed'), 1],
    ['track-user-timing', ALL_FLAGS.filter((flag) => flag !== 'track-user-timing'), 1],
  ])('sends nothing that the host has not rolled out: without %s', async (_flag, rollouts, count) => {
    await stage.renew(rollouts);
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put({ head: "<script>performance.measure('rum-one')</script>" }));
    await untilMeasured(page);
    await leave(page);
    await soon(() => expect(stage.records()).toHaveLength(count));
    await rest(500);
    expect(stage.records()).toHaveLength(count);
  });
});
