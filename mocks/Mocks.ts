import type { ScenarioChoice } from './chooseScenario.ts';
import type { RequestRecord } from './RequestRecord.ts';

/** A running mocked host. */
export interface Mocks {
  /** Each API request of this page so far, oldest first. */
  readonly log: readonly RequestRecord[];
  /** Calls back when the log has changed; returns its off. */
  watchLog(listener: () => void): () => void;
  setScenario(choice: ScenarioChoice): void;
  /** Forgets all carts and the log, and lets everything work again. */
  reset(): void;
  /** Lets requests through to the network again, and takes the panel away. */
  stop(): void;
}
