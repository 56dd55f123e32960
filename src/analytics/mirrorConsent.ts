import type { ConsentKeeper } from './createConsent.ts';
import type { ConsentState } from './readConsent.ts';
import { pushTo, type DataLayerOwner } from './tellDataLayer.ts';

/**
 * Passes the visitor's answer on to Google's tags: consent mode v2, as an update once there is an answer and at each change. What holds
 * until then is for the page to say, before its tags are loaded. Returns its off.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function mirrorConsent(view: DataLayerOwner, consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): () => void {
  const tell = ({ analytics, marketing }: ConsentState) => {
    if (analytics === null || marketing === null) return;
    const signal = (isGiven: boolean) => (isGiven ? 'granted' : 'denied');
    const signals = {
      analytics_storage: signal(analytics),
      ad_storage: signal(marketing),
      ad_user_data: signal(marketing),
      ad_personalization: signal(marketing),
    };
    pushTo(view, toArguments('consent', 'update', signals));
  };
  tell(consent.get());
  return consent.subscribe(tell);
}

/** Google's tags take a command as an `arguments` object, and no list. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
