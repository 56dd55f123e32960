import type { Browser } from 'playwright-core';
import { benchProducts } from '../../demo/lists';
import type { HostServer } from '../../mocks/server';
import type { BenchContext } from './BenchContext';
import { median } from './median';
import { printPromises } from './printPromises';
import type { PromiseLine } from './promises';
import { readTasks, startTasks, type TaskSummary } from './readTasks';
import { table } from './table';

const LINES = 100;
const ROUNDS = 5;
const MOST_MS = 50;
const TOKEN = 'bench-cart';
const PATIENCE_MS = 60_000;

/** What one load of the cart page, and one edit on it, took of the main thread: CPU of scripts in ms, evaluation of files excepted. */
interface CartRun {
  /** The longest task until all lines are there: the first render. */
  readonly render: number;
  /** All tasks of it together. */
  readonly renderSum: number;
  /** The longest task of a change of one line's quantity, from the key to the host's answer. */
  readonly edit: number;
  /** All tasks of it together. */
  readonly editSum: number;
}

/** The cart page with 100 lines: first render and one edit. Option: `--rounds=5`. */
export async function cartPage({ browser, server, option, print }: BenchContext): Promise<{ promises: PromiseLine[]; runs: CartRun[] }> {
  for (const { id, structuredContent } of benchProducts(LINES)) {
    const variant = structuredContent.variants.find(({ qtyInStock, unlimited }) => unlimited || qtyInStock > 2);
    server.host.db.add(TOKEN, { itemId: id, sku: variant?.sku ?? null, quantity: 1, additionalFields: null });
  }
  const runs: CartRun[] = [];
  for (let round = 0; round < Number(option('rounds') ?? ROUNDS); round += 1) runs.push(await measure(browser, server));
  const middle = (name: keyof CartRun) => median(runs.map((run) => run[name]));
  const [render, edit] = [middle('render'), middle('edit')];
  const columns = ['render', 'renderSum', 'edit', 'editSum'] as const;
  print(`\nThe cart page with ${LINES} lines: script CPU in ms, evaluation of files excepted`);
  print(
    table(
      ['', 'first render, longest task', 'all its tasks', 'one edit, longest task', 'all its tasks'],
      runs.map((run, index) => [`load ${index + 1}`, ...columns.map((name) => run[name].toFixed(1))]),
    ),
  );
  const promises = [
    { promise: `cart of ${LINES} lines: no task of the first render ≥ ${MOST_MS} ms CPU`, measured: `${render.toFixed(1)} ms in its longest task, ${middle('renderSum').toFixed(1)} ms in all`, holds: render < MOST_MS },
    { promise: `cart of ${LINES} lines: an edit < ${MOST_MS} ms CPU in all`, measured: `${edit.toFixed(1)} ms in its longest task, ${middle('editSum').toFixed(1)} ms in all`, holds: middle('editSum') < MOST_MS },
  ];
  printPromises(promises, print);
  return { promises, runs };
}

async function measure(browser: Browser, { url }: HostServer): Promise<CartRun> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'CART', value: TOKEN, url },
    { name: 'hasCart', value: 'true', url },
  ]);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const cdp = await context.newCDPSession(page);
    await startTasks(cdp);
    await page.goto(`${url}/cart?script=esm`, { waitUntil: 'load' });
    await page.locator('#sqs-cart-container[data-state="loaded"]').waitFor();
    // The last line that can be changed: all of them are there, and are the cart's own.
    await page.locator('.cart-row-qty-input:enabled').nth(LINES - 1).waitFor({ state: 'attached' });
    const loaded = await readTasks(cdp, 0);

    const quantity = page.locator('.cart-row-qty-input').nth(LINES / 2);
    await quantity.focus();
    await startTasks(cdp);
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('ArrowUp');
    await answered;
    await page.locator('#sqs-cart-container[data-state="loaded"]').waitFor();
    const edited = await readTasks(cdp, 0);
    await page.keyboard.press('ArrowDown');
    await page.waitForResponse((response) => response.request().method() === 'PUT');
    return { render: longest(loaded), renderSum: sum(loaded), edit: longest(edited), editSum: sum(edited) };
  } finally {
    await context.close();
  }
}

const longest = (tasks: readonly TaskSummary[]): number => tasks.reduce((most, { work }) => Math.max(most, work), 0);
const sum = (tasks: readonly TaskSummary[]): number => tasks.reduce((all, { work }) => all + work, 0);
