import type { ConsentKeeper } from './createConsent.ts';

/** How many facts wait for the visitor's answer. */
const LONGEST = 50;

/** Keeps what happens, in memory only, until the visitor has said whether it may be told. */
export interface Hold {
  /** Tells it now, when the visitor has answered with a yes, or never. */
  pass(send: () => void): void;
  /** Forgets what waits. */
  clear(): void;
}

/** @param consent what it waits for: consent to analytics */
export function createHold(consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): Hold & { stop(): void } {
  const waiting: (() => void)[] = [];
  const off = consent.subscribe(({ analytics }) => {
    if (analytics === null) return;
    const held = waiting.splice(0);
    if (analytics) for (const send of held) send();
  });
  return {
    pass(send) {
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
