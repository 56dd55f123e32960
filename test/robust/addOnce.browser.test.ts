import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { BUTTON, choose, clickAdd, loadCart, untilIdle, untilMounted } from '../support/shopper.ts';
import { until } from '../support/until.ts';
import { untilSeen } from '../support/untilSeen.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ADD = '**/api/commerce/shopping-cart/entries';
/** Waits long enough for a busy machine. */
const PATIENT = '<script src="/dist/storefront.umd.js" data-write-deadline="120000" defer></script>';

async function openHolding(query = '', chooseIn = choose): Promise<Visit & { waiting: Route[]; letThrough(): Promise<void> }> {
  const waiting: Route[] = [];
  const prepare = async (context: BrowserContext) => void (await context.route(ADD, (route) => void waiting.push(route)));
  const visit = await stage.open({ query, tag: PATIENT }, { prepare });
  await untilMounted(visit.page);
  await chooseIn(visit.page);
  const letThrough = async () => {
    await until(() => expect(waiting).not.toHaveLength(0));
    await Promise.all(waiting.map((route) => route.continue()));
  };
  return { ...visit, waiting, letThrough };
}

/** Forced, because playwright would wait for an enabled button. */
const click = (page: Page) => button(page).click({ force: true });

const button = (page: Page) => page.locator(BUTTON);

describe.concurrent('a host that takes its time', () => {
  it('is waited for in words: the button is busy at once, deaf to clicks, and right in the end', async () => {
    const visit = await openHolding();
    const { page } = visit;
    await clickAdd(page);
    expect(await button(page).innerText()).toContain('Adding…');
    expect(
      await button(page).evaluate((element) => [
        element.getAttribute('data-state'),
        element.getAttribute('aria-busy'),
        element.getAttribute('aria-disabled'),
      ]),
    ).toEqual(['adding', 'true', 'true']);
    await until(() => expect(visit.waiting).not.toHaveLength(0));
    await click(page);
    await page.waitForTimeout(400);
    expect(visit.waiting).toHaveLength(1);
    expect(await button(page).getAttribute('aria-busy')).toBe('true');

    // Inside the page, because the label lasts only two seconds.
    const added = button(page).evaluate(
      (element) =>
        new Promise((resolve) => {
          new MutationObserver((_records, observer) => {
            if (element.getAttribute('data-state') !== 'added') return;
            observer.disconnect();
            (element as HTMLElement).click();
            resolve([element.textContent?.trim(), element.getAttribute('aria-busy')]);
          }).observe(element, { attributes: true, childList: true, subtree: true });
        }),
    );
    await visit.letThrough();
    expect(await added).toEqual(['Added!', null]);
    await untilIdle(page);
    expect(await button(page).innerText()).toContain('Add To Cart');
    expect(await loadCart(page)).toBe(1);
    expect(visit.writes()).toHaveLength(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe.concurrent('one intent is one line', () => {
  const ways: readonly [string, (page: Page) => Promise<void>][] = [
    ['a double click', (page) => button(page).dblclick()],
    ['three fast clicks', (page) => button(page).click({ clickCount: 3 })],
    [
      'Enter and a click',
      async (page) => {
        await button(page).focus();
        await page.keyboard.press('Enter');
        await click(page);
      },
    ],
    [
      'Space held down',
      async (page) => {
        await button(page).focus();
        for (let press = 0; press < 5; press += 1) await page.keyboard.down('Space');
        await page.keyboard.up('Space');
      },
    ],
    [
      'a tap and the click that follows it',
      (page) =>
        button(page).evaluate((element) => {
          for (const type of ['pointerdown', 'pointerup', 'click', 'click'])
            element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        }),
    ],
  ];
  it.each(ways)('for %s, and the button keeps the focus', async (_what, act) => {
    const visit = await openHolding();
    const { page } = visit;
    await button(page).focus();
    await act(page);
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor();
    expect(await button(page).evaluate((element) => [document.activeElement === element, element.hasAttribute('disabled')])).toEqual([
      true,
      false,
    ]);
    const added = untilSeen(page, `${BUTTON}[data-state="added"]`);
    await visit.letThrough();
    await added;
    expect(await button(page).evaluate((element) => document.activeElement === element)).toBe(true);
    expect(visit.waiting).toHaveLength(1);
    expect(await loadCart(page)).toBe(1);
    await visit.close();
  });

  it('for Enter and a click on a real button, too', async () => {
    const visit = await openHolding('markup=c', async (page) => {
      await page.locator('.product-variants select').selectOption('Oat');
      await page.locator('.product-variants input[value="Large"]').check();
    });
    const { page } = visit;
    await button(page).focus();
    await page.keyboard.press('Enter');
    await click(page);
    await page.locator(`${BUTTON}[data-state="adding"]`).waitFor();
    const added = untilSeen(page, `${BUTTON}[data-state="added"]`);
    await visit.letThrough();
    await added;
    expect(visit.waiting).toHaveLength(1);
    await visit.close();
  });
});
