import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

const WALKS = 4;
/** `npm run soak` leaves more. */
const PAGES = 200 * Number(process.env['SOAK'] ?? 1);
const STEPS = PAGES / WALKS;
const WAYS = ['link', 'address', 'hide', 'close'] as const;

/** A page with a button block that links to the next one, numbered in its address. */
function walkPage({ url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url);
  if (pathname !== '/walk') return undefined;
  const step = Number(searchParams.get('step'));
  const context = { pageType: 2, website: { id: 'w1', language: 'en-US' }, storefront: { eventsRoot: '/', pageSpeed: false } };
  const next = `/walk?walk=${searchParams.get('walk')}&step=${step + 1}`;
  const html =
    `<!doctype html><title>Walk</title><script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} };` +
    `Storefront = [['on', 'button-render', () => { seen = true; }]];</script>` +
    `<script type="module" src="/dist/storefront.js" data-page-speed="off"></script>` +
    `<p class="sqs-block-button" id="block-${step}"><a id="next" href="${next}">Go on</a></p>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ serve: walkPage });
});
afterAll(() => shop.close());

/** Two requests (page view, button) have just been sent. */
const untilListening = (page: Page) => page.waitForFunction(() => 'seen' in window, null, { polling: 20 });

/** The page by the request's content, because a keepalive request need not name it. */
function factOf({ path, body, rawBody }: RequestRecord): { readonly name: string; readonly page: string } {
  const form = new URLSearchParams(rawBody);
  const data = (body ?? JSON.parse(form.get('data') ?? form.get('eventContent') ?? '{}')) as Record<string, string>;
  const name = form.get('event') ?? form.get('eventSchemaName') ?? path.replace('/api/census/', '');
  return {
    name,
    page: data['pagePath'] ? `${data['pagePath']}${data['queryString']}` : `${data['page_path']}${data['page_query_params']}`,
  };
}

function leave(how: (typeof WAYS)[number]): void {
  const tell = () => (window.Storefront as Storefront).track('Left', { how });
  const link = document.getElementById('next') as HTMLAnchorElement;
  if (how === 'hide') addEventListener('pagehide', tell);
  else tell();
  if (how === 'link') return link.click();
  // The click is prevented; the page navigates by itself.
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  if (how !== 'close') location.assign(link.href);
}

describe('a visitor who leaves at the moment that something is told', () => {
  async function walk(number: number): Promise<void> {
    const context = await shop.browser.newContext();
    const addressOf = (step: number) => `${shop.demo.url}/walk?walk=${number}&step=${step}`;
    let page = await context.newPage();
    await page.goto(addressOf(0));
    for (let step = 0; step < STEPS; step += 1) {
      await page.waitForURL(addressOf(step), { waitUntil: 'load' });
      await untilListening(page);
      const way = WAYS[step % WAYS.length] ?? 'link';
      await page.evaluate(leave, way).catch(() => undefined); // the page may be gone before it responds
      if (way !== 'close') continue;
      const closed = page;
      page = await context.newPage();
      await closed.close();
      await page.goto(addressOf(step + 1));
    }
    await page.waitForURL(addressOf(STEPS));
  }

  it(`loses nothing and counts nothing twice over ${WALKS * STEPS} pages`, { timeout: 3_600_000 }, async () => {
    await Promise.all(Array.from({ length: WALKS }, (_, number) => walk(number)));
    const findWrong = () => {
      const facts = shop.demo.host.facts.map(factOf);
      const wrong: unknown[] = [];
      for (let number = 0; number < WALKS; number += 1) {
        for (let step = 0; step < STEPS; step += 1) {
          const path = `/walk?walk=${number}&step=${step}`;
          const told = facts.flatMap(({ page, name }) => (page === path ? name : [])).toSorted();
          if (told.join() !== 'Left,View,button-click,button-render') wrong.push([WAYS[step % WAYS.length], path, told]);
        }
      }
      return wrong;
    };
    // Keepalive requests may arrive late, so the visitor's browser stays open.
    await expect.poll(findWrong).toEqual([]);
    await Promise.all(shop.browser.contexts().map((context) => context.close()));
    const underWay = () => shop.demo.host.facts.filter(({ status }) => status === null).length;
    await expect.poll(underWay).toBe(0);
    expect(findWrong()).toEqual([]);
  });
});
