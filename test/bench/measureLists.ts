import type { Browser } from 'playwright-core';
import { contestants, type ContestantName } from './contestants.ts';
import { measurePage, type PageRun } from './measurePage.ts';
import { measureTasks, type LongestTasks } from './measureTasks.ts';
import { median } from './median.ts';

/** The numbers of a run. */
type Figures = Omit<PageRun, 'moved'>;

export interface ListResult {
  readonly name: ContestantName;
  readonly count: number;
  readonly slowdown: number;
  readonly median: Figures;
  readonly runs: readonly PageRun[];
}

export interface TaskResult {
  readonly name: ContestantName;
  readonly count: number;
  readonly slowdown: number;
  readonly work: number;
  readonly evaluation: number;
  readonly runs: readonly LongestTasks[];
}

export interface ListsOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
}

/** The slow phone: a quarter of the speed. */
const SLOWDOWN = 4;

/**
 * Measures every contestant with every number of products, at full speed and throttled. The order rotates per round, so that other load on
 * the machine falls on all.
 *
 * @param onRound called after each round with its number, from 1
 */
export async function measureLists(
  browser: Browser,
  url: string,
  { sizes, rounds }: ListsOptions,
  onRound: (round: number) => void,
): Promise<{ lists: ListResult[]; tasks: TaskResult[] }> {
  const fast = sizes.map((count) => ({ count, slowdown: 1 }));
  const slow = sizes.map((count) => ({ count, slowdown: SLOWDOWN }));
  const situations = fast.flatMap((situation, index) => [situation, slow[index]!]);
  const lists = situations.flatMap((situation) => contestants.map((contestant) => ({ contestant, situation, runs: [] as PageRun[] })));
  const traced = slow.flatMap((situation) =>
    contestants
      .filter(({ scripts }) => scripts?.startsWith('/dist/'))
      .map((contestant) => ({ contestant, situation, runs: [] as LongestTasks[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { contestant, situation, runs } of rotate(lists, round)) runs.push(await measurePage(browser, url, contestant, situation));
    for (const { contestant, situation, runs } of rotate(traced, round)) runs.push(await measureTasks(browser, url, contestant, situation));
    onRound(round + 1);
  }
  return {
    lists: lists.map(({ contestant, situation, runs }) => ({ name: contestant.name, ...situation, median: medianRun(runs), runs })),
    tasks: traced.map(({ contestant, situation, runs }) => ({
      name: contestant.name,
      ...situation,
      work: median(runs.map((run) => run.work)),
      evaluation: median(runs.map((run) => run.evaluation)),
      runs,
    })),
  };
}

const rotate = <Item>(items: readonly Item[], by: number): Item[] => items.map((_, index) => items[(index + by) % items.length]!);

function medianRun(runs: readonly PageRun[]): Figures {
  const keys = Object.keys(runs[0] ?? {}).filter((key) => key !== 'moved') as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as unknown as Figures;
}
