import type { PageContext } from '../commerce/model/pageContext.ts';

/** `null`: no answer yet, or not asked. */
export interface ConsentState {
  readonly analytics: boolean | null;
  readonly marketing: boolean | null;
}

/** A stored answer; `at` in ms since the epoch. */
export interface ConsentAnswer {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly at: number;
}

export interface ConsentSources {
  readonly context: Pick<PageContext, 'cookieSettings' | 'website' | 'websiteCloneable'>;
  /** Whether the site asks for consent. */
  readonly isAsked: boolean;
  /** The browser opts out and the site honours it. */
  readonly isOptedOut: boolean;
  readonly own: ConsentAnswer | null;
  readonly platformCookie: string | null;
}

export interface Consent {
  readonly state: ConsentState;
  readonly from: 'browser' | 'visitor' | 'policy';
}

const YES: ConsentState = { analytics: true, marketing: true };
const NO: ConsentState = { analytics: false, marketing: false };

/**
 * Computes consent. The policy restricts cloneable sites and sites whose switched-on policy is absolute, has no banner, or is not answered
 * with a yes. Otherwise everything is allowed until the visitor refuses.
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
