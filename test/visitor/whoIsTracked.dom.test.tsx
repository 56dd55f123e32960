import { afterEach, describe, expect, it } from 'vitest';
import { openVisit, productContext, visitOfProduct, type VisitWorld } from './openVisit.ts';

// Compared field by field; the mocked host refuses missing and unknown fields.

const VIEW = 'census/RecordHit View';
const PRODUCT = 'events/RecordEvent view-product';
const ORDERED = 'events/RecordEvent order-confirmed';
const VISIT_PDP = 'v1/clanker/events CommerceShopping_VisitPDP';
const ORDER = {
  id: 'o1',
  grandTotal: { decimalValue: '17.00', currencyCode: 'USD' },
  items: [],
  purchasedCartId: 'cart1',
  testMode: false,
  websiteId: 'w1',
};

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
afterEach(() => {
  visit?.leave();
  visit = null;
});

const LOGINS: Readonly<Record<string, readonly [cookies: VisitorCookies, account: unknown, mayBeTracked: boolean]>> = {
  'nobody logged in': [{}, undefined, true],
  'somebody logged in by a cookie': [{ SiteUserSecureAuthToken: 't' }, undefined, false],
  'a viewer': [{}, { id: 'a1', roles: ['10'] }, true],
  'a viewer who may edit, too': [{}, { id: 'a1', siteRoles: [10, 4] }, false],
  'the owner': [{}, { id: 'a1', permissions: { roles: [{ id: 1 }] } }, false],
  'an account of which nothing is said': [{}, { id: 'a1' }, false],
};
type VisitorCookies = Readonly<Record<string, string>>;
const PATHS: Readonly<Record<string, readonly [isTracked: boolean, isView: boolean]>> = {
  '/store/p/mug': [true, true],
  '/config/pages': [false, false],
  '/search': [true, false],
};
const PAGE_TYPES = [1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 300, 301];
const UNTRACKED = new Set([100, 103, 106]);
const CENSUS = ['on', 'off', 'cookieless', 'off by the platform'];
const POLICIES: Readonly<Record<string, object>> = {
  none: {},
  'not restrictive': { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false } },
  restrictive: { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } },
  absolute: {
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
  },
  'without a banner': { cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: true } },
  cloneable: { websiteCloneable: true },
};
const answer = (analytics: boolean) => ({
  stored: { 'storefront-consent': JSON.stringify({ analytics, marketing: analytics, at: Date.now() }) },
});
type Answer = 'yes' | 'no' | 'none' | 'browser';
const ANSWERS: Readonly<Record<string, readonly [Answer, Partial<VisitWorld>]>> = {
  'no answer': ['none', {}],
  'a yes to us': ['yes', answer(true)],
  'a no to us': ['no', answer(false)],
  'a yes to the platform': ['yes', { cookies: { ss_cookieAllowed: 'true' } }],
  'another yes to the platform': ['yes', { cookies: { ss_cookieAllowed: '1' } }],
  'a no to the platform': ['no', { cookies: { ss_cookieAllowed: 'false' } }],
  'a browser that says no': ['browser', { browser: { globalPrivacyControl: true } }],
  'a browser that says no to a site that does not listen': [
    'none',
    { browser: { globalPrivacyControl: true }, settings: { globalPrivacyControl: 'off' } },
  ],
  'a browser of old that says no': ['none', { browser: { doNotTrack: '1' } }],
  'a browser of old that says no to a site that listens': ['browser', { browser: { doNotTrack: '1' }, settings: { doNotTrack: 'on' } }],
};
const IDS = ['SS_ANALYTICS_ID', 'SS_HAS_LANDED', 'SS_IS_FIRST_SESSION', 'SS_SESSION_ID'];

