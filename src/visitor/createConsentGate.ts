import type { ConsentKeeper } from './createConsent.ts';

/** Maximum number of waiting requests. */
const LONGEST = 50;

/** Keeps requests in memory until the visitor has consented or refused. */
export interface ConsentGate {
  /** Runs `send` now, after consent, or never. Of too many the oldest is dropped, but no page view before anything else. */
  run(send: () => void, isPageView?: boolean): void;
}

/** @param consent consent to analytics */
export function createConsentGate(consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): ConsentGate & { stop(): void } {
  const waiting: { readonly send: () => void; readonly isPageView: boolean }[] = [];
  const off = consent.subscribe(({ analytics }) => {
    if (analytics === null) return;
    const held = waiting.splice(0);
    if (analytics) for (const { send } of held) send();
  });
  return {
    run(send, isPageView = false) {
      const { analytics } = consent.get();
      if (analytics) send();
      if (analytics !== null) return;
      if (waiting.length >= LONGEST) {
        waiting.splice(
          Math.max(
            waiting.findIndex((held) => !held.isPageView),
            0,
          ),
          1,
        );
      }
      waiting.push({ send, isPageView });
    },
    stop() {
      off();
      waiting.length = 0;
    },
  };
}
