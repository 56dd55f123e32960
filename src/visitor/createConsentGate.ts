import type { ConsentKeeper } from './createConsent.ts';

/** Maximum number of waiting requests. */
const LONGEST = 50;

/** Keeps requests in memory until the visitor has consented or refused. */
export interface ConsentGate {
  /** Runs `send` now, after consent, or never. */
  run(send: () => void): void;
  clear(): void;
}

/** @param consent consent to analytics */
export function createConsentGate(consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): ConsentGate & { stop(): void } {
  const waiting: (() => void)[] = [];
  const off = consent.subscribe(({ analytics }) => {
    if (analytics === null) return;
    const held = waiting.splice(0);
    if (analytics) for (const send of held) send();
  });
  return {
    run(send) {
      const { analytics } = consent.get();
      if (analytics) send();
      if (analytics !== null) return;
      if (waiting.length >= LONGEST) waiting.shift();
      waiting.push(send);
    },
    clear: () => void waiting.splice(0),
    stop() {
      off();
      waiting.length = 0;
    },
  };
}
