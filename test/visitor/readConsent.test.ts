import { describe, expect, it } from 'vitest';
import { answerAll } from '../../src/commerce/model/consent.ts';
import { readConsent, type ConsentSources } from '../../src/visitor/readConsent.ts';

const BANNER = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
const NEVER = { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true, isCookieBannerEnabled: true };
const yes = { ...answerAll(true), at: 1, overrulesBrowser: true };
const REFUSED = { ...answerAll(true), analytics: false, marketing: false, saleOfData: false };

const read = (changes: Partial<ConsentSources>) =>
  readConsent({ context: { cookieSettings: BANNER }, isAsked: true, isOptedOut: true, own: null, platformCookie: null, ...changes });

describe('a browser that refuses for its visitor', () => {
  it('is overruled by an answer that the visitor has given on this site all the same', () => {
    expect(read({ own: yes })).toEqual({ state: answerAll(true), from: 'visitor', isOpen: true });
  });

  it('is not overruled by an answer from before it refused', () => {
    expect(read({ own: { ...yes, overrulesBrowser: false } })).toMatchObject({ state: REFUSED, from: 'browser' });
  });

  it('counts where the site asks no more, whatever the visitor has answered when it did', () => {
    expect(read({ own: yes, isAsked: false })).toEqual({ state: REFUSED, from: 'browser', isOpen: false });
  });

  it('counts where the site allows nothing, whatever the visitor has answered before', () => {
    expect(read({ own: yes, context: { cookieSettings: NEVER } })).toMatchObject({
      state: { analytics: false, marketing: false, saleOfData: false },
      from: 'browser',
      isOpen: false,
    });
  });

  it('takes back nothing that the visitor has refused', () => {
    expect(read({ own: { ...yes, ...answerAll(false) } }).state).toEqual(answerAll(false));
  });
});
