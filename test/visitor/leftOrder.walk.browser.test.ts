import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDemoHost } from '../../demo/createDemo.ts';
import type { Host } from '../../mocks/createHost.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';
import { orderPage } from './orderPage.ts';

const held: (() => void)[] = [];

/** Takes orders at once and answers when the test lets it, at once with the head alone where the order's id begins with `head`. */
function createSlowHost(): Host {
  const host = createDemoHost();
  const answer = async (request: Request) => {
    const text = request.url.endsWith('/events/RecordEvent') ? await request.clone().text() : '';
    const response = await host(request);
    if (!text.includes('order-confirmed')) return response;
    const isReleased = new Promise<void>((release) => held.push(release));
    if (!text.includes('head-')) return isReleased.then(() => response);
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
        await isReleased;
        controller.enqueue(new TextEncoder().encode('}'));
        controller.close();
      },
    });
    return new Response(body, response);
  };
  return Object.assign(answer, host);
}

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ serve: orderPage, host: createSlowHost() });
});
afterEach(() => held.splice(0).forEach((release) => release()));
afterAll(() => shop.close());

const timesTold = (id: string) => shop.demo.host.facts.filter(({ rawBody }) => rawBody.includes('order-confirmed') && rawBody.includes(id));
const viewsOf = (page: Page) =>
  shop.demo.host.facts.filter(({ headers, path }) => headers['referer'] === page.url() && path.endsWith('RecordHit'));

describe('an order whose page is left before the platform has answered', () => {
  it.each<[how: string, id: string, leave: (page: Page) => Promise<unknown>]>([
    ['for another page', 'none-1', (page) => page.goto(`${shop.demo.url}/about`)],
    ['for another page, while the answer comes', 'head-1', (page) => page.goto(`${shop.demo.url}/about`)],
    ['to be opened again', 'none-2', (page) => page.goto(`${page.url()}&again`)],
  ])('is told once (%s)', async (_how, id, leave) => {
    const { context, page } = await shop.visit();
    await page.goto(`${shop.demo.url}/confirmed?id=${id}`);
    await expect.poll(() => timesTold(id).length).toBe(1);
    await leave(page);
    // Before its own view a page sends what the page before has left.
    await expect.poll(() => viewsOf(page).length).toBe(1);
    expect([timesTold(id).length, await page.evaluate(() => sessionStorage.getItem('storefront-unsent'))]).toEqual([1, null]);
    await context.close();
  });
});
