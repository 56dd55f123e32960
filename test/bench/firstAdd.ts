import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { comparePairs } from './comparePairs.ts';
import { FIRST_ADD_PAGES, NO_SCRIPT, type FirstAddPage } from './firstAddPages.ts';
import { bytesOf } from './measureBytes.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const ROUNDS = 7;
const REST_MS = 1500;
/** On a slow line everything takes longer to come to rest. */
const SLOW_REST_MS = 4000;
const PATIENCE_MS = 20_000;
const SLOWDOWN = 4;
/** Lighthouse's "slow 4G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Exact figures of one page. Bytes are of scripts and styles, brotli 11. */
interface Sizes {
  readonly bytesAtRest: number;
  readonly bytesToAdded: number;
  readonly requestsAtRest: number;
  readonly requestsToAdded: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** ms of the main thread's processor time; of the clock for the requests. */
interface Round {
  readonly atRest: number;
  readonly toAdded: number;
  /** JS heap in bytes after a forced collection, before the press. */
  readonly heap: number;
}

interface Presses {
  readonly cold: number;
  readonly warm: number;
}

declare global {
  interface Window {
    leftAfter?: number;
  }
}

/**
 * Measures the sale of one product, ours beside its peers and the least that can be written by hand: bytes, requests, nodes and listeners
 * (exact), processor time and heap (above the page without a script, in pairs), and how long after a press the request leaves, at 1/4 speed
 * over a slow line, with nothing kept and with everything kept. Option: `--rounds=7`.
 */
export async function firstAdd({ browser, server, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  const all = [NO_SCRIPT, ...FIRST_ADD_PAGES];
  const sizes = new Map<FirstAddPage, Sizes>();
  const runs = new Map<FirstAddPage, Round[]>(all.map((page) => [page, []]));
  const presses = new Map<FirstAddPage, Presses[]>(FIRST_ADD_PAGES.map((page) => [page, []]));
  for (const page of all) sizes.set(page, await measureSizes(browser, server.url, page));
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < all.length; turn += 1) {
      const page = all[(turn + round) % all.length]!;
      runs.get(page)!.push(await measureRound(browser, server.url, page));
      presses.get(page)?.push(await measurePresses(browser, server.url, page));
    }
  }
  const above = (page: FirstAddPage, key: keyof Round) =>
    comparePairs(
      runs.get(NO_SCRIPT)!.map((run) => run[key]),
      runs.get(page)!.map((run) => run[key]),
    ).median;
  const results = all.map((page) => ({
    name: page.name,
    ...sizes.get(page)!,
    cpuAtRest: above(page, 'atRest'),
    cpuOfPress: above(page, 'toAdded') - above(page, 'atRest'),
    heap: above(page, 'heap'),
    cold: median(presses.get(page)?.map(({ cold }) => cold) ?? []),
    warm: median(presses.get(page)?.map(({ warm }) => warm) ?? []),
  }));
  print(
    `\nOne product with its price and a button, until it is in the cart; medians of ${rounds} rounds, CPU and heap above the page without a script.`,
  );
  print(
    `"Request out": from the press until the first request leaves, 1/${SLOWDOWN} speed, slow 4G, with nothing kept and with everything kept.`,
  );
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const ms = (value: number) => (Number.isNaN(value) ? '' : `${value.toFixed(0)} ms`);
  print(
    table(
      ['', 'at rest', 'to added', 'requests', 'nodes', 'listeners', 'CPU at rest', 'CPU of press', 'heap', 'request out', 'kept'],
      results.map((one) => [
        one.name,
        kB(one.bytesAtRest),
        kB(one.bytesToAdded),
        `${one.requestsAtRest} + ${one.requestsToAdded - one.requestsAtRest}`,
        `${one.nodes}`,
        `${one.listeners}`,
        ms(one.cpuAtRest),
        ms(one.cpuOfPress),
        `${(one.heap / 1e6).toFixed(2)} MB`,
        ms(one.cold),
        ms(one.warm),
      ]),
    ),
  );
  return { rounds, results };
}

async function measureSizes(browser: Browser, url: string, one: FirstAddPage): Promise<Sizes> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    let bytes = 0;
    let requests = 0;
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      requests += 1;
      if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
      reading.push(response.body().then((body) => void (bytes += bytesOf('', body).brotli)));
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(url + one.path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await Promise.all(reading);
    // The page itself is not counted.
    const [bytesAtRest, requestsAtRest] = [bytes, requests - 1];
    await cdp.send('HeapProfiler.collectGarbage');
    const [nodes, listeners] = await Promise.all([metric(cdp, 'Nodes'), metric(cdp, 'JSEventListeners')]);
    if (one !== NO_SCRIPT) {
      await add(page, one);
      await page.waitForTimeout(REST_MS);
      await Promise.all(reading);
    }
    return { bytesAtRest, bytesToAdded: bytes, requestsAtRest, requestsToAdded: requests - 1, nodes, listeners };
  });
}

const measureRound = (browser: Browser, url: string, one: FirstAddPage): Promise<Round> =>
  inContext(browser, async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Thread time does not count other processes.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url + one.path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const atRest = 1000 * (await metric(cdp, 'TaskDuration'));
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric(cdp, 'JSHeapUsedSize');
    const before = 1000 * (await metric(cdp, 'TaskDuration'));
    if (one === NO_SCRIPT) await page.locator(one.button).click();
    else await add(page, one);
    await page.waitForTimeout(REST_MS);
    return { atRest, heap, toAdded: atRest + 1000 * (await metric(cdp, 'TaskDuration')) - before };
  });

/** Presses once in a fresh browser, and once more after the page was opened again with its files kept. */
const measurePresses = (browser: Browser, url: string, one: FirstAddPage): Promise<Presses> =>
  inContext(browser, async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const press = async (): Promise<number> => {
      await page.goto(url + one.path, { waitUntil: 'load' });
      await page.waitForTimeout(SLOW_REST_MS);
      await add(page, one);
      return page.evaluate(() => window.leftAfter ?? Number.NaN);
    };
    return { cold: await press(), warm: await press() };
  });

async function inContext<Result>(browser: Browser, run: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

async function add(page: Page, { button, added }: FirstAddPage): Promise<void> {
  await page.locator(button).first().click({ timeout: PATIENCE_MS });
  await page.locator(added).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = metrics.find((one) => one.name === name)?.value;
  if (value === undefined) throw new Error(`Chromium does not give its metric ${name}.`);
  return value;
}
