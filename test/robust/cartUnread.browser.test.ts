import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { buy, BUTTON } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CART = '**/api/commerce/shopping-cart';
const unreadable: [string, (route: Route) => Promise<void> | void][] = [
  ['is refused', (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } })],
  ['hangs', () => undefined],
];

const prepare = (answer: (route: Route) => Promise<void> | void) => async (context: BrowserContext) => {
  await context.addCookies([{ name: 'hasCart', value: 'true', url: stage.url }]);
  await context.route(CART, (route) => (route.request().method() === 'GET' ? answer(route) : route.continue()));
};

const calls = (page: Page, wanted: readonly (readonly [string, ...unknown[]])[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ([name, ...given]) => {
          const { cart } = window.Storefront as Storefront;
          const answer = await (cart as never as Record<string, (...values: unknown[]) => ReturnType<typeof cart.load>>)[name]!(...given);
          return answer.ok ? 'ok' : answer.error.kind;
        }),
      ),
    wanted,
  );

describe('a cart that cannot be read', () => {
  it.each(unreadable)('does not stop a sale when its reading %s', async (_case, answer) => {
    const visit = await stage.open({}, { prepare: prepare(answer) });
    await visit.page.waitForFunction((button) => getComputedStyle(document.querySelector(button)!).visibility === 'visible', BUTTON);
    await buy(visit.page);
    expect(visit.writes().map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it.each(unreadable)('is offered to be read again on its own page when its reading %s', async (_case, answer) => {
    let isWell = false;
    const visit = await stage.open({ path: '/cart' }, { prepare: prepare((route) => (isWell ? route.continue() : answer(route))) });
    const again = visit.page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    isWell = true;
    await again.click();
    await visit.page.locator('[data-state="empty"], [data-state="loaded"]').first().waitFor();
    expect(await again.count()).toBe(0);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('calls of the cart that cannot be carried out', () => {
  it('settle, and the visitor’s own add goes on', async () => {
    const visit = await stage.open();
    await visit.page.waitForFunction(() => typeof window.Storefront === 'object' && 'ready' in window.Storefront);
    const item = { itemId: '5f3c0de0000000000000010b', sku: null };
    expect(
      await calls(visit.page, [
        ['add'],
        ['add', null],
        ['update', '\ud800', 2],
        ['update', 'unknown', 0],
        ['add', { ...item, quantity: 0 }],
      ]),
    ).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'invalid']);
    const more = await visit.page.evaluate(async () => {
      const circular: Record<string, unknown> = { itemId: 'x', quantity: 1 };
      circular['additionalFields'] = circular;
      const { cart } = window.Storefront as Storefront;
      const answers = [await cart.add({ ...circular, quantity: 10n } as never), await cart.add(circular as never)];
      return answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind));
    });
    expect(more).toEqual(['invalid', 'invalid']);
    await buy(visit.page);
    expect(visit.writes().map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
