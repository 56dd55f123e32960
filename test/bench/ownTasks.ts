import type { ProbeRecord } from './probe.ts';

/** A contestant's share of long tasks in ms; tasks below 50 ms are not recorded by the browser. */
export interface OwnTasks {
  readonly ownWork: number;
  /** With what runs at once after a file has arrived. */
  readonly ownEvaluation: number;
  /** Time above 50 ms in long tasks with its scripts, at most their own time. */
  readonly ownBlocking: number;
}

const EVALUATION: ReadonlySet<string> = new Set(['classic-script', 'module-script']);
const LONG_TASK_MS = 50;

/** Attributes long tasks by the source addresses of long animation frames. */
export function ownTasks({ longTasks, scripts }: ProbeRecord, url: string, prefix: string | null): OwnTasks {
  const own = prefix === null ? [] : scripts.filter((script) => script.url.startsWith(url + prefix));
  let ownWork = 0;
  let ownEvaluation = 0;
  let ownBlocking = 0;
  for (const task of longTasks) {
    let work = 0;
    let evaluation = 0;
    for (const script of own) {
      if (script.start < task.start - 1 || script.start >= task.start + task.duration) continue;
      if (EVALUATION.has(script.kind)) evaluation = Math.max(evaluation, script.duration);
      else work += script.duration;
    }
    ownWork = Math.max(ownWork, work);
    ownEvaluation = Math.max(ownEvaluation, evaluation);
    ownBlocking += Math.min(task.duration - LONG_TASK_MS, work + evaluation);
  }
  return { ownWork, ownEvaluation, ownBlocking };
}