interface Row {
  readonly pageType: number;
  readonly login: string;
  readonly path: string;
  readonly census: string;
  readonly policy: string;
  readonly answer: string;
  readonly hasFlag: boolean;
}
const ROW: Row = {
  pageType: 50,
  login: 'nobody logged in',
  path: '/store/p/mug',
  census: 'on',
  policy: 'none',
  answer: 'no answer',
  hasFlag: false,
};

/** `false`: refused by a policy, or waiting; `null`: refused by the visitor. */
function isAllowed(policy: string, given: Answer): boolean | null {
  if (given === 'browser' || given === 'no') return null;
  if (['absolute', 'without a banner', 'cloneable'].includes(policy)) return false;
  return policy === 'restrictive' ? given === 'yes' : true;
}

function expectedOf(row: Row): { readonly names: readonly string[]; readonly cookies: readonly string[] } {
  const [, , mayBeTracked] = LOGINS[row.login]!;
  const [isTrackedPath, isViewPath] = PATHS[row.path]!;
  const [given, world] = ANSWERS[row.answer]!;
  const isTracked = mayBeTracked && isTrackedPath && !UNTRACKED.has(row.pageType);
  const allowed = isAllowed(row.policy, given);
  const isOn = row.census === 'on' || row.census === 'cookieless';
  if (isTracked && isOn && allowed === true) {
    const names = [...(isViewPath ? [VIEW] : []), PRODUCT, ...(row.pageType === 202 ? [ORDERED] : []), ...(row.hasFlag ? [VISIT_PDP] : [])];
    return { names: names.toSorted(), cookies: [...(row.hasFlag ? IDS : []), ...(isViewPath ? ['ss_cvr', 'ss_cvt'] : [])] };
  }
  // A refusal in the platform's cookie is the visitor's, unless the policy ignores answers.
  const saidNo = allowed === null && !(given === 'no' && 'cookies' in world && isAllowed(row.policy, 'yes') === false);
  const isCounted = isTracked && isViewPath && row.census === 'cookieless' && allowed !== true && !saidNo;
  return { names: isCounted ? [VIEW] : [], cookies: [] };
}

function payloadsOf({ path, login }: Row, visitorCookie: string | null): Readonly<Record<string, object>> {
  const memberAccountId = (LOGINS[login]![1] as { id?: string } | undefined)?.id ?? null;
  return {
    [VIEW]: {
      websiteId: 'w1',
      templateId: productContext.templateId,
      variantId: null,
      memberAccountId,
      pagePath: path,
      pageHash: '',
      member_locale: null,
      website_locale: 'en-GB',
      userAgent: navigator.userAgent,
      clientDate: expect.any(Number),
      viewportInnerWidth: innerWidth,
      viewportInnerHeight: innerHeight,
      screenWidth: screen.width,
      screenHeight: screen.height,
      localStorageSupported: true,
      queryString: '',
      referrer: '',
      url: location.origin + path,
      title: document.title,
      itemId: 'p1',
      recordType: 11,
      collectionId: 'c1',
      visitorCookie,
    },
    [PRODUCT]: { content_ids: ['p1'], contents: [{ id: 'p1', quantity: 1 }], content_name: 'Mug' },
    [ORDERED]: { orderId: 'o1', cartId: 'cart1', testMode: false, websiteId: 'w1' },
    [VISIT_PDP]: {
      ...visitOfProduct,
      analytics_id: expect.stringMatching(UUID),
      session_id: expect.stringMatching(UUID),
      marketing_id: null,
      browser_language: navigator.language,
      browser_locale: Intl.DateTimeFormat().resolvedOptions().locale,
      browser_window_height: innerHeight,
      browser_window_width: innerWidth,
      page_host: location.host,
      page_path: path,
      page_query_params: '',
      page_referrer_url: null,
      enduser_user_agent: navigator.userAgent,
      event_occurrence_timestamp: expect.any(Number),
      client_name: 'storefront-embed',
      client_version: '3.8.0',
      custom_schema_name: 'CommerceShopping_VisitPDP',
      source_environment: 'prod',
      context_website_id: 'w1',
      destination_url: null,
      member_account_id: memberAccountId,
      object_identifier: null,
      resolved_locale: 'en-US',
      website_locale: 'en-GB',
      member_account_locale: null,
    },
  };
}
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const VISITOR = /^[\da-f-]{36}(?:\|\d{13}){3}\|1$/;

