import type { ConsentKeeper } from './createConsent.ts';
import type { ConsentState } from './readConsent.ts';
import { pushTo, type DataLayerOwner } from './pushToDataLayer.ts';

/** Time (ms) that tags wait for the visitor's answer; then they work without storage. */
const WAIT_MS = 500;

/**
 * Mirrors consent to Google's tags (consent mode v2): a default of "denied" unless the page has set its own, then an update at each answer.
 * Tags that load before this script need the page's own default. Returns its off.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function mirrorConsent(view: DataLayerOwner, consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): () => void {
  const mirror = ({ analytics, marketing }: ConsentState) => {
    if (analytics === null || marketing === null) return;
    pushTo(view, toArguments('consent', 'update', signalsOf(analytics, marketing)));
  };
  if (!hasDefault(view)) pushTo(view, toArguments('consent', 'default', { ...signalsOf(false, false), wait_for_update: WAIT_MS }));
  mirror(consent.get());
  return consent.subscribe(mirror);
}

const signal = (isGiven: boolean): string => (isGiven ? 'granted' : 'denied');

const signalsOf = (analytics: boolean, marketing: boolean) => ({
  analytics_storage: signal(analytics),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
});

const hasDefault = ({ dataLayer }: DataLayerOwner): boolean =>
  Array.isArray(dataLayer) && dataLayer.some((entry: unknown) => Object(entry)[0] === 'consent' && Object(entry)[1] === 'default');

/** Google's tags accept a command only as an `arguments` object. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
