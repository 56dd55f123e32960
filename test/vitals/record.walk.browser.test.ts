import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTEXT, leave, openVitals, untilMeasured, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());

const pageSpeed = () => stage.records().filter(({ eventName }) => eventName === 'page_speed');
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

describe('the record of a page load', () => {
  it('goes to the host as a beacon when the visitor leaves, with what is known of page, browser and load', async () => {
    const page = await stage.browser.newPage({ viewport: { width: 1000, height: 700 } });
    await page.goto(`${stage.url}${stage.put({}, 'about')}?q=secret#top`);
    await untilMeasured(page);
    await leave(page);
    await soon(() => expect(pageSpeed()).toHaveLength(1));
    const [{ data, ...frame }] = pageSpeed() as [ReturnType<typeof pageSpeed>[0]];
    expect(frame).toEqual({
      appName: 'storefront',
      eventName: 'page_speed',
      pageLoadId: expect.stringMatching(/^load-/),
      timestamp: expect.any(Number),
      ownerTeam: 'web_performance',
      objectType: 'website',
    });
    expect(data).toMatchObject({
      context: {
        websiteId: 'w1',
        websiteType: 1,
        templateId: CONTEXT.templateId,
        pageType: 2,
        language: 'en-US',
        timeZone: 'America/Chicago',
        collectionType: 10,
        inFrame: false,
        impersonatedSession: false,
        cloneable: false,
        ampEnabled: false,
        isHstsEnabled: true,
      },
      hostname: '127.0.0.1',
      pathname: '/measured/about',
      hash: '#top',
      version: '4.0.7',
      deliveryType: 'beacon',
      supportLevel: 'full',
      visibilityStateOnDCL: 'visible',
      display: { devicePixelRatio: 1, viewportWidth: 1000, viewportHeight: 700 },
    });
    // Left out: unknown values, and those that may identify the visitor.
    for (const name of ['accountId', 'memberId', 'platform', 'createdOn', 'isInternal', 'authenticUrl']) {
      expect(data.context).not.toHaveProperty(name);
    }
    expect(data).not.toHaveProperty('marketingId');
    expect(JSON.stringify(data)).not.toContain('secret');
    const { timings: measured } = data;
    for (const name of ['domainLookup', 'tcpConnection', 'tlsNegotiation', 'responseStart', 'cumulativeLayoutShift']) {
      expect(measured[name], name).toBeGreaterThanOrEqual(0);
    }
    for (const name of ['decodedBodySize', 'encodedBodySize', 'firstContentfulPaint', 'largestContentfulPaint', 'loadEventEnd']) {
      expect(measured[name], name).toBeGreaterThan(0);
    }
    const order = ['responseStart', 'domContentLoadedEventStart', 'domContentLoadedEventEnd', 'loadEventStart', 'loadEventEnd'];
    expect(order.map((name) => measured[name])).toEqual(order.map((name) => measured[name]).toSorted((one, other) => one - other));
    // A beacon cannot carry the crumb; the settings request does.
    expect(stage.sent()[0]?.headers).not.toHaveProperty('x-csrf-token');
    const settings = stage.host.log.find(({ path }) => path === '/api/1/performance/settings');
    expect(settings?.headers['x-csrf-token']).toBeTruthy();
    await page.close();
  });
});
