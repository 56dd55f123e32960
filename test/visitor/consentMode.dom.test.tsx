import { afterEach, describe, expect, it } from 'vitest';
import { openVisit, productContext, type VisitWorld } from './openVisit.ts';

// https://developers.google.com/tag-platform/security/guides/consent: commands are `arguments` objects.

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
afterEach(() => {
  visit?.leave();
  visit = null;
});

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
const commands = () => layer().map((entry) => [...(entry as IArguments)] as unknown[]);
const signals = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  functionality_storage: marketing,
  personalization_storage: marketing,
});
const DEFAULT = ['consent', 'default', { ...signals('denied', 'denied'), wait_for_update: 500 }];
const restrictive = {
  ...productContext,
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
};
const open = async (world: VisitWorld = {}) =>
  (visit = await openVisit({ settings: { consentMode: true }, context: restrictive, ...world }));

describe('Google’s consent mode', () => {
  it('is denied until the visitor answers, and follows each answer', async () => {
    const { running } = await open();
    expect(commands()).toEqual([DEFAULT]);
    expect(Array.isArray(layer()[0])).toBe(false);
    running.consent.set({ analytics: true, marketing: false });
    running.consent.set({ analytics: true, marketing: true });
    running.consent.set({ analytics: false, marketing: false });
    expect(commands()).toEqual([
      DEFAULT,
      ['consent', 'update', signals('granted', 'denied')],
      ['consent', 'update', signals('granted', 'granted')],
      ['consent', 'update', signals('denied', 'denied')],
    ]);
  });

  it('hears of an answer that is known already', async () => {
    await open({ stored: { 'storefront-consent': JSON.stringify({ analytics: true, marketing: false, at: Date.now() }) } });
    expect(commands()).toEqual([DEFAULT, ['consent', 'update', signals('granted', 'denied')]]);
  });

  it('keeps the default that the page has said', async () => {
    const own = (function (..._command: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- as gtag() has it
      return arguments;
    })('consent', 'default', { ad_storage: 'granted' });
    (window as { dataLayer?: unknown[] }).dataLayer = [own];
    await open();
    expect(commands()).toEqual([['consent', 'default', { ad_storage: 'granted' }]]);
  });

  it('says nothing where the site does not ask for it', async () => {
    await open({ settings: {} });
    expect(layer()).toEqual([]);
  });
});

describe('The marketing id', () => {
  it.each([
    [true, true, 'm1'],
    [true, false, null],
    [false, true, null],
  ])('goes along with an event by the visitor’s leave (analytics %s, marketing %s)', async (analytics, marketing, id) => {
    const { running, analytics: told, sent } = await open({ cookies: { SS_MID: 'm1' }, settings: { census: 'on' } });
    running.consent.set({ analytics, marketing });
    expect(running.ids.marketingId()).toBe(id);
    told.track('Sofa_Seen', {});
    const events = (await sent()).filter(({ path }) => path === 'v1/clanker/events');
    expect(events.map(({ data }) => data['marketing_id'])).toEqual(analytics ? [id] : []);
    document.cookie = 'SS_MID=; Path=/; Max-Age=0';
  });
});
