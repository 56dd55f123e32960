import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BenchContext } from './BenchContext.ts';
import { median } from './median.ts';
import { printPromises } from './printPromises.ts';
import type { PromiseLine } from './promises.ts';
import { table } from './table.ts';

interface Interaction {
  readonly script: string;
  readonly slowdown: number;
  /** Main-thread CPU per key press with everything that follows; other processes are not counted. */
  readonly cpu: number;
  readonly median: number;
  /** With fifty presses about the 98th percentile of field tools. */
  readonly most: number;
}

const SIZES = 25;
const COLOURS = 10;
const PRESSES = 50;
const PAUSE_MS = 120;
const SLOWDOWN = 4;
const LIMIT_MS = 100;
const PICKER = '.product-variants';

/**
 * The delay after choosing another of 250 variants by keyboard, with price, stock, marks and attributes, from the key press to the message
 * after the next frame. The median is judged, because the longest measures other load on the machine. CPU includes work after the paint.
 */
export async function interaction({
  browser,
  server,
  print,
}: BenchContext): Promise<{ promises: PromiseLine[]; interactions: Interaction[] }> {
  const interactions: Interaction[] = [];
  for (const script of ['umd', 'esm', 'lite-umd', 'lite']) {
    for (const slowdown of [1, SLOWDOWN]) interactions.push(await measure(browser, server.url, script, slowdown));
  }
  print(`\nChoosing another of ${SIZES * COLOURS} variants by keyboard: from the key press to the next paint, ${PRESSES} presses, ms`);
  print(
    table(
      ['', 'speed', 'CPU', 'median', 'longest'],
      interactions.map((one) => [one.script, `1/${one.slowdown}`, ...[one.cpu, one.median, one.most].map((ms) => ms.toFixed(0))]),
    ),
  );
  const promises = interactions
    .filter(({ slowdown }) => slowdown === SLOWDOWN)
    .map(({ script, cpu, median: middle, most }) => ({
      promise: `${script}: a change of variant is painted within ${LIMIT_MS} ms, ${SIZES * COLOURS} variants, 1/${SLOWDOWN} speed`,
      measured: `${middle.toFixed(0)} ms, longest ${most.toFixed(0)} ms (${cpu.toFixed(0)} ms CPU)`,
      holds: middle <= LIMIT_MS,
    }));
  printPromises(promises, print);
  return { promises, interactions };
}

async function measure(browser: Browser, url: string, script: string, slowdown: number): Promise<Interaction> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const page = await context.newPage();
    const html = await (await fetch(`${url}/store/p/bench-1?markup=b&script=${script}`)).text();
    await page.route('**/bench/picker', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: withManyVariants(html) }),
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${url}/bench/picker`);
    await page.locator(`${PICKER}[data-unselected-options]`).waitFor();
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await readTaskMs(cdp);
    const samples = await press(page);
    const cpu = ((await readTaskMs(cdp)) - before) / PRESSES;
    if (samples.length !== PRESSES) throw new Error(`${samples.length} of ${PRESSES} key presses were painted.`);
    return { script, slowdown, cpu, median: median(samples), most: Math.max(...samples) };
  } finally {
    await context.close();
  }
}

async function readTaskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function press(page: Page): Promise<number[]> {
  await page.evaluate((picker) => {
    const samples: number[] = [];
    Object.assign(window, { samples });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => samples.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      true,
    );
    const [size, colour] = document.querySelectorAll<HTMLSelectElement>(`${picker} select`);
    if (size) size.selectedIndex = 1;
    size?.dispatchEvent(new Event('change', { bubbles: true }));
    colour?.focus();
  }, PICKER);
  for (let at = 0; at < PRESSES; at += 1) {
    // Down through all colours and up again.
    await page.keyboard.press(at % (2 * COLOURS) < COLOURS ? 'ArrowDown' : 'ArrowUp');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => (window as unknown as { samples: number[] }).samples);
}

function withManyVariants(html: string): string {
  const names = (word: string, count: number) => Array.from({ length: count }, (_none, at) => `${word} ${at + 1}`);
  const [sizes, colours] = [names('Size', SIZES), names('Colour', COLOURS)];
  const variants = sizes.flatMap((Size, sizeAt) =>
    colours.map((Colour, colourAt) => ({
      id: `v-${sizeAt}-${colourAt}`,
      sku: `SKU-${sizeAt}-${colourAt}`,
      attributes: { Size, Colour },
      price: 1000 + sizeAt * 100 + colourAt,
      salePrice: 900,
      onSale: colourAt % 3 === 0,
      unlimited: false,
      qtyInStock: (sizeAt + colourAt) % 4,
    })),
  );
  const option = (name: string, values: string[]) =>
    `<div class="variant-option"><div class="variant-option-title">${name}: </div><div class="variant-select-wrapper"><select aria-label="Select ${name}" data-variant-option-name="${name}">` +
    `<option value="">Select ${name}</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>` +
    `<div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${values
      .map(
        (value) =>
          `<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${value}"><label for="${value}">${value}</label>`,
      )
      .join('')}</div></div>`;
  const picker = `<div class="product-variants" data-item-id="many" data-variants='${JSON.stringify(variants)}'>${option('Size', sizes)}${option('Colour', colours)}</div>`;
  const from = html.indexOf('<div class="product-variants"');
  const to = html.indexOf('<div class="ProductItem-quantity-add-to-cart"');
  if (from < 0 || to < from) throw new Error('The page has no picker where one was expected.');
  return html.slice(0, from) + picker + html.slice(to);
}