async function check(row: Row): Promise<void> {
  const [cookies, authenticatedAccount] = LOGINS[row.login]!;
  const [, world] = ANSWERS[row.answer]!;
  const isCensusOff = row.census === 'off by the platform';
  visit = await openVisit({
    ...world,
    path: row.path,
    cookies: { ...cookies, ...world.cookies },
    context: {
      ...productContext,
      ...POLICIES[row.policy],
      pageType: row.pageType,
      authenticatedAccount,
      ...(row.pageType === 202 && { order: ORDER }),
      ...(row.hasFlag && { betaFeatureFlags: ['site_visitor_metrics'] }),
    },
    settings: { ...world.settings, ...(!isCensusOff && { census: row.census }) },
    isCensusOff,
  });
  const expected = expectedOf(row);
  const sent = await visit.sent();
  expect([row, (await visit.names()).toSorted()]).toEqual([row, expected.names]);
  expect([row, visit.cookies().filter((name) => name !== 'ss_cookieAllowed')]).toEqual([row, expected.cookies]);
  for (const { path, fields, data, ssCvr, status } of sent) {
    const name = [path, fields['event'] ?? fields['eventSchemaName']].join(' ');
    const isKept = expected.cookies.includes('ss_cvr');
    if (name === VIEW) expect([row, ssCvr]).toEqual([row, isKept ? expect.stringMatching(VISITOR) : '']);
    expect([row, name, status, data]).toEqual([row, name, name === VISIT_PDP ? 202 : 200, payloadsOf(row, ssCvr || null)[name]]);
  }
  visit.leave();
  visit = null;
}

describe.each(Object.keys(LOGINS))('%s', (login) => {
  it.each(Object.keys(PATHS))('is told of at %s as the page allows', async (path) => {
    for (const pageType of PAGE_TYPES) await check({ ...ROW, login, path, pageType });
  });
});

describe.each(Object.keys(POLICIES))('under the policy "%s"', (policy) => {
  it.each(Object.keys(ANSWERS))('%s decides what is told and kept', async (given) => {
    for (const census of CENSUS) for (const hasFlag of [true, false]) await check({ ...ROW, policy, answer: given, census, hasFlag });
  });
});

describe('all of it at once', () => {
  /** A fixed sample of the table's 190,000 rows. */
  const ROWS = 80;
  const oneOf = <Value,>(values: readonly Value[], at: number) => values[at % values.length]!;

  it.each([1, 2, 3])('is told of by who comes where, what site and platform want, and what the visitor has said (%i)', async (series) => {
    // A linear congruential generator, so that a failure can be repeated.
    let seed = series;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed >> 8;
    };
    let told = 0;
    for (let count = 0; count < ROWS; count += 1) {
      // Half are trackable, because rows without requests show little.
      const isPlain = count % 2 === 0;
      const row: Row = {
        pageType: oneOf(PAGE_TYPES, random()),
        login: isPlain ? oneOf(['nobody logged in', 'a viewer'], random()) : oneOf(Object.keys(LOGINS), random()),
        path: isPlain ? oneOf(['/store/p/mug', '/search'], random()) : oneOf(Object.keys(PATHS), random()),
        census: oneOf(CENSUS, random()),
        policy: oneOf(Object.keys(POLICIES), random()),
        answer: oneOf(Object.keys(ANSWERS), random()),
        hasFlag: random() % 2 === 0,
      };
      if (expectedOf(row).names.length > 0) told += 1;
      await check(row);
    }
    expect(told).toBeGreaterThan(ROWS / 16);
  });
});
