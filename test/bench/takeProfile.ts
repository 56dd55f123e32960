import type { Browser, CDPSession } from 'playwright-core';
import type { Contestant } from './contestants';
import { installProbe } from './probe';
import type { ProfileNode } from './sumProfile';
import { readTasks, type TaskSummary } from './readTasks';

export interface Profiles {
  /** ms of the main thread. */
  readonly cpu: ProfileNode;
  /** Bytes still alive after a forced collection, by where they were allocated. */
  readonly heap: ProfileNode;
  /** The longest tasks of the main thread and what they were made of. */
  readonly tasks: readonly TaskSummary[];
}

const SAMPLE_US = 250;
const HEAP_SAMPLE_BYTES = 4096;
const QUIET_MS = 3000;
const PATIENCE_MS = 120_000;

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** Loads a contestant's page three times: under the CPU profiler, under the sampling heap profiler, and under the tracer. */
export async function takeProfile(browser: Browser, url: string, contestant: Contestant, count: number, slowdown: number): Promise<Profiles> {
  const load = async <Taken>(start: (cdp: CDPSession) => Promise<void>, take: (cdp: CDPSession) => Promise<Taken>): Promise<Taken> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(installProbe, contestant.own);
      const cdp = await context.newCDPSession(page);
      if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await start(cdp);
      await page.goto(url + contestant.path(count), { waitUntil: 'load', timeout: PATIENCE_MS });
      await page.waitForFunction(() => window.benchProbe?.readyAt != null, null, { polling: 200, timeout: PATIENCE_MS });
      await page.waitForTimeout(QUIET_MS);
      return await take(cdp);
    } finally {
      await context.close();
    }
  };

  const cpu = await load(
    async (cdp) => {
      await cdp.send('Profiler.enable');
      await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
      await cdp.send('Profiler.start');
    },
    async (cdp) => cpuTree((await cdp.send('Profiler.stop')).profile),
  );
  const heap = await load(
    (cdp) => cdp.send('HeapProfiler.startSampling', { samplingInterval: HEAP_SAMPLE_BYTES }).then(() => undefined),
    async (cdp) => {
      await cdp.send('HeapProfiler.collectGarbage');
      return heapTree((await cdp.send('HeapProfiler.getSamplingProfile')).profile.head);
    },
  );
  const tasks = await load(
    (cdp) =>
      cdp
        .send('Tracing.start', {
          transferMode: 'ReportEvents',
          traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink'] },
        })
        .then(() => undefined),
    readTasks,
  );
  return { cpu, heap, tasks };
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
