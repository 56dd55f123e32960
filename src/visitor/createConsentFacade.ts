import type { ConsentKeeper } from './createConsent.ts';
import type { ConsentAccess, ConsentChoice, ConsentState } from '../commerce/model/consent.ts';
import { invalidCall, notRunning } from '../core/notRunning.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import { attempt, ok, type Result } from '../lib/result.ts';
import type { Report } from '../core/createReport.ts';
import { subscribeLater } from '../lib/subscribeLater.ts';

/** The visitor's consent, for a page's own cookie banner. */
export interface ConsentApi {
  /** The visitor's consent; `null` while unknown (use `subscribe`) and in the site's editor. */
  get(): ConsentState | null;
  /** Stores the visitor's answer, and gives what holds then. Takes effect at once and on every page of the site. */
  set(answer: ConsentChoice): Promise<Result<ConsentState, ApiError>>;
  /** Calls back once the consent is known, and at each change. Returns its off. */
  subscribe(listener: (state: ConsentState) => void): () => void;
  /** Shows the visitor's choices: in the page's element with the hook `consent`, or at the end of the page. Fails where no answer counts. */
  open(): Promise<Result<null, ApiError>>;
}

interface ServicesWithConsent {
  readonly consent: ConsentKeeper;
}

/**
 * Works before the analytics chunk is loaded: each call loads it.
 *
 * @param open loads it; `null` in the site's editor
 */
export function createConsentFacade(
  open: () => Promise<ServicesWithConsent | null>,
  current: () => ServicesWithConsent | null,
  report: Report,
): Omit<ConsentApi, 'open'> & ConsentAccess {
  return {
    isAsking: () => current()?.consent.isAsking() ?? false,
    isRefusedByBrowser: () => current()?.consent.from() === 'browser',
    get: () => current()?.consent.get() ?? null,
    async set(answer) {
      const services = await open();
      if (!services) return notRunning();
      const isSet = () => {
        services.consent.set(answer);
        return true;
      };
      if (typeof answer !== 'object' || !attempt(isSet)) return invalidCall('consent.set() takes { analytics, marketing }.');
      return ok(services.consent.get());
    },
    subscribe: (listener) => {
      const consent = open().then((services) => services && services.consent);
      return subscribeLater(consent, listener, report, (keeper) => keeper.get());
    },
  };
}
