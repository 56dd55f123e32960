import type { Browser, CDPSession } from 'playwright-core';
import type { Contestant } from './contestants.ts';
import { openPage, type Situation } from './openPage.ts';
import { evaluate } from './measurePage.ts';
import { scrollThrough } from './probe.ts';
import { readTasks, startTasks, type TaskSummary } from './readTasks.ts';
import type { ProfileNode } from './sumProfile.ts';

export interface Profiles {
  readonly cpu: ProfileNode;
  /** Bytes alive after a forced collection, by allocation site. */
  readonly heap: ProfileNode;
  /** The same once the visitor has seen the whole page. */
  readonly heapSeen: ProfileNode;
  readonly tasks: readonly TaskSummary[];
}

const SAMPLE_US = 250;
const HEAP_SAMPLE_BYTES = 4096;
const QUIET_MS = 3000;

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

export async function takeProfile(browser: Browser, url: string, contestant: Contestant, situation: Situation): Promise<Profiles> {
  const load = <Taken>(start: (cdp: CDPSession) => Promise<unknown>, take: (cdp: CDPSession) => Promise<Taken>): Promise<Taken> =>
    openPage({ browser, url }, contestant, situation, start, async ({ page, cdp }) => {
      await page.waitForTimeout(QUIET_MS);
      return take(cdp);
    });
  const cpu = await load(
    async (cdp) => {
      await cdp.send('Profiler.enable');
      await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
      await cdp.send('Profiler.start');
    },
    async (cdp) => cpuTree((await cdp.send('Profiler.stop')).profile),
  );
  const readHeap = async (cdp: CDPSession) => {
    await cdp.send('HeapProfiler.collectGarbage');
    return heapTree((await cdp.send('HeapProfiler.getSamplingProfile')).profile.head);
  };
  const heaps = await load(
    (cdp) => cdp.send('HeapProfiler.startSampling', { samplingInterval: HEAP_SAMPLE_BYTES }),
    async (cdp) => {
      const heap = await readHeap(cdp);
      await evaluate(cdp, scrollThrough);
      return { heap, heapSeen: await readHeap(cdp) };
    },
  );
  return { cpu, ...heaps, tasks: await load(startTasks, readTasks) };
}

interface CpuProfile {
  readonly nodes: readonly { id: number; callFrame: Frame; children?: number[] }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

function cpuTree({ nodes, samples = [], timeDeltas = [] }: CpuProfile): ProfileNode {
  const selves = new Map<number, number>();
  // A sample lasts until the next one.
  samples.forEach((id, index) => selves.set(id, (selves.get(id) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const build = (id: number): ProfileNode => {
    const node = byId.get(id)!;
    const self = node.callFrame.functionName === '(idle)' ? 0 : (selves.get(id) ?? 0);
    return { ...place(node.callFrame), self, children: (node.children ?? []).map(build) };
  };
  return build(nodes[0]!.id);
}

interface HeapNode {
  readonly callFrame: Frame;
  readonly selfSize: number;
  readonly children: readonly HeapNode[];
}

const heapTree = ({ callFrame, selfSize, children }: HeapNode): ProfileNode => ({
  ...place(callFrame),
  self: selfSize,
  children: children.map(heapTree),
});

const place = ({ functionName, url, lineNumber, columnNumber }: Frame) => ({ functionName, url, line: lineNumber, column: columnNumber });
