import type { ProbeRecord } from './probe.ts';

/** The contestant's own part of the long tasks of a page, in ms. A task of less than 50 ms is not recorded by the browser and counts 0. */
export interface OwnTasks {
  /** The longest sum, within one long task, of its scripts' work other than evaluating a file. */
  readonly ownWork: number;
  /** The longest evaluation of a file of its own (what runs at once when the file has arrived included). */
  readonly ownEvaluation: number;
  /** Time over 50 ms in long tasks in which its scripts took part, at most what they took. */
  readonly ownBlocking: number;
}

const EVALUATION: ReadonlySet<string> = new Set(['classic-script', 'module-script']);
const LONG_TASK_MS = 50;

/** Attributes long tasks to the scripts of one contestant, by the source address that long animation frames give. */
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
