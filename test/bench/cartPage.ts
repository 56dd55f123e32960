import type { Browser, CDPSession } from 'playwright-core';
import { benchProducts } from '../../demo/lists.ts';
import type { HostServer } from '../../mocks/server.ts';
import type { BenchContext } from './BenchContext.ts';
import { installCartByHand, readCartMarkup, type CartMarkup } from './cartByHand.ts';
import { installCartProbe, SHOWN } from './cartProbe.ts';
import { median } from './median.ts';
import { printPromises } from './printPromises.ts';
import type { PromiseLine } from './promises.ts';
import { readTasks, startTasks, type TaskSummary } from './readTasks.ts';
import { table } from './table.ts';

/** By the demo's names for their builds. */
const FLAVOURS = [
  ['React', 'esm'],
  ['lite', 'lite'],
] as const;
const LINES = 100;
const ROUNDS = 7;
/** Promised CPU time in ms; a longer task delays the visitor. */
const RENDER_MS = 50;
const ALL_MS = 120;
const EDIT_MS = 15;
const LONG_MS = 50;
/** Promised at most, as a multiple of the same page written by hand. */
const TIMES = 3;
const TOKEN = 'bench-cart';
const PATIENCE_MS = 60_000;
const LINE = '.cart-row-qty-input:enabled';
const CART = /\/api\/commerce\/shopping-cart|\/dist\/chunks\/Cart-/;

/** Main-thread CPU (ms) of one load of the cart page and one edit, without evaluation of files. */
interface CartRun {
  readonly longest: number;
  /** From the first response of the host or the widget's file to the frame that shows all lines. */
  readonly render: number;
  /** Until that frame, including the shop's start and all other widgets. */
  readonly screen: number;
  /** All tasks up to the frame that shows all lines. */
  readonly all: number;
  /** The longest task of a quantity change, from the key to the host's response. */
  readonly edit: number;
  /** All tasks of it together. */
  readonly editSum: number;
}

interface MeasuredCart {
  readonly run: CartRun;
  /** For the same page by hand. */
  readonly markup: CartMarkup & { readonly onScreen: number };
}

/** The cart page with 100 lines in each flavour: first render and one edit, beside the same page written by hand. Option: `--rounds=7`. */
export async function cartPage({ browser, server, option, print }: BenchContext): Promise<object> {
  for (const { id, structuredContent } of benchProducts(LINES)) {
    const variant = structuredContent.variants.find(({ qtyInStock, unlimited }) => unlimited || qtyInStock > 2);
    server.host.db.add(TOKEN, { itemId: id, sku: variant?.sku ?? null, quantity: 1, additionalFields: null });
  }
  const measured: Record<string, unknown> = {};
  for (const [flavour, script] of FLAVOURS) {
    const runs: CartRun[] = [];
    const byHand: CartRun[] = [];
    for (let round = 0; round < Number(option('rounds') ?? ROUNDS); round += 1) {
      const ours = await measure(browser, server, script);
      runs.push(ours.run);
      byHand.push((await measure(browser, server, 'none', ours.markup)).run);
    }
    printRuns(flavour, runs, byHand, print);
    const promises = promisesOf(flavour, runs, byHand);
    printPromises(promises, print);
    measured[flavour] = { promises, runs, byHand };
  }
  return measured;
}

function printRuns(flavour: string, runs: readonly CartRun[], byHand: readonly CartRun[], print: BenchContext['print']): void {
  const columns = ['longest', 'render', 'screen', 'all', 'edit', 'editSum'] as const;
  print(`\nThe cart page with ${LINES} lines, ${flavour}: script CPU in ms, evaluation of files excepted`);
  print(
    table(
      [
        '',
        'longest task',
        'first render, all its tasks',
        'with the start of the shop',
        'until all lines are there',
        'one edit, longest task',
        'all its tasks',
      ],
      [runs, byHand].flatMap((list) =>
        list.map((run, index) => [`${list === runs ? 'load' : 'by hand'} ${index + 1}`, ...columns.map((name) => run[name].toFixed(1))]),
      ),
    ),
  );
}

