import { afterEach, describe, expect, it, vi } from 'vitest';
import { openVisit, productContext } from './openVisit.ts';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
afterEach(() => {
  visit?.leave();
  visit = null;
});

const page = window as { dataLayer?: unknown };
const RESTRICTIVE = { ...productContext, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const YES = { analytics: true, marketing: true };

/** A list of the page whose `push` throws at what `isHated` picks, as a tag manager's may; the rest it takes. */
function breakLayer(isHated: (entry: unknown) => boolean = () => true): unknown[] {
  const layer: unknown[] = [];
  layer.push = (...entries) => {
    if (entries.some(isHated)) throw new Error('a tag of the page');
    return Array.prototype.push.apply(layer, entries);
  };
  page.dataLayer = layer;
  return layer;
}

describe('a `dataLayer` whose push throws', () => {
  it('keeps nothing from the platform, nor from those who listen for the event', async () => {
    breakLayer();
    visit = await openVisit({ settings: { dataLayer: true, census: 'on' } });
    const { heard, names, reports } = visit;
    expect(heard.map(({ name }) => name)).toEqual(['view_item']);
    expect(await names()).toContain('census/RecordHit View');
    expect(reports).toEqual([]);
  });

  it('still gets what it takes: the event after the entry that it threw at', async () => {
    const layer = breakLayer((entry) => (entry as { ecommerce?: unknown }).ecommerce === null);
    visit = await openVisit({ settings: { dataLayer: true } });
    expect([...layer]).toMatchObject([{ event: 'view_item', ecommerce: { items: [{ item_id: 'p1' }] } }]);
  });

  it('keeps no answer of the visitor from counting, and nothing that waited for it from being sent', async () => {
    breakLayer();
    visit = await openVisit({ context: RESTRICTIVE, settings: { dataLayer: true, consentMode: true, census: 'on' } });
    const { running, heard, names } = visit;
    const listener = vi.fn();
    running.consent.subscribe(listener);
    expect([heard, await names()]).toEqual([[], []]);
    running.consent.set(YES);
    expect(listener).toHaveBeenCalledOnce();
    expect(heard.map(({ name }) => name)).toEqual(['view_item']);
    expect(await names()).toContain('census/RecordHit View');
    running.consent.set({ analytics: false, marketing: false });
    expect(running.consent.get()).toMatchObject({ analytics: false, marketing: false });
  });
});

describe('a `dataLayer` that is something else than a list', () => {
  it.each([
    ['text', 'mine'],
    ['an object', { push: () => undefined }],
  ])('stays as it is (%s), and the event is emitted', async (_what, own) => {
    page.dataLayer = own;
    visit = await openVisit({ settings: { dataLayer: true, consentMode: true } });
    expect(page.dataLayer).toBe(own);
    expect(visit.heard.map(({ name }) => name)).toEqual(['view_item']);
  });
});

describe('an older tracking of the page that throws', () => {
  const order = {
    id: 'o1',
    purchasedCartId: 'cart1',
    grandTotal: { decimalValue: '22.50', currencyCode: 'USD' },
    items: [],
    testMode: false,
  };
  const CONFIRMED = { ...RESTRICTIVE, pageType: 202, item: undefined, product: undefined, order };
  const fault = () => {
    throw new Error('a tag of the page');
  };

  it.each<[name: 'ga' | '_gaq', tracking: unknown]>([
    ['ga', fault],
    ['_gaq', { push: fault }],
  ])('as %s may, keeps no answer of the visitor from counting, and no order from the platform and the others', async (name, tracking) => {
    vi.stubGlobal(name, tracking);
    visit = await openVisit({ context: CONFIRMED, settings: { legacyTransaction: true, census: 'on' } });
    const { running, heard, names, analytics } = visit;
    await vi.dynamicImportSettled();
    analytics.track('Sofa_Seen', {});
    const listener = vi.fn();
    running.consent.subscribe(listener);
    expect(() => running.consent.set(YES)).not.toThrow();
    expect(listener).toHaveBeenCalledOnce();
    expect(heard.map((detail) => detail.name)).toEqual(['purchase']);
    expect(await names()).toEqual(expect.arrayContaining(['events/RecordEvent order-confirmed', 'v1/clanker/events Sofa_Seen']));
  });
});
