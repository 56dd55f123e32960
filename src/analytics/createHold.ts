import type { ConsentKeeper } from './createConsent.ts';

/** How many facts wait for the visitor's answer. */
const LONGEST = 50;

/** Keeps what happens, in memory only, until the visitor has said whether it may be told. */
export interface Hold {
  /** Tells it now, when the visitor has answered with a yes, or never. */
  pass(tell: () => void): void;
  /** Forgets what waits. */
  clear(): void;
}

/** @param consent what it waits for: consent to analytics */
export function createHold(consent: Pick<ConsentKeeper, 'get' | 'subscribe'>): Hold & { stop(): void } {
  const waiting: (() => void)[] = [];
  const off = consent.subscribe(({ analytics }) => {
    if (analytics === null) return;
    const told = waiting.splice(0);
    if (analytics) for (const tell of told) tell();
  });
  return {
    pass(tell) {
      const { analytics } = consent.get();
      if (analytics) tell();
      if (analytics !== null) return;
      if (waiting.length >= LONGEST) waiting.shift();
      waiting.push(tell);
    },
    clear: () => void waiting.splice(0),
    stop() {
      off();
      waiting.length = 0;
    },
  };
}
