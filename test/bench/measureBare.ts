import type { Browser, CDPSession } from 'playwright-core';
import { contestants } from './contestants.ts';
import type { ListResult } from './measureLists.ts';
import type { Flavour } from './measureLoads.ts';
import { readMemory } from './measurePage.ts';
import { median } from './median.ts';
import { openPage } from './openPage.ts';

/** What a library needs by itself, with nothing of ours. */
export interface BareHeap {
  readonly flavour: Flavour;
  /** How many containers it renders in. */
  readonly containers: number;
  /** By how much the JS heap of the plain page grows, in bytes, after a forced collection: the median of the runs. */
  readonly heap: number;
}

/** Which library a build of ours stands on. */
export const flavourOf = (name: string): Flavour => (name.includes('lite') ? 'lite' : 'react');

/** Measures each library with as many containers as our builds on it have mounted in the same run, on the plain page of the same list. */
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
