import type { Browser } from 'playwright-core';
import type { Contestant } from './contestants.ts';
import { openPage, type Situation } from './openPage.ts';
import { readTasks, startTasks, type TaskSummary } from './readTasks.ts';

/** The longest uninterrupted script work by main-thread CPU in ms. */
export interface LongestTasks {
  readonly work: number;
  readonly evaluation: number;
  readonly worst: TaskSummary | null;
}

const QUIET_MS = 1000;

/** Loads our page under the tracer; CPU time does not count other processes. */
export async function measureTasks(browser: Browser, url: string, contestant: Contestant, situation: Situation): Promise<LongestTasks> {
  const tasks = await openPage({ browser, url }, contestant, situation, startTasks, async ({ page, cdp }) => {
    await page.waitForTimeout(QUIET_MS);
    return readTasks(cdp);
  });
  // The list page has no other scripts, so all script work is ours.
  let worst: TaskSummary | null = null;
  let evaluation = 0;
  for (const task of tasks) {
    evaluation = Math.max(evaluation, task.evaluation);
    if (!worst || task.work > worst.work) worst = task;
  }
  return { work: worst?.work ?? 0, evaluation, worst };
}
