import type { LogFilter } from './filterLog.ts';
import type { ScenarioChoice } from './chooseScenario.ts';
import type { RequestRecord } from './RequestRecord.ts';

export interface Mocks {
  /** API requests of this page, oldest first, those of analytics and page speed among them; the last 1,000. */
  readonly log: readonly RequestRecord[];
  /** Those of the log with this method and path: `mocks.requests({ method: 'POST', path: '/entries' })`. */
  requests(filter?: LogFilter): readonly RequestRecord[];
  watchLog(listener: () => void): () => void;
  setScenario(choice: ScenarioChoice): void;
  /** Clears carts and log and returns to normal behaviour. */
  reset(): void;
  stop(): void;
}
