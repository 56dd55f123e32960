import { answerAll, PURPOSES, type ConsentState, type Purpose } from '../commerce/model/consent.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';

/** A stored answer. */
export interface ConsentAnswer extends Readonly<Record<Purpose, boolean>> {
  /** ms since the epoch */
  readonly at: number;
  /** Whether it was given although the browser refuses for its user. */
  readonly overrulesBrowser: boolean;
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
  /** Whether an answer counts here. */
  readonly isOpen: boolean;
}

/**
 * Computes consent. The policy restricts cloneable sites and sites whose switched-on policy is absolute, has no banner, or is not answered
 * with a yes. Otherwise everything is allowed until the visitor refuses. A browser that refuses counts, unless the visitor has overruled it
 * on this site.
 */
export function readConsent(sources: ConsentSources): Consent {
  const { isOptedOut, own } = sources;
  const consent = readWithoutBrowser(sources);
  if (!isOptedOut || (consent.from === 'visitor' && own?.overrulesBrowser)) return consent;
  // Global Privacy Control is about sale and sharing, not about what a site keeps for its visitor's comfort.
  return { ...consent, state: { ...consent.state, analytics: false, marketing: false, saleOfData: false }, from: 'browser' };
}

function readWithoutBrowser({ context, isAsked, own, platformCookie }: ConsentSources): Consent {
  if (!isAsked) return { state: answerAll(true), from: 'policy', isOpen: false };
  const { cookieSettings: policy, website, websiteCloneable } = context;
  const isOn = policy?.isRestrictiveCookiePolicyEnabled === true;
  const isLocked = isOn && (policy.isRestrictiveCookiePolicyAbsolute === true || policy.isCookieBannerEnabled !== true);
  const isOpen = !(website?.cloneable || websiteCloneable || isLocked);
  if (own && PURPOSES.every((purpose) => !own[purpose])) return { state: answerAll(false), from: 'visitor', isOpen };
  if (!isOpen) return { state: answerAll(false), from: 'policy', isOpen };
  if (own) {
    const { analytics, marketing, preferences, saleOfData } = own;
    return { state: { analytics, marketing, preferences, saleOfData }, from: 'visitor', isOpen };
  }
  if (platformCookie !== null) return { state: answerAll(/^(?:true|1)$/.test(platformCookie)), from: 'visitor', isOpen };
  return { state: answerAll(isOn ? null : true), from: 'policy', isOpen };
}
