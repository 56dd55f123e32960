import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPageContext } from '../../src/commerce/model/pageContext.ts';
import { isFramedPreview } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { bodySizes, navigationTimings, timeToFirstByteParts } from '../../src/vitals/metrics/navigationTimings.ts';
import { watchFirstInputDelay } from '../../src/vitals/metrics/inputs.ts';
import { readEnvironment, readPageFacts } from '../../src/vitals/readPageFacts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fields as on saved pages of the platform. */
const FULL = {
  templateId: '5c5a519771c10ba3470d8101',
  pageType: 50,
  website: {
    id: 'w1',
    language: 'en-GB',
    timeZone: 'Europe/London',
    websiteType: 4,
    cloneable: true,
    isHstsEnabled: true,
    authenticUrl: 'https://www.example.com',
    developerMode: false,
    platform: 'v7',
    createdOn: 1_500_000_000_000,
    isInternal: false,
  },
  websiteSettings: { ampEnabled: true },
  collection: { id: 'c1', type: 13 },
  authenticatedAccount: { id: 'm1', roles: [10] },
  impersonatedSession: false,
};
const factsOf = (context: object) => readPageFacts(readPageContext(context) ?? {});

describe('what a page-speed record says of site and page', () => {
  it('is all that the page context has', () => {
    expect(factsOf(FULL)).toEqual({
      accountId: 'm1',
      memberId: 'm1',
      websiteId: 'w1',
      websiteType: 4,
      templateId: '5c5a519771c10ba3470d8101',
      pageType: 50,
      language: 'en-GB',
      timeZone: 'Europe/London',
      platform: 'v7',
      collectionType: 13,
      createdOn: 1_500_000_000_000,
      inFrame: false,
      isInternal: false,
      developerMode: false,
      impersonatedSession: false,
      cloneable: true,
      ampEnabled: true,
      isHstsEnabled: true,
      authenticUrl: 'https://www.example.com',
    });
  });

  it('is nothing of what the page context has not, but whether the page is in a frame', () => {
    const { inFrame, ...others } = factsOf({});
    expect(inFrame).toBe(false);
    expect(Object.keys(others)).toHaveLength(18);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
    expect(factsOf({}).inFrame).toBe(true);
  });

  it('is nothing of what is wrong there', () => {
    const wrong = { ...FULL, website: { ...FULL.website, cloneable: 'yes', createdOn: '2017', authenticUrl: 5 }, websiteSettings: [] };
    expect(factsOf(wrong)).toMatchObject({ cloneable: null, createdOn: null, authenticUrl: null, ampEnabled: null, websiteId: 'w1' });
  });
});

describe('what a page-speed record says of the browser', () => {
  const observing = (...types: string[]) =>
    vi.stubGlobal(
      'PerformanceObserver',
      Object.assign(() => undefined, { supportedEntryTypes: types }),
    );
  const seen = (...states: [name: string, startTime: number][]) =>
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(((type: string) => {
      if (type === 'visibility-state') return states.map(([name, startTime]) => ({ name, startTime }));
      return type === 'navigation' ? [{ responseStart: 0.01, domContentLoadedEventStart: 200 }] : [];
    }) as unknown as Performance['getEntriesByType']);

  it.each([
    ['full', ['largest-contentful-paint', 'layout-shift', 'event', 'paint']],
    ['partial', ['event', 'paint']],
    ['none', ['paint', 'navigation']],
  ])('is that it can be measured "%s"', (level, types) => {
    observing(...types);
    expect(readEnvironment(Infinity).supportLevel).toBe(level);
  });

  it('is "none" where it observes nothing at all', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    expect(readEnvironment(Infinity).supportLevel).toBe('none');
  });

  it('is the line, the screen and the machine, as far as it tells', () => {
    // As in browsers, values are the prototype's.
    const connection = Object.create({ downlink: 1.5, effectiveType: '3g', rtt: 300, saveData: true, onchange: null }) as object;
    vi.stubGlobal('navigator', { connection, deviceMemory: 4, hardwareConcurrency: 8 });
    expect(readEnvironment(Infinity)).toMatchObject({
      connection: { downlink: 1.5, effectiveType: '3g', rtt: 300, saveData: true },
      display: {
        devicePixelRatio: window.devicePixelRatio,
        screenWidth: screen.width,
        screenHeight: screen.height,
        viewportWidth: window.innerWidth,
        viewportHeight: window.innerHeight,
      },
      hardware: { deviceMemory: 4, hardwareConcurrency: 8 },
    });
    vi.stubGlobal('navigator', {});
    expect(readEnvironment(Infinity)).not.toHaveProperty('connection');
    expect(readEnvironment(Infinity).hardware).toEqual({});
  });

  it.each([
    [
      'visible',
      'in front when it was parsed, and left later',
      [
        ['visible', 0],
        ['hidden', 300],
      ],
    ],
    [
      'hidden',
      'opened behind another tab',
      [
        ['hidden', 0],
        ['visible', 900],
      ],
    ],
    [
      'visible',
      'brought to the front before it was parsed',
      [
        ['hidden', 0],
        ['visible', 150],
      ],
    ],
  ] as const)('is that the page was "%s" when it was parsed: %s', (state, _case, states) => {
    seen(...(states as unknown as [string, number][]));
    expect(readEnvironment(Infinity).visibilityStateOnDCL).toBe(state);
  });

  it.each([
    ['hidden', 150],
    ['visible', 250],
  ])('is that the page was "%s", by what our script saw, where the browser keeps no record', (state, hiddenAt) => {
    seen();
    expect(readEnvironment(hiddenAt).visibilityStateOnDCL).toBe(state);
  });
});

