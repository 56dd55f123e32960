import { startDemo } from '../../demo/createDemo.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { mulberry } from '../visitor/monthSums.ts';
import { CART_ACTIONS, FAULTS, type CartAction, type Meanwhile } from './cartActions.ts';
import { createIntended, linesOf } from './createIntended.ts';
import { footprint, type Footprint } from './footprint.ts';
import { listListeners } from './listListeners.ts';
import { openTab, type SoakTab } from './openTab.ts';
import { CONTROLS, useControl } from './useControls.ts';

export interface SoakOptions {
  readonly flavour: 'react' | 'lite';
  readonly views: number;
  readonly actions: number;
  readonly seed: number;
}

export interface SoakResult {
  readonly views: number;
  readonly actions: number;
  readonly cartChanges: number;
  readonly faults: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Growth (bytes) of the heap of the tab that is never loaded anew, from a fifth of the visit to its end. */
  readonly heapGrowth: number;
  /** After `destroy()`: at the start, and at the end. */
  readonly base: Footprint;
  readonly end: Footprint;
  /** Whatever went against the shop's promises, with what was done last. */
  readonly wrong: readonly string[];
}

const PATHS = [
  '/store/p/breakfast-mug',
  '/cart',
  '/store/p/everyday-bowl',
  '/store',
  '/store/p/cherry-tea-scoop',
  '/contact',
  '/store/p/supper-plates',
  '/',
  '/gallery',
  '/events',
  '/store/p/glaze-notebook',
  '/about',
];
const QUIET = '/about';
/**
 * Without machine code, which the engine makes of functions that are often called and drops as it likes: it was half of what the heap grew
 * by, and nothing that the shop holds.
 */
const INTERPRETED = '--js-flags=--no-opt --no-sparkplug --no-maglev';
const LINES_KEPT = 6;

/** Random visits of the demo shop in three tabs, the first of which is never loaded anew. */
export async function randomVisits({ flavour, views, actions, seed }: SoakOptions, print: (line: string) => void): Promise<SoakResult> {
  const demo = await startDemo({ flavour });
  const browser = await launchChromium([INTERPRETED]);
  const random = mulberry(seed);
  const number = () => Math.floor(random() * 1_000_000);
  const wrong: string[] = [];
  const lately: string[] = [];
  const outcomes: Record<string, number> = {};
  let [cartChanges, faults, acts] = [0, 0, 0];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const intended = createIntended();
    const first = await openTab(demo, context);
    const base = await restart(first);
    const tabs = [first, await openTab(demo, context), await openTab(demo, context)];
    for (const tab of tabs.slice(1)) await tab.load(PATHS[0]!);
    const held = async () => linesOf(demo.host.db.cart((await context.cookies()).find(({ name }) => name === 'CART')?.value ?? null));
    const note = (where: string, what: string) => void wrong.push(`${where}: ${what}\n    after ${lately.slice(-12).join(' | ')}`);
    const collect = (tab: SoakTab) => tab.wrong.splice(0).forEach((what) => note(`tab ${tabs.indexOf(tab)}`, what));

    const changeCart = async (tab: SoakTab, meanwhile: Meanwhile) => {
      const fault = random() < 0.25 ? FAULTS[number() % FAULTS.length]! : null;
      const act = intended.lines().size > LINES_KEPT ? CART_ACTIONS[4]! : CART_ACTIONS[number() % CART_ACTIONS.length]!;
      if (fault) demo.host.setScenario(fault);
      const done: CartAction | null = await act(tab, number(), meanwhile);
      demo.host.setScenario('normal');
      if (!done) return;
      await tab.atRest();
      await tab.page.evaluate(() => window.visitor.shop().cart.load());
      await tab.atRest();
      cartChanges += 1;
      faults += fault ? 1 : 0;
      outcomes[done.outcome] = (outcomes[done.outcome] ?? 0) + 1;
      lately.push(`${tabs.indexOf(tab)}: ${done.name}${fault ? ` (${fault})` : ''} ${done.outcome}`);
      const mistake = intended.settle(done.change, done.added, done.outcome, await held());
      if (mistake) note(`tab ${tabs.indexOf(tab)}`, mistake);
      const shown = await tab.page.evaluate(() => window.visitor.shop().cart.get()?.totalQuantity ?? 0);
      const total = [...intended.lines().values()].reduce((sum, quantity) => sum + quantity, 0);
      if (shown !== total) note(`tab ${tabs.indexOf(tab)}`, `shows ${shown} items where the platform holds ${total}`);
    };

    let start: Footprint | null = null;
    for (let view = 0; view < views; view += 1) {
      const tab = tabs[view % tabs.length]!;
      const path = PATHS[number() % PATHS.length]!;
      const isSoft = tab === first || random() < 0.5;
      await tab.page.bringToFront();
      lately.push(`${tabs.indexOf(tab)}: ${isSoft ? 'change to' : 'load'} ${path}`);
      if (isSoft && random() < 0.4) await changeCart(tab, ({ goTo }) => goTo(path));
      else await (isSoft ? tab.goTo(path) : tab.load(path));
      await tab.atRest();
      const until = Math.round(((view + 1) * actions) / views);
      for (; acts < until; acts += 1) {
        const where = random() < 0.9 ? tab : tabs[number() % tabs.length]!;
        if (where !== tab) await where.page.bringToFront();
        if (random() < 0.35) await changeCart(where, async () => undefined);
        else {
          const control = CONTROLS[number() % CONTROLS.length]!;
          lately.push(control);
          await where.page.evaluate(useControl, [control, number()] as const);
        }
        lately.splice(0, Math.max(0, lately.length - 40));
        collect(where);
        if (where !== tab) await tab.page.bringToFront();
      }
      if (view === Math.floor(views / 5)) start = await rest(first);
      if (view % 25 === 24) print(`  ${flavour}: ${view + 1} page views, ${acts} actions, ${wrong.length} wrong`);
    }
    const heapGrowth = (await rest(first)).heap - start!.heap;
    for (const tab of tabs.slice(1)) await tab.page.close();
    await first.page.evaluate(() => window.visitor.shop().destroy());
    const end = await footprint(first.session);
    if (end.listeners > base.listeners) print(`  listeners after destroy(): ${JSON.stringify(await listListeners(first.session))}`);
    collect(first);
    return { views, actions: acts, cartChanges, faults, outcomes, heapGrowth, base, end, wrong };
  } finally {
    await browser.close();
    await demo.close();
  }
}

/** Loads a page and starts and stops the shop there, for what a browser or a library keeps of the first time. */
async function restart(tab: SoakTab): Promise<Footprint> {
  await tab.load(PATHS[0]!);
  await tab.page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      window.visitor.shop().destroy();
      await window.visitor.shop().start();
    }
  });
  await tab.goTo(QUIET);
  await tab.atRest();
  await tab.page.evaluate(() => window.visitor.shop().destroy());
  const base = await footprint(tab.session);
  await tab.page.evaluate(() => window.visitor.shop().start());
  return base;
}

/** The tab on a quiet page, with its dialogs closed. */
async function rest(tab: SoakTab): Promise<Footprint> {
  await tab.page.evaluate(async () => {
    const { cart } = window.visitor.shop();
    window.visitor.told.length = 0;
    cart.close();
    await cart.load();
  });
  await tab.goTo(QUIET);
  await tab.atRest();
  return footprint(tab.session);
}
