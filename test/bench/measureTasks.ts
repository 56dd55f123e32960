import type { Browser } from 'playwright-core';
import type { Contestant } from './contestants.ts';
import { openPage, type Situation } from './openPage.ts';
import { readTasks, startTasks, type TaskSummary } from './readTasks.ts';

/** The longest stretches that scripts took of the main thread without a break, by its CPU in ms. */
export interface LongestTasks {
  /** The longest within one task, without the evaluation of files. */
  readonly work: number;
  /** The longest evaluation of files within one task. */
  readonly evaluation: number;
  /** The task that `work` is of. */
  readonly worst: TaskSummary | null;
}

const QUIET_MS = 1000;

/** Loads a page of ours under the tracer; by CPU, so that what other processes of the machine take is not counted. */
export async function measureTasks(browser: Browser, url: string, contestant: Contestant, situation: Situation): Promise<LongestTasks> {
  const tasks = await openPage({ browser, url }, contestant, situation, startTasks, async ({ page, cdp }) => {
    await page.waitForTimeout(QUIET_MS);
    return readTasks(cdp);
  });
  // Our list page has no scripts but ours (and one that sets the page's data): what scripts do there is ours.
  let worst: TaskSummary | null = null;
  let evaluation = 0;
  for (const task of tasks) {
    evaluation = Math.max(evaluation, task.evaluation);
    if (!worst || task.work > worst.work) worst = task;
  }
  return { work: worst?.work ?? 0, evaluation, worst };
}
