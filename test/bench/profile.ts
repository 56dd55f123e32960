import type { BenchContext } from './BenchContext';
import { contestants } from './contestants';
import { createSourceNames } from './sourceNames';
import { sumProfile } from './sumProfile';
import { takeProfile } from './takeProfile';
import { table } from './table';

const COUNT = 100;
const SLOWDOWN = 4;
const LINES = 30;

/** Prints where our main-thread time, our memory and our longest tasks come from, by source file: for us, not for the promises. */
export async function profile({ browser, server, dist, print }: BenchContext): Promise<object> {
  const taken: Record<string, unknown> = {};
  for (const contestant of contestants) {
    if (!contestant.announces || contestant.name.startsWith('peer')) continue;
    const nameOf = createSourceNames(dist.folder);
    const { cpu, heap, tasks } = await takeProfile(browser, server.url, contestant, COUNT, SLOWDOWN);
    const time = sumProfile(cpu, nameOf);
    const memory = sumProfile(heap, nameOf);
    const lists: [string, readonly [string, number][], number][] = [
      [`CPU ms at 1/${SLOWDOWN} speed, self, by file (of ${Math.round(time.total)})`, time.selfByFile, 1],
      ['CPU ms, inclusive, by file', time.inclusiveByFile, 1],
      ['CPU ms, self, by function', time.selfByFunction, 1],
      ['CPU ms, inclusive, by function', time.inclusiveByFunction, 1],
      [`Live heap kB by allocating file (of ${Math.round(memory.total / 1000)})`, memory.selfByFile, 1000],
      ['Live heap kB, inclusive, by file', memory.inclusiveByFile, 1000],
      ['Live heap kB by allocating function', memory.selfByFunction, 1000],
      ['Live heap kB, inclusive, by function', memory.inclusiveByFunction, 1000],
    ];
    print(`\n# ${contestant.name}, ${COUNT} products`);
    for (const [title, rows, unit] of lists) {
      print(`\n${title}`);
      print(table(['', 'sum'], rows.slice(0, LINES).map(([name, sum]) => [name, (sum / unit).toFixed(1)])));
    }
    print('\nTasks of 20 ms CPU or more');
    print(table(['at', 'ms', 'CPU', 'made of', 'scripts'], tasks.map((task) => [task.start.toFixed(0), task.duration.toFixed(0), task.cpu.toFixed(0), task.parts.join(', '), task.scripts.join(', ')])));
    taken[contestant.name] = { time, memory, tasks };
  }
  return taken;
}
