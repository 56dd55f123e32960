import type { PageContext } from '../commerce/model/pageContext.ts';

/** What the visitor allows; `null`: not asked yet, or not answered. */
export interface ConsentState {
  readonly analytics: boolean | null;
  readonly marketing: boolean | null;
}

/** An answer, as it is kept: `at` in ms since the epoch. */
export interface ConsentAnswer {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly at: number;
}

/** All that consent depends on. */
export interface ConsentSources {
  readonly context: Pick<PageContext, 'cookieSettings' | 'website' | 'websiteCloneable'>;
  /** Whether consent is looked at at all. */
  readonly isAsked: boolean;
  /** The browser says no for the visitor, and the site honours that. */
  readonly isOptedOut: boolean;
  /** What `Storefront.consent.set` was told. */
  readonly own: ConsentAnswer | null;
  /** The platform's own cookie. */
  readonly platformCookie: string | null;
}

/** What the visitor allows, and whose word that is: only the policy's no leaves room for hits that keep nothing. */
export interface Consent {
  readonly state: ConsentState;
  readonly from: 'browser' | 'visitor' | 'policy';
}

const YES: ConsentState = { analytics: true, marketing: true };
const NO: ConsentState = { analytics: false, marketing: false };

/**
 * Consent as it stands. The policy is restrictive for cloneable sites; else where it is switched on and absolute, has no banner to ask
 * by, or is not answered with a yes (spec §9). Without it everything is allowed until the visitor says otherwise.
 */
export function readConsent({ context, isAsked, isOptedOut, own, platformCookie }: ConsentSources): Consent {
  if (isOptedOut) return { state: NO, from: 'browser' };
  if (!isAsked) return { state: YES, from: 'policy' };
  const { cookieSettings: policy, website, websiteCloneable } = context;
  const isOn = policy?.isRestrictiveCookiePolicyEnabled === true;
  const isLocked = isOn && (policy.isRestrictiveCookiePolicyAbsolute === true || policy.isCookieBannerEnabled !== true);
  if (own && !(own.analytics || own.marketing)) return { state: NO, from: 'visitor' };
  if (website?.cloneable || websiteCloneable || isLocked) return { state: NO, from: 'policy' };
  if (own) return { state: { analytics: own.analytics, marketing: own.marketing }, from: 'visitor' };
  if (platformCookie !== null) return { state: /^(?:true|1)$/.test(platformCookie) ? YES : NO, from: 'visitor' };
  return { state: isOn ? { analytics: null, marketing: null } : YES, from: 'policy' };
}
