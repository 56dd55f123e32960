import type { ScenarioChoice } from './chooseScenario.ts';
import type { RequestRecord } from './RequestRecord.ts';

export interface Mocks {
  /** API requests of this page, oldest first, those of analytics and page speed among them; the last 1,000. */
  readonly log: readonly RequestRecord[];
  watchLog(listener: () => void): () => void;
  setScenario(choice: ScenarioChoice): void;
  /** Clears carts and log and returns to normal behaviour. */
  reset(): void;
  stop(): void;
}
