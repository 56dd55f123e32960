import type { BenchContext } from './BenchContext.ts';
import { measureBare, type BareHeap } from './measureBare.ts';
import { measureLists, type ListResult } from './measureLists.ts';
import { listPromises, type PromiseLine } from './promises.ts';
import { printPromises } from './printPromises.ts';
import { table } from './table.ts';

const ROUNDS = 5;
const SIZES = '1,10,100';

/** Start and mount of product lists, ours and the peer's in turns. Options: `--rounds=5`, `--sizes=1,10,100`. */
export async function lists({ browser, server, option, print }: BenchContext): Promise<{ promises: PromiseLine[]; bare: BareHeap[] }> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  const sizes = (option('sizes') ?? SIZES).split(',').map(Number);
  const measured = await measureLists(browser, server.url, { sizes, rounds }, (round) => print(`round ${round} of ${rounds}`));
  print(
    `\nProduct lists with pickers: medians of ${rounds} loads in fresh contexts, in turns. CPU, script, layout: main-thread CPU in ms;`,
  );
  print(
    'mounted, longest, blocking (of long tasks), own work and evaluation (within long tasks): ms by the clock; heap in kB after collection.',
  );
  const head = [
    '',
    'CPU',
    'script',
    'layout',
    'mounted',
    'longest',
    'blocking',
    'own work',
    'own eval.',
    'shift',
    'own shift',
    'heap',
    'nodes',
    'listeners',
    'parts',
  ];
  for (const count of sizes) {
    for (const slowdown of new Set(measured.lists.map((list) => list.slowdown))) {
      const rows = measured.lists.filter((list) => list.count === count && list.slowdown === slowdown);
      print(`\n${count} ${count === 1 ? 'product' : 'products'}, ${slowdown === 1 ? 'full speed' : `1/${slowdown} speed`}`);
      print(table(head, rows.map(row)));
    }
  }
  print('\nThe longest that our scripts hold the main thread within one task, in ms of its CPU (traced)');
  print(
    table(
      ['', 'products', 'speed', 'work', 'evaluation'],
      measured.tasks.map(({ name, count, slowdown, work, evaluation }) => [
        name,
        String(count),
        `1/${slowdown}`,
        work.toFixed(0),
        evaluation.toFixed(0),
      ]),
    ),
  );
  const bare = await measureBare(browser, server.url, measured.lists, rounds);
  print('\nThe libraries by themselves, with as many containers as our builds have mounted: heap in kB after collection');
  print(
    table(
      ['', 'containers', 'heap'],
      bare.map(({ flavour, containers, heap }) => [
        flavour === 'lite' ? 'bare Preact' : 'bare React',
        String(containers),
        (heap / 1000).toFixed(0),
      ]),
    ),
  );
  const promises = listPromises(measured.lists, measured.tasks, bare);
  printPromises(promises, print);
  return { promises, bare, ...measured };
}

function row({ name, median }: ListResult): string[] {
  const times = [
    median.cpu,
    median.script,
    median.layout,
    median.mountedAt,
    median.longestTask,
    median.blocking,
    median.ownWork,
    median.ownEvaluation,
  ];
  const memory = [median.heap / 1000, median.nodes, median.listeners, median.mounted];
  return [
    name,
    ...times.map((time) => time.toFixed(0)),
    median.shift.toFixed(4),
    median.ownShift.toFixed(4),
    ...memory.map((value) => value.toFixed(0)),
  ];
}
