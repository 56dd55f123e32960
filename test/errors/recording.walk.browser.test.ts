import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStack } from '../../build/readStack.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import type { ErrorEvent } from '../../src/errors/schemas/errorEvent.ts';
import { DIST } from '../build/files.ts';
import { openVitals, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals([]);
});
afterAll(() => stage.close());
afterEach(() => stage.renew());

const TAG = 'data-error-path="/api/1/script-errors"';
const requests = () => stage.host.log.filter(({ path }) => path === '/api/1/script-errors');
const recorded = () => requests().flatMap(({ body }) => body as ErrorEvent[]);

describe('errors of our own', () => {
  it('reach the host, from before they could be recorded on, and lead to their line by the source maps', async () => {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put({ tag: TAG }));
    // Long before anything but the core is loaded.
    await page.waitForFunction(() => typeof window.Storefront === 'object' && 'push' in window.Storefront);
    await page.evaluate(() => (window.Storefront as Storefront).push(['noSuchMethod']));
    // The host logs a request before it responds.
    await vi.waitFor(() => expect(requests()).toMatchObject([{ status: 200 }]), { timeout: 60_000 });
    expect(recorded()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({ headers: { 'content-type': 'application/json' } });
    expect(requests()[0]?.headers['x-csrf-token']).toBeTruthy();
    const [{ name, data }] = recorded() as [ErrorEvent];
    expect({ name, type: data['type'], part: data['part'] }).toEqual({ name: 'error', type: 'TypeError', part: 'push' });
    expect(readStack(String(data['stack']), DIST).split('\n')[0]).toMatch(/src\/app\/replayQueue\.ts:\d+:\d+/);
    await page.close();
  });

  it('are not the page’s: what its own scripts and listeners throw is none of our business', async () => {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put({ tag: TAG }));
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('startErrorRecording')));
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      const shop = window.Storefront as Storefront;
      setTimeout(() => {
        throw new Error('the page’s own');
      });
      void Promise.reject(new Error('the page’s own promise'));
      shop.on('button-click', () => {
        throw new Error('the page’s own listener');
      });
      document.body.insertAdjacentHTML('beforeend', '<div class="sqs-block-button"><a href="#">Press</a></div>');
      document.querySelector<HTMLElement>('.sqs-block-button a')?.click();
      shop.push(['noSuchMethod']);
    });
    await vi.waitFor(() => expect(recorded().length).toBeGreaterThan(0), { timeout: 60_000 });
    expect(recorded().map(({ data }) => data['part'])).toEqual(['push']);
    await page.close();
  });

  it.each([
    ['where the page asks for it', 'data-error-reports="on"', true],
    ['but not without being asked', '', false],
  ])('are what the browser blocks by the page’s security policy, %s', async (_case, option, isAsked) => {
    const page = await stage.browser.newPage();
    // Only the recording may send requests.
    const policy = `connect-src ${stage.url}/api/1/script-errors; img-src 'none'`;
    const note =
      '<script>addEventListener("securitypolicyviolation", ({ effectiveDirective }) => (window[effectiveDirective] = true));</script>';
    const head = `${note}<meta http-equiv="content-security-policy" content="${policy}"><img src="/x.png">`;
    await page.goto(stage.url + stage.put({ head, tag: `${TAG} ${option}` }));
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('startErrorRecording')));
    await page.waitForFunction("window['connect-src']");
    // Two of one kind from the one place that sends are recorded once, with how often beside it (`unsent`).
    const violations = () => recorded().filter(({ name, data }) => data['part'] !== 'push' && name !== 'unsent');
    if (isAsked) await vi.waitFor(() => expect(violations().length).toBeGreaterThan(0), { timeout: 60_000 });
    // A later record proves that none was sent before.
    await page.evaluate(() => (window.Storefront as Storefront).push(['noSuchMethod']));
    await vi.waitFor(() => expect(recorded().length).toBeGreaterThan(violations().length), { timeout: 60_000 });
    if (!isAsked) expect(violations()).toEqual([]);
    for (const { name, data } of violations()) {
      expect(name).toBe('csp-violation');
      expect(data).toMatchObject({ effectiveDirective: 'connect-src', disposition: 'enforce' });
      expect(data['sourceFile']).toContain('/dist/chunks/');
    }
    await page.close();
  });

  it('are told on the console alone where no path is named', async () => {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put());
    await page.waitForFunction(() => typeof window.Storefront === 'object' && 'push' in window.Storefront);
    await page.evaluate(() => (window.Storefront as Storefront).push(['noSuchMethod']));
    await page.waitForTimeout(4000);
    expect(stage.host.log.filter(({ method }) => method === 'POST')).toEqual([]);
    await page.close();
  });
});
