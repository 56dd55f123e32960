import type { Browser } from 'playwright-core';
import type { Contestant } from './contestants';
import { openPage, type Situation } from './openPage';
import { readTasks, startTasks, type TaskSummary } from './readTasks';

/** The longest tasks in which a contestant's scripts took part, by main-thread CPU in ms. */
export interface LongestTasks {
  /** The longest task, without the evaluation of files. */
  readonly work: number;
  /** The longest evaluation of files within one task. */
  readonly evaluation: number;
  /** The task that `work` is of. */
  readonly worst: TaskSummary | null;
}

const QUIET_MS = 1000;

/** Loads a contestant's page under the tracer; by CPU, so that what other processes of the machine take is not counted. */
export async function measureTasks(browser: Browser, url: string, contestant: Contestant, situation: Situation): Promise<LongestTasks> {
  const tasks = await openPage({ browser, url }, contestant, situation, startTasks, async ({ page, cdp }) => {
    await page.waitForTimeout(QUIET_MS);
    return readTasks(cdp);
  });
  const prefix = contestant.scripts === null ? null : url + contestant.scripts;
  // The tracer names no file where modules are evaluated; our page has no other modules.
  const own = tasks.filter(
    ({ scripts, evaluatesModules }) => prefix !== null && (evaluatesModules || scripts.some((script) => script.startsWith(prefix))),
  );
  let worst: TaskSummary | null = null;
  let evaluation = 0;
  for (const task of own) {
    evaluation = Math.max(evaluation, task.evaluation);
    if (!worst || workOf(task) > workOf(worst)) worst = task;
  }
  return { work: worst ? workOf(worst) : 0, evaluation, worst };
}

const workOf = ({ cpu, evaluation }: TaskSummary): number => cpu - evaluation;
