import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioChoice } from '../../mocks/chooseScenario.ts';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { ALERT, BUTTON, choose, clickAdd, loadCart, readAlert, untilAdded, untilIdle, untilMounted } from '../support/shopper.ts';
import { until } from '../support/until.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Row {
  readonly what: string;
  readonly scenario: ScenarioChoice;
  readonly message: string;
  /** Invisible to scripts only. */
  readonly withoutCookies?: true;
  /** Whether the cart is read afterwards, because the outcome of the write is unknown. */
  readonly asksAgain?: true;
}

const UNREACHABLE = 'The shop could not be reached. Please check your connection and try again.';

const rows: readonly Row[] = [
  {
    what: 'the session has expired',
    scenario: 'crumb-expired',
    message: 'Your session has expired. Please reload the page and try again.',
  },
  {
    what: 'the browser keeps no cookies',
    scenario: 'crumb-expired',
    message: 'Please enable cookies in your browser, reload the page, and try again.',
    withoutCookies: true,
  },
  { what: 'there were too many requests', scenario: 'rate-limited', message: 'Please try again in a few seconds.' },
  { what: 'the host asks to wait for an hour', scenario: 'rate-limited-long', message: 'Please try again in a few seconds.' },
  { what: 'the host fails', scenario: 'server-error', message: 'Something went wrong. Please try again later.', asksAgain: true },
  {
    what: 'a web page comes instead of data',
    scenario: 'html-error-page',
    message: 'Unknown error, please try again later.',
    asksAgain: true,
  },
  { what: 'the host cannot be reached', scenario: 'offline@writes', message: UNREACHABLE, asksAgain: true },
  { what: 'the host wants to lead elsewhere', scenario: 'redirect-login', message: UNREACHABLE, asksAgain: true },
];

/** The host has added the item, but the response is lost. */
const unheard: readonly (readonly [what: string, scenario: ScenarioChoice])[] = [
  ['the answer is cut off', 'malformed-json'],
  ['the answer is empty', 'empty-body'],
  ['the answer stops halfway for good', 'stalled-body'],
  ['the connection breaks halfway', 'dropped-body'],
  ['the answer is lost', 'lost-answer'],
];

async function visit({ scenario, withoutCookies }: Pick<Row, 'scenario' | 'withoutCookies'>): Promise<Visit> {
  return stage.open(
    {},
    {
      async prepare(context) {
        await context.addCookies([{ name: 'storefront-scenario', value: scenario, url: stage.url }]);
        if (!withoutCookies) return;
        await context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
          Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
        });
      },
    },
  );
}

describe.concurrent('an add that fails says why, once, and can be tried again after a second', () => {
  it.each(rows.map((row) => [row.what, row] as const))('when %s', async (_what, row) => {
    const shopper = await visit(row);
    const { page, context } = shopper;
    await untilMounted(page);
    await choose(page);
    await clickAdd(page);

    expect(await readAlert(page)).toEqual(['Unable to Add Item', row.message]);
    expect(await page.locator(ALERT).count()).toBe(1);
    expect(shopper.writes()).toHaveLength(1);
    await page.locator(`${BUTTON}[data-state="idle"]:not([aria-busy],[aria-disabled])`).waitFor();
    await page.locator(`${ALERT} button`).click();
    await page.locator(ALERT).waitFor({ state: 'detached' });

    // The host works again.
    await context.addCookies([{ name: 'storefront-scenario', value: 'normal', url: stage.url }]);
    await untilIdle(page);
    expect(
      await page.locator('script').evaluateAll((scripts) => scripts.some((script) => script.textContent?.includes('renderedErrorPage'))),
    ).toBe(false);
    const hasAsked = () => shopper.requests().some(({ method, path }) => method === 'GET' && path.startsWith('/api/commerce/'));
    await until(() => expect(hasAsked()).toBe(row.asksAgain === true));
    if (row.withoutCookies) {
      await clickAdd(page);
      expect(await readAlert(page)).toEqual(['Unable to Add Item', row.message]);
    } else {
      await clickAdd(page);
      await untilAdded(page);
    }
    expect(shopper.writes()).toHaveLength(2);
    expect(shopper.pageErrors).toEqual([]);
    await shopper.close();
  });

  it('when someone else was faster, in the host’s own words', async () => {
    const shopper = await visit({ scenario: 'out-of-stock-at-add' });
    await untilMounted(shopper.page);
    await choose(shopper.page);
    await clickAdd(shopper.page);
    expect(await readAlert(shopper.page)).toEqual(['Unable to Add Item', 'Sorry, we do not have enough of that item available.']);
    expect(shopper.writes()).toHaveLength(1);
    await shopper.close();
  });

  it('when the visitor is offline: it is kept, said so, and sent once as soon as there is a network again', async () => {
    const shopper = await visit({ scenario: 'normal' });
    const { page, context } = shopper;
    await untilMounted(page);
    await choose(page);
    await context.setOffline(true);
    await clickAdd(page);
    expect(await readAlert(page)).toEqual(['You Are Offline', 'The item is added to your cart as soon as you are back online.']);
    await page.keyboard.press('Escape');
    await page.locator(BUTTON).first().click({ force: true });
    expect(shopper.writes()).toEqual([]);
    await context.setOffline(false);
    await untilAdded(page);
    expect(await loadCart(page)).toBe(1);
    expect(shopper.writes()).toHaveLength(1);
    await shopper.close();
  });
});

describe.concurrent('an add whose answer never comes whole is looked up in the cart before anything else is said', () => {
  it.each(unheard)('when %s, the item is in the cart once, and the button says so', async (_what, scenario) => {
    const shopper = await visit({ scenario });
    const { page } = shopper;
    await untilMounted(page);
    await choose(page);
    await clickAdd(page);
    await untilAdded(page);
    expect(await page.locator(ALERT).count()).toBe(0);
    expect(await loadCart(page)).toBe(1);
    expect(shopper.writes()).toHaveLength(1);
    expect(shopper.pageErrors).toEqual([]);
    await shopper.close();
  });
});
