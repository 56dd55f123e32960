import type { ScenarioChoice } from './chooseScenario.ts';
import type { Db } from './db/Db.ts';
import type { RequestRecord } from './RequestRecord.ts';

/** What the handlers share: one host's memory and its present mood. */
export interface HostContext {
  readonly db: Db;
  /** Notes a request, when it comes and again when it is answered: one of the shop, or a fact that is told. */
  note(record: RequestRecord, isFact: boolean): void;
  /** The scenario for visitors whose page does not choose one. */
  scenario(): ScenarioChoice;
  /** How many requests a scenario has concerned before this one. */
  nextTurn(choice: ScenarioChoice): number;
  /** Waits so many ms, at the pace of this host. */
  wait(ms: number): Promise<void>;
  /** ms since 1970. */
  now(): number;
}
