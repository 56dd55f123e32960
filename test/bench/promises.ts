import { SHOP_BUDGETS } from '../build/budgets.ts';
import { contestants, type ContestantName } from './contestants.ts';
import type { FileBytes } from './measureBytes.ts';
import { flavourOf, type BareHeap } from './measureBare.ts';
import type { ListResult, TaskResult } from './measureLists.ts';
import type { Flavour, PageLoad } from './measureLoads.ts';
import type { PageRun } from './measurePage.ts';

export interface PromiseLine {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}

const KB = 1000;
const COUNT = 100;
const SLOWDOWN = 4;
const CPU_SHARE = 0.1;
const LONG_TASK_MS = 50;
const HEAP_BASE = 600 * KB;
const HEAP_PER_ELEMENT = 16 * KB;
const HEAP_SEEN = 5000 * KB;

const OURS: readonly ContestantName[] = ['ours, UMD', 'ours, ESM', 'ours, lite UMD', 'ours, lite ESM'];
/** The peer's component in both modes; the set is shown for comparison. */
const PEERS: readonly ContestantName[] = ['peer, frames', 'peer, inline'];

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

export const bytePromises = (files: readonly FileBytes[], loads: readonly PageLoad[]): PromiseLine[] => [
  ...flavourPromises('react', 'storefront.umd.js', files, loads),
  ...flavourPromises('lite', 'storefront.lite.umd.js', files, loads),
];

function flavourPromises(flavour: Flavour, oneFile: string, files: readonly FileBytes[], loads: readonly PageLoad[]): PromiseLine[] {
  const budget = SHOP_BUDGETS[flavour];
  const heaviest = (isMeant: (page: string) => boolean) =>
    Math.max(...loads.filter((load) => load.flavour === flavour && isMeant(load.page)).map(({ brotli }) => brotli));
  const line = (what: string, measured: number, most: number): PromiseLine => ({
    promise: `${flavour}: ${what} ≤ ${kb(most)} brotli`,
    measured: kb(measured),
    holds: measured > 0 && measured <= most,
  });
  return [
    line('one file', files.find(({ file }) => file === oneFile)?.brotli ?? Number.NaN, budget.oneFile),
    line(
      'plain product page',
      heaviest((page) => page.startsWith('product')),
      budget.productPage,
    ),
    line(
      'page without our elements',
      heaviest((page) => page === 'without our elements'),
      budget.plainPage,
    ),
  ];
}

export function listPromises(lists: readonly ListResult[], tasks: readonly TaskResult[], bare: readonly BareHeap[]): PromiseLine[] {
  const find = (name: ContestantName, slowdown = 1) =>
    lists.find((list) => list.name === name && list.count === COUNT && list.slowdown === slowdown);
  const lines: PromiseLine[] = [];
  for (const name of OURS) {
    const list = find(name);
    const slow = find(name, SLOWDOWN);
    const plain = find(contestants.find((contestant) => contestant.name === name)!.plain);
    const traced = tasks.find((task) => task.name === name && task.count === COUNT && task.slowdown === SLOWDOWN);
    if (!list || !slow || !plain || !traced) continue;
    lines.push(cpuLine(name, list, find), {
      promise: `${name}: no task over ${LONG_TASK_MS} ms at 1/${SLOWDOWN} speed, evaluation excepted`,
      measured: `${ms(traced.work)} CPU (evaluation ${ms(traced.evaluation)}); by the clock ${ms(slow.median.ownWork)} (evaluation ${ms(slow.median.ownEvaluation)})`,
      holds: traced.work <= LONG_TASK_MS,
    });
    const runs = lists.filter((one) => one.name === name).flatMap((one) => one.runs);
    lines.push(shiftLine(name, runs));
    const { heap, heapSeen, mounted, mountedSeen } = list.median;
    lines.push(
      heapLine(name, 'as opened', heap - plain.median.heap, mounted, bare),
      heapLine(name, 'all seen', heapSeen - plain.median.heapSeen, mountedSeen, bare),
      {
        promise: `${name}, all seen: heap ≤ ${kb(HEAP_SEEN)}`,
        measured: kb(heapSeen - plain.median.heapSeen),
        holds: heapSeen - plain.median.heapSeen <= HEAP_SEEN,
      },
    );
  }
  return lines;
}

/** Judged after the page has arrived; earlier shifts are shown beside it. */
function shiftLine(name: ContestantName, runs: readonly PageRun[]): PromiseLine {
  const worst = runs.toSorted((a, b) => b.laterShift - a.laterShift)[0];
  const shift = worst?.laterShift ?? Number.NaN;
  const arriving = Math.max(...runs.map((run) => run.shift - run.laterShift));
  const measured = shift === 0 ? '0' : `${shift}: ${worst?.moved[0]}`;
  return {
    promise: `${name}: layout shift 0, in every run`,
    measured: arriving > 0 ? `${measured} (${arriving} while the page arrived)` : measured,
    holds: shift === 0,
  };
}

/** Judged per mounted element, or by the library's own cost with as many containers. */
function heapLine(name: ContestantName, when: string, heap: number, mounted: number, bare: readonly BareHeap[]): PromiseLine {
  const formula = HEAP_BASE + HEAP_PER_ELEMENT * mounted;
  const flavour = flavourOf(name);
  const library = bare.find((one) => one.flavour === flavour && one.containers === mounted)?.heap ?? 0;
  return {
    promise:
      `${name}, ${when}: heap ≤ ${kb(HEAP_BASE)} + ${kb(HEAP_PER_ELEMENT)} × ${mounted} mounted = ${kb(formula)}, ` +
      `or bare ${flavour === 'lite' ? 'Preact' : 'React'} with ${mounted} containers = ${kb(library)}`,
    measured: `${kb(heap)}, ${kb((heap - HEAP_BASE) / mounted)} each`,
    holds: mounted > 0 && heap <= Math.max(formula, library),
  };
}

/** Judged is what the script adds, because the server's HTML with a hundred pickers alone costs more than promised. */
function cpuLine(name: ContestantName, list: ListResult, find: (name: ContestantName) => ListResult | undefined): PromiseLine {
  const costs = (one: ListResult) => {
    const plain = find(contestants.find((contestant) => contestant.name === one.name)!.plain);
    return { whole: one.median.cpu, added: one.median.cpu - (plain?.median.cpu ?? Number.NaN) };
  };
  const better = (names: readonly ContestantName[]) =>
    names.flatMap((peer) => find(peer) ?? []).toSorted((a, b) => costs(a).added - costs(b).added)[0];
  const peer = better(PEERS);
  const set = better(['peer, set']);
  const ours = costs(list);
  if (!peer || !set) return { promise: `${name}: CPU`, measured: 'no peer was measured', holds: false };
  const theirs = costs(peer);
  const share = (other: ListResult) =>
    `${(ours.added / costs(other).added).toFixed(2)} (whole page ${(ours.whole / costs(other).whole).toFixed(2)})`;
  return {
    promise: `${name}: added CPU ≤ ${CPU_SHARE} of ${peer.name}, ${COUNT} products`,
    measured: `${share(peer)}: ${ms(ours.added)} of ${ms(theirs.added)}, whole page ${ms(ours.whole)} of ${ms(theirs.whole)}; of the peer's set ${share(set)}`,
    holds: ours.added <= CPU_SHARE * theirs.added,
  };
}
