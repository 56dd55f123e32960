import { untracked } from '../../../src/lib/createActivity.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createHost, visitPage } from '../../../mocks/node.ts';
import { createErrorBuffer } from '../../../src/errors/createErrorBuffer.ts';
import type { StorefrontEvents } from '../../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../../src/lib/emitter.ts';
import { createPageServices } from '../../../src/app/visit/createPageServices.ts';
import { beaconing, productContext } from '../../visitor/openVisit.ts';
import { clearPage, showPage } from '../../core/page/openPage.ts';

// Requests and storage of a whole visit, from the start on.

let end: () => void = () => undefined;
afterEach(() => end());

async function visitAll(prepare: () => void, settings: object = {}) {
  const host = createHost({ products: seedProducts, rollouts: ['rum', 'storefront-app', 'track-page-speed', 'track-user-timing'] });
  history.replaceState(null, '', '/store/p/mug');
  const { fetch, leave } = visitPage(host, `${location.origin}/store/p/mug`);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', beaconing(fetch));
  // The page is idle at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    queueMicrotask(run);
    return 1;
  });
  // happy-dom lacks it.
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true });
  showPage('<div class="sqs-block-button"><a href="#">Go</a></div>', { ...productContext, betaFeatureFlags: ['site_visitor_metrics'] });
  prepare();
  const before = document.cookie;
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const events = createEmitter<StorefrontEvents>(report);
  const heard: string[] = [];
  events.on('analytics', ({ name }) => heard.push(name));
  const options = { eventsRoot: 'http://events.test', dataLayer: true, consentMode: true, errorPath: '/api/1/script-errors', ...settings };
  const pageServices = createPageServices(
    { page: document, tagData: {}, options, report, track: untracked },
    events,
    createErrorBuffer(),
    Promise.resolve(),
  );
  end = () => {
    pageServices.stop();
    leave();
    clearPage();
    delete (window as { dataLayer?: unknown }).dataLayer;
    delete window.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__;
    Reflect.deleteProperty(Request.prototype, 'keepalive');
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
  pageServices.onListen('analytics');
  pageServices.track('Sofa_Seen', { sofa: 'red' });
  const running = await pageServices.open();
  await vi.dynamicImportSettled();
  document.querySelector('a')?.click();
  const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
  return {
    running,
    heard,
    reports,
    layer,
    requests: () => [...host.facts, ...host.log].map(({ path }) => path.replace('/api/', '')),
    kept: () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(document.cookie === before ? [] : [document.cookie])],
  };
}

describe('a whole visit', () => {
  it('is told of on an ordinary page', async () => {
    const { running, requests, kept, layer, heard } = await visitAll(() => undefined);
    expect(running).not.toBeNull();
    await vi.waitFor(() =>
      expect(requests()).toEqual(
        expect.arrayContaining(['census/RecordHit', 'census/button-click', 'v1/clanker/events', '1/performance/settings']),
      ),
    );
    expect(kept()).toEqual(expect.arrayContaining(['SS_ANALYTICS_ID', 'SS_SESSION_ID', expect.stringContaining('ss_cvr=')]));
    expect(layer().length).toBeGreaterThan(0);
    expect(heard).toContain('view_item');
  });

  it('is told of where a shim for old browsers calls back before it returns', async () => {
    const { running, requests } = await visitAll(() =>
      vi.stubGlobal('requestIdleCallback', (run: () => void) => {
        run();
        return 1;
      }),
    );
    expect(running).not.toBeNull();
    await vi.waitFor(() => expect(requests()).toEqual(expect.arrayContaining(['census/RecordHit', 'census/button-click'])));
  });

  it('is nothing to the platform where it has switched the census off; the site’s own listeners hear all the same', async () => {
    const { running, requests, kept, layer, heard } = await visitAll(() => (window.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__ = true));
    expect(running).not.toBeNull();
    await vi.waitFor(() => expect(heard).toContain('view_item'));
    expect(layer().length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(requests()).toHaveLength(1));
    // An own request, after which earlier ones must have arrived.
    await fetch(`${location.origin}/api/1/performance/settings`);
    expect([requests(), kept()]).toEqual([['1/performance/settings', '1/performance/settings'], []]);
  });

  it('reads the settings of the page’s own script too', async () => {
    const off = { dataLayer: undefined, consentMode: undefined, errorPath: undefined, census: 'off', pageSpeed: 'off' };
    const { layer } = await visitAll(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<script type="application/json" data-storefront-context>{"storefront": {"dataLayer": true}}</script>',
      );
    }, off);
    await vi.waitFor(() => expect(layer().length).toBeGreaterThan(0));
  });

  it('of a visitor who may not be counted leaves no cookie of earlier visits, also where the census is off', async () => {
    const { running } = await visitAll(() => {
      window.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__ = true;
      showPage('', { ...productContext, website: { ...productContext.website, cloneable: true } });
      for (const name of ['ss_cvr', 'ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvt']) document.cookie = `${name}=1; Path=/`;
    });
    expect(running).not.toBeNull();
    await vi.waitFor(() => expect(document.cookie).not.toContain('ss_c'));
  });

  it.each([
    ['measured', 0.24, 1],
    ['not measured, and its settings are not requested', 0.25, 0],
  ])('with a page-speed sample of a quarter is %s', async (_what, drawn, asked) => {
    const { requests } = await visitAll(() => vi.spyOn(Math, 'random').mockReturnValue(drawn), { pageSpeedSample: 0.25 });
    await vi.waitFor(() => expect(requests()).toContain('census/RecordHit'));
    // An own request, after which earlier ones must have arrived.
    await fetch(`${location.origin}/api/1/performance/settings`);
    expect(requests().filter((path) => path === '1/performance/settings')).toHaveLength(asked + 1);
  });

  it.each([
    ['in the site editor', () => document.body.classList.add('sqs-edit-mode-active')],
    ['while a page is edited', () => document.body.classList.add('sqs-is-page-editing')],
    ['in the editor’s preview, a frame of the same site', () => vi.stubGlobal('frameElement', document.createElement('iframe'))],
    ['on a page that is not the platform’s', () => delete window.Static],
  ])('is none %s: nothing is asked, sent, kept or passed on', async (_where, prepare) => {
    const { running, requests, kept, layer, heard, reports } = await visitAll(prepare);
    expect(running).toBeNull();
    // An own request, after which earlier ones must have arrived.
    await fetch(`${location.origin}/api/1/performance/settings`);
    expect([requests(), kept(), layer(), heard, reports]).toEqual([['1/performance/settings'], [], [], [], []]);
  });
});
