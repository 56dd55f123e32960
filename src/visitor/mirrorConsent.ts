import type { ConsentKeeper } from './createConsent.ts';
import type { ConsentState } from './readConsent.ts';
import { pushTo, type DataLayerOwner } from './pushToDataLayer.ts';

/** How long tags may hold back for the visitor's answer, in ms; after that they work without storing anything. */
const WAIT_MS = 500;

/**
 * Passes the visitor's answer on to Google's tags: consent mode v2, as a default of "denied" unless the page has said its own, and an
 * update once there is an answer and at each change. Tags that the page loads before this script need the page's own default.
 * Returns its off.
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

/** Google's tags take a command as an `arguments` object, and no list. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
