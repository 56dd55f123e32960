import type { BenchContext } from './BenchContext.ts';
import { contestants } from './contestants.ts';
import { createSourceNames } from './sourceNames.ts';
import { sumProfile } from './sumProfile.ts';
import { takeProfile } from './takeProfile.ts';
import { table } from './table.ts';

const SIZES = '100';
const SLOWDOWN = 4;
const LINES = 30;

/** Prints where our CPU time, memory and longest tasks come from, by source file. Options: `--sizes=100`, `--build='ours, lite ESM'`. */
export async function profile({ browser, server, dist, option, print }: BenchContext): Promise<object> {
  const taken: Record<string, unknown> = {};
  const build = option('build');
  const ours = contestants.filter(({ name, scripts }) => scripts?.startsWith('/dist/') && (build === null || name === build));
  const sizes = (option('sizes') ?? SIZES).split(',').map(Number);
  for (const { contestant, count } of sizes.flatMap((size) => ours.map((one) => ({ contestant: one, count: size })))) {
    const nameOf = createSourceNames(dist.folder);
    const { cpu, heap, heapSeen, tasks } = await takeProfile(browser, server.url, contestant, { count, slowdown: SLOWDOWN });
    const time = sumProfile(cpu, nameOf);
    const memory = sumProfile(heap, nameOf);
    const seen = sumProfile(heapSeen, nameOf);
    const lists: [string, readonly [string, number][], number][] = [
      [`CPU ms at 1/${SLOWDOWN} speed, self, by file (of ${Math.round(time.total)})`, time.selfByFile, 1],
      ['CPU ms, inclusive, by file', time.inclusiveByFile, 1],
      ['CPU ms, self, by function', time.selfByFunction, 1],
      ['CPU ms, inclusive, by function', time.inclusiveByFunction, 1],
      [`Live heap kB by allocating file (of ${Math.round(memory.total / 1000)})`, memory.selfByFile, 1000],
      ['Live heap kB, inclusive, by file', memory.inclusiveByFile, 1000],
      ['Live heap kB by allocating function', memory.selfByFunction, 1000],
      ['Live heap kB, inclusive, by function', memory.inclusiveByFunction, 1000],
      [`All seen: live heap kB by allocating file (of ${Math.round(seen.total / 1000)})`, seen.selfByFile, 1000],
      ['All seen: live heap kB, inclusive, by file', seen.inclusiveByFile, 1000],
      ['All seen: live heap kB by allocating function', seen.selfByFunction, 1000],
      ['All seen: live heap kB, inclusive, by function', seen.inclusiveByFunction, 1000],
    ];
    print(`\n# ${contestant.name}, ${count} products`);
    for (const [title, rows, unit] of lists) {
      print(`\n${title}`);
      print(
        table(
          ['', 'sum'],
          rows.slice(0, LINES).map(([name, sum]) => [name, (sum / unit).toFixed(1)]),
        ),
      );
    }
    const own = tasks.filter(({ work, evaluation }) => work + evaluation > 1);
    const rows = own.map((task) =>
      [task.start, task.duration, task.cpu, task.evaluation, task.work]
        .map((ms) => ms.toFixed(0))
        .concat(task.parts.join(', '), names(task.scripts)),
    );
    print(`\nTasks of 5 ms CPU or more with our scripts in them, at 1/${SLOWDOWN} speed`);
    print(table(['at', 'ms', 'CPU', 'evaluation', 'other script', 'made of', 'scripts'], rows));
    taken[`${contestant.name}, ${count}`] = { time, memory, seen, tasks };
  }
  return taken;
}

const names = (addresses: readonly string[]): string => addresses.map((address) => address.replace(/^.*\//, '')).join(', ');
