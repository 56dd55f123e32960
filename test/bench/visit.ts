import type { Browser } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { median } from './median.ts';
import { table } from './table.ts';

/** What a page view may cost the main thread for being counted, in ms. */
const MOST_MS = 2;
const PATH = '/about?script=esm';
/** Page speed is off in both: this is about the visit alone. */
const WITHOUT = 'data-page-speed=off,data-census=off';
const WITH = 'data-page-speed=off';
/** Load, an idle moment at most 2 s later, and the requests. */
const WATCHED_MS = 3000;

/**
 * What counting a visit costs the main thread: one page with it and without, in turns, each for a new visitor. Processor time of the
 * thread, so that other work on the machine does not count.
 */
export async function visit({ browser, server, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? 15);
  const without: number[] = [];
  const counted: number[] = [];
  await threadTime(browser, `${server.url}${PATH}&tag=${WITH}`); // what is slow only once
  for (let round = 0; round < rounds; round += 1) {
    without.push(await threadTime(browser, `${server.url}${PATH}&tag=${WITHOUT}`));
    counted.push(await threadTime(browser, `${server.url}${PATH}&tag=${WITH}`));
  }
  const difference = median(counted) - median(without);
  const ms = (time: number) => `${time.toFixed(2)} ms`;
  print('\nMain thread of a page without our elements, median processor time');
  print(
    table(
      ['', 'time'],
      [
        ['not counted', ms(median(without))],
        ['counted', ms(median(counted))],
        ['difference', ms(difference)],
      ],
    ),
  );
  print(`${difference <= MOST_MS ? 'kept' : 'BROKEN'}: a page view costs the main thread at most ${MOST_MS} ms for being counted`);
  return { rounds, without, counted, difference, holds: difference <= MOST_MS };
}

async function threadTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('Chromium does not say how long its tasks took.');
  return seconds * 1000;
}
