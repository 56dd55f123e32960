import type { ConsentKeeper } from './createConsent.ts';
import type { ConsentState } from './readConsent.ts';
import type { Report } from '../core/createReport.ts';
import { subscribeLater } from '../lib/subscribeLater.ts';

/** The visitor's consent as pages reach it, for a cookie banner of their own. */
export interface ConsentApi {
  /** What the visitor allows; `null` while that is not known (`subscribe` tells), or where nobody visits: in the site's editor. */
  get(): ConsentState | null;
  /** The visitor's answer. It holds at once, and on every page of the site until the visitor gives another. */
  set(answer: { readonly analytics: boolean; readonly marketing: boolean }): Promise<void>;
  /** Calls back with what the visitor allows as soon as that is known, and at each change. Returns its off. */
  subscribe(listener: (state: ConsentState) => void): () => void;
}

/** What knows of the visitor, as far as it is about consent. */
interface VisitWithConsent {
  readonly consent: ConsentKeeper;
}

/**
 * Consent also before what knows of it is loaded: each call loads it.
 * @param open what knows of the visitor; `null` where nobody visits
 */
export function createConsentFacade(
  open: () => Promise<VisitWithConsent | null>,
  current: () => VisitWithConsent | null,
  report: Report,
): ConsentApi {
  return {
    get: () => current()?.consent.get() ?? null,
    set: async (answer) => (await open())?.consent.set(answer),
    subscribe: (listener) =>
      subscribeLater<ConsentState>(
        open().then(
          (visit) =>
            visit &&
            ((forward) => {
              const off = visit.consent.subscribe(forward);
              forward(visit.consent.get());
              return off;
            }),
        ),
        listener,
        (error) => report(error, { part: 'listener' }),
      ),
  };
}
