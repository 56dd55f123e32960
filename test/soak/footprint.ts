import type { CDPSession } from 'playwright-core';

export interface Footprint {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A page's heap (bytes) and DevTools' counters once garbage is collected and the counters stand still. */
export async function footprint(session: CDPSession): Promise<Footprint> {
  await session.send('Runtime.discardConsoleEntries');
  let last: Footprint | null = null;
  for (let turn = 0; turn < 20; turn += 1) {
    for (let again = 0; again < 3; again += 1) await session.send('HeapProfiler.collectGarbage');
    const counted = (await session.send('Memory.getDOMCounters')) as { nodes: number; jsEventListeners: number };
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const now = { heap: usedSize, nodes: counted.nodes, listeners: counted.jsEventListeners };
    if (last && last.nodes === now.nodes && last.listeners === now.listeners && Math.abs(last.heap - now.heap) < 20_000) return now;
    last = now;
  }
  return last!;
}
