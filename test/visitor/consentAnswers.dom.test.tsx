import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAll } from '../../src/commerce/model/consent.ts';
import { openVisit, productContext, type VisitWorld } from './openVisit.ts';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
const open = async (world: VisitWorld = {}) => (visit = await openVisit(world));
afterEach(() => {
  vi.useRealTimers();
  visit?.leave();
  visit = null;
});

const DAY = 86_400_000;
const RESTRICTIVE = { ...productContext, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const kept = () => JSON.parse(localStorage.getItem('storefront-consent') ?? 'null') as Record<string, unknown> | null;
const answered = (daysAgo: number, more: object = {}) => ({
  stored: {
    'storefront-consent': JSON.stringify({ analytics: true, marketing: true, at: Date.now() - daysAgo * DAY, ...more }),
    SS_ANALYTICS_ID: 'kept',
  },
});
const GPC = { globalPrivacyControl: true };

describe('an answer', () => {
  it.each([
    [364, {}, true],
    [366, {}, null],
    [29, { consentDays: 30 }, true],
    [31, { consentDays: '30' }, null],
  ])('of %i days ago with %o counts as %s; an old one is forgotten, with what was kept by it', async (days, settings, analytics) => {
    const { running } = await open({ context: RESTRICTIVE, settings, ...answered(days) });
    expect(running.consent.get()).toEqual(answerAll(analytics));
    expect(running.consent.isAsking()).toBe(analytics === null);
    expect([kept() === null, localStorage.getItem('SS_ANALYTICS_ID')]).toEqual(analytics === null ? [true, null] : [false, 'kept']);
  });

  it('of the platform’s own banner counts as long as its cookie is there, and is neither copied nor written', async () => {
    const { running } = await open({ context: RESTRICTIVE, cookies: { ss_cookieAllowed: 'true' } });
    expect([running.consent.get(), kept(), document.cookie.includes('ss_cookieAllowed=true')]).toEqual([answerAll(true), null, true]);
  });

  it('is about four purposes; where a banner asks for two, the others follow marketing', async () => {
    const { running } = await open({ context: RESTRICTIVE });
    const { consent } = running;
    consent.set({ analytics: true, marketing: false });
    expect(consent.get()).toEqual({ analytics: true, marketing: false, preferences: false, saleOfData: false });
    consent.set({ analytics: false, marketing: true });
    expect(consent.get()).toEqual({ analytics: false, marketing: true, preferences: true, saleOfData: true });
    const four = { analytics: false, marketing: true, preferences: true, saleOfData: false };
    consent.set(four);
    expect(consent.get()).toEqual(four);
    expect(kept()).toMatchObject(four);
  });

  it('that was kept before there were four purposes still counts', async () => {
    const { running } = await open({ context: RESTRICTIVE, ...answered(1, { marketing: false }) });
    expect(running.consent.get()).toEqual({ analytics: true, marketing: false, preferences: false, saleOfData: false });
  });
});

describe('a browser with Global Privacy Control', () => {
  it('refuses what is about tracking, sale and sharing, and leaves comfort to the visitor', async () => {
    const { running, names } = await open({ browser: GPC });
    expect(running.consent.get()).toEqual({ analytics: false, marketing: false, preferences: true, saleOfData: false });
    expect([running.consent.isAsking(), await names(), kept()]).toEqual([false, [], null]);
  });

  it('is overruled by a yes on this site, which is kept with that fact and holds on the next page', async () => {
    const first = await open({ browser: GPC });
    first.running.consent.set(answerAll(true));
    expect(first.running.consent.get()).toEqual(answerAll(true));
    expect((await first.names())[0]).toBe(undefined);
    const record = kept();
    expect(record).toMatchObject({ ...answerAll(true), overrulesBrowser: true });
    first.leave();
    const next = await open({ browser: GPC, stored: { 'storefront-consent': JSON.stringify(record) } });
    expect(next.running.consent.get()).toEqual(answerAll(true));
    expect(await next.names()).toContain('census/RecordHit View');
  });

  it.each([
    ['a yes to a browser that did not refuse', answered(1)],
    ['a yes to the platform’s banner', { cookies: { ss_cookieAllowed: 'true' } }],
  ])('is not overruled by %s', async (_name, world) => {
    const { running, names } = await open({ browser: GPC, ...world });
    expect([running.consent.get().analytics, running.consent.from(), await names()]).toEqual([false, 'browser', []]);
  });

  it('is no way round a policy that allows nothing', async () => {
    const { running, names } = await open({ browser: GPC, context: { ...productContext, websiteCloneable: true } });
    running.consent.set(answerAll(true));
    expect([running.consent.get(), running.consent.isOpen(), await names()]).toEqual([answerAll(false), false, []]);
  });
});

describe('whether to ask', () => {
  const bannered = { isCookieBannerEnabled: true };
  it.each<[policy: string, context: Record<string, unknown>, world: VisitWorld, isAsking: boolean]>([
    ['a restrictive one', RESTRICTIVE, {}, true],
    ['one with a banner that only informs', { ...productContext, cookieSettings: bannered }, {}, true],
    ['none', productContext, {}, false],
    [
      'an absolute one',
      { ...RESTRICTIVE, cookieSettings: { ...RESTRICTIVE.cookieSettings, isRestrictiveCookiePolicyAbsolute: true } },
      {},
      false,
    ],
    ['a restrictive one that the site does not wait for', RESTRICTIVE, { settings: { consent: 'off' } }, false],
    ['a restrictive one that was answered', RESTRICTIVE, answered(1), false],
  ])('is the policy’s: %s', async (_name, context, world, isAsking) => {
    const { running } = await open({ context, ...world });
    expect(running.consent.isAsking()).toBe(isAsking);
  });
});

describe('a page view', () => {
  it('is told after a late yes, however much has happened before it', async () => {
    const { events, running, names } = await open({ context: RESTRICTIVE });
    for (let count = 0; count < 70; count += 1) events.emit('overlay-shown', { productInstance: null, version: count });
    running.consent.set(answerAll(true));
    expect((await names())[0]).toBe('census/RecordHit View');
  });
});
