import { afterEach, describe, expect, it } from 'vitest';
import { seedProducts } from '../../mocks/db/seedProducts.ts';
import { createHost, visitPage, type Visit } from '../../mocks/node.ts';
import { readCrumb } from '../../src/core/wire/crumb.ts';
import type { AnalyticsContext } from '../../src/visitor/schemas/analyticsContext.ts';

const HIT: AnalyticsContext = {
  websiteId: 'w1',
  templateId: null,
  variantId: null,
  memberAccountId: null,
  pagePath: '/',
  pageHash: '',
  member_locale: null,
  website_locale: 'en-US',
  userAgent: 'Browser',
  clientDate: 1_700_000_000_000,
  viewportInnerWidth: 800,
  viewportInnerHeight: 600,
  screenWidth: 800,
  screenHeight: 600,
  localStorageSupported: true,
  queryString: '',
  referrer: '',
  url: 'http://shop.test/',
  title: 'Home',
  itemId: null,
  recordType: null,
  collectionId: null,
  visitorCookie: null,
};

let visit: Visit | null = null;
afterEach(() => leave());

const leave = () => {
  visit?.leave();
  visit = null;
};

const post = async (path: string, body: string, scenario?: string): Promise<number> => {
  const host = createHost({ products: seedProducts, ...(scenario && { scenario: scenario as 'normal' }) });
  leave();
  visit = visitPage(host, 'http://shop.test/');
  const headers = { 'x-csrf-token': readCrumb() ?? '' };
  const { status } = await visit.fetch(`http://shop.test/api/${path}`, { method: 'POST', body, headers });
  expect(host.log).toEqual([]);
  expect(host.facts).toHaveLength(1);
  return status;
};
const view = (data: object, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ event: 'View', data: JSON.stringify(data), ss_cvr: '', ...more }).toString();

describe('what the mocked host takes of analytics', () => {
  it.each<[string, string, string, number]>([
    ['a page view', 'census/RecordHit', view(HIT), 200],
    ['a page view with a field too many', 'census/RecordHit', view({ ...HIT, mood: 'good' }), 400],
    ['a page view with a field too few', 'census/RecordHit', view({ ...HIT, title: undefined }), 400],
    ['a page view with a field of the wrong kind', 'census/RecordHit', view({ ...HIT, clientDate: 'now' }), 400],
    ['a form field too many', 'census/RecordHit', view(HIT, { mood: 'good' }), 400],
    ['a visitor’s cookie of another make', 'census/RecordHit', view(HIT, { ss_cvr: 'me' }), 400],
    ['a click', 'census/button-click', JSON.stringify({ ...HIT, blockId: null }), 200],
    ['a click on nothing', 'census/button-click', JSON.stringify(HIT), 400],
    ['a form', 'census/form-render', JSON.stringify({ ...HIT, formId: 'f1' }), 200],
    ['an overlay that says its form', 'census/overlay', JSON.stringify({ ...HIT, formId: 'f1' }), 400],
    ['a quick view', 'census/RecordQuickView/p1', JSON.stringify(HIT), 200],
    [
      'a fact',
      'events/RecordEvent',
      'crumb=c&event=order-confirmed&data={"orderId":"o","cartId":null,"testMode":true,"websiteId":null}',
      200,
    ],
    ['a fact without its crumb', 'events/RecordEvent', 'event=order-confirmed&data={}', 400],
    ['a fact of another name', 'events/RecordEvent', 'crumb=c&event=sneeze&data={}', 400],
    ['an event without its fields', 'v1/clanker/events', 'eventSchemaName=A&eventContent={}', 400],
  ])('%s', async (_what, path, body, status) => expect(await post(path, body)).toBe(status));

  it('fails over facts alone where a scenario says so', async () => {
    expect(await post('census/RecordHit', view(HIT), 'server-error@facts')).toBe(500);
    expect(await post('census/RecordHit', view(HIT), 'server-error@writes')).toBe(200);
  });
});
