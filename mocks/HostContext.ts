import type { ScenarioChoice } from './chooseScenario.ts';
import type { Db } from './db/Db.ts';
import type { RequestRecord } from './RequestRecord.ts';

export interface HostContext {
  readonly db: Db;
  /** Logs a request when it arrives and when it is answered. `isFact`: analytics. */
  note(record: RequestRecord, isFact: boolean): void;
  /** The scenario for visitors whose page does not choose one. */
  scenario(): ScenarioChoice;
  /** Number of earlier requests that the scenario applied to. */
  nextTurn(choice: ScenarioChoice): number;
  wait(ms: number): Promise<void>;
  now(): number;
}