function promisesOf(flavour: string, runs: readonly CartRun[], byHand: readonly CartRun[]): PromiseLine[] {
  const cart = `${flavour}, cart of ${LINES} lines`;
  const middle = (name: keyof CartRun, list: readonly CartRun[] = runs) => median(list.map((run) => run[name]));
  const ms = (name: keyof CartRun) => `${middle(name).toFixed(1)} ms`;
  return [
    {
      promise: `${cart}: first render ≤ ${RENDER_MS} ms CPU in all`,
      measured: `${ms('render')}; ${ms('screen')} with the start of the shop`,
      holds: middle('render') <= RENDER_MS,
    },
    {
      promise: `${cart}: all of them ≤ ${ALL_MS} ms CPU`,
      measured: ms('all'),
      holds: middle('all') <= ALL_MS,
    },
    {
      promise: `${cart}: no task of the render ≥ ${LONG_MS} ms CPU`,
      measured: ms('longest'),
      holds: middle('longest') < LONG_MS,
    },
    {
      promise: `${cart}: an edit ≤ ${EDIT_MS} ms CPU in all`,
      measured: `${ms('editSum')}; ${ms('edit')} in its longest task`,
      holds: middle('editSum') <= EDIT_MS,
    },
    ...(['render', 'all', 'editSum'] as const).map((name) => {
      const times = median(runs.map((run, round) => run[name] / byHand[round]![name]));
      const part = { render: 'first lines', all: 'all lines', editSum: 'an edit' }[name];
      return {
        promise: `${cart}: ${part} ≤ ${TIMES} × the same written by hand`,
        measured: `${times.toFixed(1)} ×: ${ms(name)} of ${middle(name, byHand).toFixed(1)} ms`,
        holds: times <= TIMES,
      };
    }),
  ];
}

/**
 * @param script the build, by the demo's name for it
 * @param byHand the page is written by hand, from this; left out: the shop's own
 */
async function measure(browser: Browser, { url }: HostServer, script: string, byHand?: MeasuredCart['markup']): Promise<MeasuredCart> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'CART', value: TOKEN, url },
    { name: 'hasCart', value: 'true', url },
  ]);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(installCartProbe, { line: LINE, shown: SHOWN });
    if (byHand) await page.addInitScript(installCartByHand, byHand);
    const cdp = await context.newCDPSession(page);
    await startTasks(cdp);
    await page.goto(`${url}/cart?script=${script}`, { waitUntil: 'load' });
    await untilTrue(cdp, `window.shownLines >= ${LINES}`);
    const loaded = await readTasks(cdp, 0);
    const onScreen = await page
      .locator(LINE)
      .evaluateAll((lines) => lines.filter((line) => line.getBoundingClientRect().top < innerHeight).length);
    const markup = await page.evaluate(readCartMarkup);

    const quantity = page.locator('.cart-row-qty-input').nth(LINES / 2);
    await quantity.focus();
    await startTasks(cdp);
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('ArrowUp');
    await answered;
    await untilTrue(cdp, `document.querySelector('#sqs-cart-container').dataset.state === 'loaded'`);
    const edited = await readTasks(cdp, 0);
    const takenBack = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('ArrowDown');
    await takenBack;

    const screen = until(loaded, onScreen);
    const all = until(loaded, LINES);
    const from = screen.findIndex(({ arrived }) => arrived.some((address) => CART.test(address)));
    if (from < 0) throw new Error('Neither the cart nor its widget was seen to arrive.');
    const render = screen.slice(from);
    const run = {
      longest: longest(all),
      render: sum(render),
      screen: sum(screen),
      all: sum(all),
      edit: longest(edited),
      editSum: sum(edited),
    };
    return { run, markup: { ...markup, onScreen } };
  } finally {
    await context.close();
  }
}

/** Uses the protocol, because Playwright's own waiting in the page would be counted. */
async function untilTrue(cdp: CDPSession, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It never came that ${expression}.`);
}

function until(tasks: readonly TaskSummary[], lines: number): readonly TaskSummary[] {
  const last = tasks.findIndex(({ marks }) => marks.some((mark) => mark.startsWith(SHOWN) && Number(mark.slice(SHOWN.length)) >= lines));
  if (last < 0) throw new Error(`No frame showed ${lines} lines.`);
  return tasks.slice(0, last + 1);
}

const longest = (tasks: readonly TaskSummary[]): number => tasks.reduce((most, { work }) => Math.max(most, work), 0);
const sum = (tasks: readonly TaskSummary[]): number => tasks.reduce((all, { work }) => all + work, 0);