/** An encrypted load, in ms since navigation began. */
const LOAD = {
  startTime: 0,
  workerStart: 0,
  fetchStart: 5,
  domainLookupStart: 10,
  domainLookupEnd: 30,
  connectStart: 30,
  secureConnectionStart: 45,
  connectEnd: 80,
  requestStart: 80,
  responseStart: 200,
  domContentLoadedEventStart: 500,
  domContentLoadedEventEnd: 520,
  loadEventStart: 900,
  loadEventEnd: 905,
  encodedBodySize: 4_000,
  decodedBodySize: 12_000,
} as PerformanceNavigationTiming;

describe('the browser’s own timings of a load', () => {
  it('are how long each step took, and when each moment came', () => {
    expect({ ...navigationTimings(LOAD, 0), ...bodySizes(LOAD) }).toEqual({
      domainLookup: 20,
      tcpConnection: 50,
      tlsNegotiation: 35,
      responseStart: 200,
      timeToFirstByte: 200,
      domContentLoadedEventStart: 500,
      domContentLoadedEventEnd: 520,
      loadEventStart: 900,
      loadEventEnd: 905,
      encodedBodySize: 4_000,
      decodedBodySize: 12_000,
    });
  });

  it('have no negotiation where nothing is encrypted', () => {
    expect(navigationTimings({ ...LOAD, secureConnectionStart: 0 }, 0).tlsNegotiation).toBe(0);
  });

  it('leave out what has not happened yet: 0 is no moment', () => {
    const early = { ...LOAD, domContentLoadedEventEnd: 0, loadEventStart: 0, loadEventEnd: 0 };
    const timings = navigationTimings(early, 0);
    expect(timings.domContentLoadedEventStart).toBe(500);
    for (const name of ['domContentLoadedEventEnd', 'loadEventStart', 'loadEventEnd']) expect(timings).not.toHaveProperty(name);
  });

  it('name the answer itself where early hints came before it', () => {
    const hinted = { ...LOAD, responseStart: 90, finalResponseHeadersStart: 240 } as unknown as PerformanceNavigationTiming;
    expect(navigationTimings(hinted, 0)).toMatchObject({ responseStart: 240, timeToFirstByte: 90 });
  });

  it('count from the moment at which a page that was made ready beforehand was shown', () => {
    const moments = { responseStart: 0, timeToFirstByte: 0, domContentLoadedEventEnd: 0, loadEventStart: 100, loadEventEnd: 105 };
    expect(navigationTimings(LOAD, 800)).toMatchObject({ domainLookup: 20, tcpConnection: 50, ...moments });
  });

  it.each([0, 20, 60, 800])('say where the time until the first byte went, as a whole (shown at %i)', (activated) => {
    const parts = Object.values<number | undefined>(timeToFirstByteParts(LOAD, activated)).map(Number);
    expect(parts.every((part) => part >= 0)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.max(200 - activated, 0));
  });
});

describe('the delay of the first input', () => {
  const deliver = (startTime: number, hiddenAt: number) => {
    const told: unknown[] = [];
    function Observer(onEntries: (list: object) => void) {
      const observe = () => onEntries({ getEntries: () => [{ startTime, processingStart: startTime + 40 }] });
      return { observe, takeRecords: () => [], disconnect: () => undefined };
    }
    vi.stubGlobal('PerformanceObserver', Object.assign(Observer, { supportedEntryTypes: ['first-input'] }));
    watchFirstInputDelay(
      (kind, timings) => told.push([kind, timings]),
      () => hiddenAt,
    );
    return told;
  };

  it('is how long it waited for the page', () => {
    expect(deliver(100, Infinity)).toEqual([['load', { firstInputDelay: 40 }]]);
  });

  it('is not known of a page that had been out of sight before', () => {
    expect(deliver(100, 99)).toEqual([]);
  });
});

describe('a page in a frame', () => {
  it('is the site editor’s preview where the frame is of this site, and else a page like others', () => {
    const framed = (frameElement: unknown) => ({ defaultView: { frameElement } }) as unknown as Document;
    expect([isFramedPreview(document), isFramedPreview(framed(document.createElement('iframe')))]).toEqual([false, true]);
    const stranger = {
      get defaultView(): never {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    } as unknown as Document;
    expect(isFramedPreview(stranger)).toBe(false);
  });
});
