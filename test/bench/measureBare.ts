import type { Browser, CDPSession } from 'playwright-core';
import { contestants } from './contestants.ts';
import type { ListResult } from './measureLists.ts';
import type { Flavour } from './measureLoads.ts';
import { readMemory } from './measurePage.ts';
import { median } from './median.ts';
import { openPage } from './openPage.ts';

/** The cost of a library without our code. */
export interface BareHeap {
  readonly flavour: Flavour;
  readonly containers: number;
  /** Growth of the plain page's JS heap in bytes after a forced collection; median of the runs. */
  readonly heap: number;
}

export const flavourOf = (name: string): Flavour => (name.includes('lite') ? 'lite' : 'react');

/** Mounts as many containers per library as our builds on it have mounted, on the plain page of the same list. */
export async function measureBare(browser: Browser, url: string, lists: readonly ListResult[], rounds: number): Promise<BareHeap[]> {
  const bare: BareHeap[] = [];
  const ours = lists.filter(({ name, slowdown }) => name.startsWith('ours') && slowdown === 1);
  for (const { name, count, median: measured } of ours) {
    for (const containers of [measured.mounted, measured.mountedSeen]) {
      const flavour = flavourOf(name);
      if (bare.some((one) => one.flavour === flavour && one.containers === containers)) continue;
      const heaps: number[] = [];
      for (let round = 0; round < rounds; round += 1) heaps.push(await growth(browser, url, { flavour, count, containers }));
      bare.push({ flavour, containers, heap: median(heaps) });
    }
  }
  return bare;
}

async function growth(
  browser: Browser,
  url: string,
  { flavour, count, containers }: { flavour: Flavour; count: number; containers: number },
): Promise<number> {
  const plain = contestants.find(({ name }) => name === 'plain page')!;
  const start = (cdp: CDPSession) => cdp.send('Performance.enable');
  return openPage({ browser, url }, plain, { count, slowdown: 1 }, start, async ({ cdp }) => {
    const before = await readMemory(cdp);
    const { exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `import('/bare/${flavour}.js').then(({ mountBare }) => mountBare(${containers}))`,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`Bare ${flavour}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return (await readMemory(cdp)).heap - before.heap;
  });
}
