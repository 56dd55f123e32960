import { afterEach, describe, expect, it } from 'vitest';
import { openVisit, productContext, type Sent, type VisitWorld } from './openVisit.ts';

// Who is told of, and what: spec §2, §4, §6, §9. What is sent is judged by the mocked host, which refuses a field too many or too few.

const VIEW = 'census/RecordHit View';
const PRODUCT = 'events/RecordEvent view-product';
const VISIT_PDP = 'v1/clanker/events CommerceShopping_VisitPDP';

let visit: Awaited<ReturnType<typeof openVisit>> | null = null;
afterEach(() => {
  visit?.leave();
  visit = null;
});

/** Opens the page, and gives what the host was sent; all of it has to be to the host's liking. */
async function sentBy(
  world: VisitWorld,
): Promise<{ readonly names: readonly string[]; readonly sent: readonly Sent[]; readonly cookies: readonly string[] }> {
  const current = await openVisit(world);
  visit = current;
  const sent = await current.sent();
  const wrong = sent.filter(({ status }) => status !== 200 && status !== 202);
  expect(wrong).toEqual([]);
  const result = { sent, names: (await current.names()).toSorted(), cookies: current.cookies() };
  current.leave();
  visit = null;
  return result;
}

const LOGINS: Readonly<Record<string, [VisitWorld['cookies'], unknown, boolean]>> = {
  'nobody logged in': [{}, undefined, true],
  'somebody logged in by a cookie': [{ SiteUserSecureAuthToken: 't' }, undefined, false],
  'a viewer': [{}, { id: 'a1', roles: ['10'] }, true],
  'a viewer who may edit, too': [{}, { id: 'a1', siteRoles: [10, 4] }, false],
  'the owner': [{}, { id: 'a1', permissions: { roles: [{ id: 1 }] } }, false],
  'an account of which nothing is said': [{}, { id: 'a1' }, false],
};
const PATHS: readonly (readonly [path: string, isTracked: boolean, isView: boolean])[] = [
  ['/store/p/mug', true, true],
  ['/config/pages', false, false],
  ['/search', true, false],
];
/** Every page type of spec §2. */
const PAGE_TYPES = [1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 203, 204, 205, 206, 207, 208, 300, 301];
const UNTRACKED = new Set([100, 103, 106]);

describe.each(Object.entries(LOGINS))('%s', (_login, [cookies = {}, authenticatedAccount, mayBeTracked]) => {
  it.each(PATHS)('is told of at %s as the page allows', async (path, isTrackedPath, isView) => {
    for (const pageType of PAGE_TYPES) {
      const { names, sent } = await sentBy({ path, cookies, context: { ...productContext, pageType, authenticatedAccount } });
      const isTold = mayBeTracked && isTrackedPath && !UNTRACKED.has(pageType);
      expect([pageType, names]).toEqual([pageType, isTold ? (isView ? [VIEW, PRODUCT] : [PRODUCT]) : []]);
      const account = (authenticatedAccount as { id?: string } | undefined)?.id ?? null;
      for (const { path: call, data } of sent) if (call === 'census/RecordHit') expect(data['memberAccountId']).toBe(account);
    }
  });
});

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
const answer = (analytics: boolean) => ({ stored: { 'storefront-consent': JSON.stringify({ analytics, marketing: analytics, at: 1 }) } });
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

/** What the policy makes of the answer. `false`: a policy's no, or one that waits; `null`: somebody's no. */
function isAllowed(policy: string, given: Answer): boolean | null {
  if (given === 'browser' || given === 'no') return null;
  if (['absolute', 'without a banner', 'cloneable'].includes(policy)) return false;
  return policy === 'restrictive' ? given === 'yes' : true;
}

describe.each(Object.keys(POLICIES))('under the policy "%s"', (policy) => {
  it.each(Object.entries(ANSWERS))('%s decides what is told and kept', async (_answer, [given, world]) => {
    for (const census of ['on', 'off', 'cookieless', 'off by the platform']) {
      for (const hasFlag of [true, false]) {
        const isCensusOff = census === 'off by the platform';
        const { names, sent, cookies } = await sentBy({
          ...world,
          context: { ...productContext, ...POLICIES[policy], ...(hasFlag && { betaFeatureFlags: ['site_visitor_metrics'] }) },
          settings: { ...world.settings, ...(!isCensusOff && { census }) },
          isCensusOff,
        });
        const allowed = isAllowed(policy, given);
        const isOn = census === 'on' || census === 'cookieless';
        const isFull = isOn && allowed === true;
        // A policy's no to a platform's cookie that says no is the visitor's, but where the policy would not have listened to a yes.
        const saidNo = allowed === null && !(given === 'no' && 'cookies' in world && isAllowed(policy, 'yes') === false);
        const isCounted = census === 'cookieless' && allowed !== true && !saidNo;
        const told = isFull ? [VIEW, PRODUCT, ...(hasFlag ? [VISIT_PDP] : [])] : isCounted ? [VIEW] : [];
        expect([census, hasFlag, names]).toEqual([census, hasFlag, told.toSorted()]);
        expect([census, hasFlag, cookies.filter((name) => name !== 'ss_cookieAllowed')]).toEqual([
          census,
          hasFlag,
          isFull ? [...(hasFlag ? IDS : []), 'ss_cvr', 'ss_cvt'] : [],
        ]);
        if (isCounted) expect(sent[0]).toMatchObject({ ssCvr: '', data: { visitorCookie: null } });
      }
    }
  });
});
