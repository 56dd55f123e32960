import type { ConsentKeeper } from './createConsent.ts';
import { answerAll, type ConsentState } from '../commerce/model/consent.ts';
import { pushTo, type DataLayerOwner } from './pushToDataLayer.ts';

/** Time (ms) that tags wait for the visitor's answer; then they work without storage. */
const WAIT_MS = 500;

/**
 * Mirrors consent to Google's tags (consent mode v2): a default of "denied" unless the page has set its own, then an update at each answer.
 * Tags that load before this script need the page's own default. Returns its off.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function mirrorConsent(view: DataLayerOwner, consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): () => void {
  const mirror = (state: ConsentState) => {
    if (state.analytics !== null) pushTo(view, toArguments('consent', 'update', signalsOf(state)));
  };
  if (!hasDefault(view)) pushTo(view, toArguments('consent', 'default', consentDefault));
  mirror(consent.get());
  return consent.subscribe(mirror);
}

const signal = (isGiven: boolean | null): string => (isGiven ? 'granted' : 'denied');

/** Advertising elsewhere with the visitor's data is a sale of it: https://support.google.com/analytics/answer/9976101 */
const signalsOf = ({ analytics, marketing, preferences, saleOfData }: ConsentState) => ({
  analytics_storage: signal(analytics),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing && saleOfData),
  ad_personalization: signal(marketing && saleOfData),
  functionality_storage: signal(preferences),
  personalization_storage: signal(preferences),
});

/** The permissions of tags before the visitor's answer. */
const consentDefault = { ...signalsOf(answerAll(false)), wait_for_update: WAIT_MS };

/** The same as a script for the page's head, before any tag of Google; the build gives it with its hash. */
export const consentDefaultScript = `window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',${/* @__PURE__ */ JSON.stringify(consentDefault)})`;

const hasDefault = ({ dataLayer }: DataLayerOwner): boolean =>
  Array.isArray(dataLayer) && dataLayer.some((entry: unknown) => Object(entry)[0] === 'consent' && Object(entry)[1] === 'default');

/** Google's tags accept a command only as an `arguments` object. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
