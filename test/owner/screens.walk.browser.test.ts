import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue, productBySlug } from '../../demo/content/catalogue.ts';
import { expectUsableAtAllWidths } from '../support/expectUsableAtAllWidths.ts';
import { openShop, type OpenShop } from '../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const asked = () => shop.demo.host.log.filter(({ path }) => path.includes('/notifications/restock'));

describe('the owner’s screens', () => {
  it('show who waits, send once, and tell what was done', async () => {
    const mug = productBySlug('breakfast-mug');
    const variants = mug?.structuredContent.variants ?? [];
    for (const { id, sku } of variants) {
      shop.demo.host.db.setStock(mug!.id, sku, 0);
      for (const name of ['anna', 'tom'])
        shop.demo.host.db.signUp({ productId: mug!.id, variantId: id, siteVisitorEmail: `${name}@example.com`, isJoinMailingList: false });
    }
    const { page, complaints, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const told: unknown[] = [];
      const heard: unknown[] = [];
      // The shop's own script also emits the events.
      Object.assign(window, { told, heard, Storefront: [['on', 'owner-action', (action: unknown) => heard.push(action)]] });
      document.addEventListener('storefront:owner-action', (event) => told.push((event as CustomEvent).detail));
    });
    await page.goto(`${shop.demo.url}/owner`);
    await page.getByText(`Emails waiting: ${variants.length * 2}. Variants: ${variants.length}.`).waitFor();
    await expectUsableAtAllWidths(page);
    // The shop's script only sees events after it is loaded.
    await page.waitForFunction(() => {
      document.dispatchEvent(new CustomEvent('storefront:owner-action', { detail: { action: 'probe' } }));
      return (window as unknown as { heard: { action: string }[] }).heard.some(({ action }) => action === 'probe');
    });
    const [first] = variants;
    const choice = Object.values(first!.attributes).join(' / ');
    await page.getByRole('button', { name: `Send for ${mug!.title}: ${choice}`, exact: true }).press('Enter');
    await page
      .getByRole('cell', { name: 'Sent', exact: true })
      .or(page.getByText('Sent', { exact: true }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Send all', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Yes, send all' }).press('Enter');
    await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBe(variants.length);
    await expect.poll(() => page.getByRole('button', { name: 'Send all', exact: true }).count()).toBe(0);
    const taken = asked().flatMap(({ path, body }) =>
      path.endsWith('/send') ? [body] : path.endsWith('/all') ? (body as { sendRequests: unknown[] }).sendRequests : [],
    );
    expect(taken).toHaveLength(variants.length);
    expect(new Set(taken.map((one) => JSON.stringify(one))).size).toBe(variants.length);
    const actions = [
      { action: 'view', count: variants.length },
      { action: 'send', productId: mug!.id, variantId: variants[0]?.id, count: 1 },
      { action: 'send-all', count: variants.length - 1 },
    ];
    const { told, heard } = await page.evaluate(() => {
      const { told: byElement, heard: byShop } = window as unknown as { told: { action: string }[]; heard: unknown[] };
      return { told: byElement, heard: byShop };
    });
    expect(told.filter(({ action }) => action !== 'probe')).toEqual(actions);
    expect(heard.slice(-2)).toEqual(actions.slice(-2).map((action) => ({ productInstance: null, ...action })));
    // Loaded in parallel.
    await expect.poll(() => page.getByText('This site shows product reviews.').count()).toBe(1);
    await page.reload();
    await page.getByText('Nobody is waiting for anything.').waitFor();
    await expectUsableAtAllWidths(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ask before they are left while messages go out, send nothing more then, and nothing twice afterwards', async () => {
    const { host } = shop.demo;
    const waiting = catalogue
      .filter(({ structuredContent }) => structuredContent.productType === 1 && !structuredContent.isSubscribable)
      .flatMap(({ id, structuredContent }) => structuredContent.variants.map((variant) => ({ id, variant })));
    for (const { id, variant } of waiting) {
      host.db.setStock(id, variant.sku, 0);
      host.db.signUp({ productId: id, variantId: variant.id, siteVisitorEmail: 'anna@example.com', isJoinMailingList: false });
    }
    const { page, context } = await shop.visit();
    const answers: ('dismiss' | 'accept')[] = ['dismiss', 'accept'];
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question[answers.shift() ?? 'accept']();
    });
    // The host has done the first part; its response is still under way.
    let release = (): void => undefined;
    const isLeft = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      '**/restock/send/all',
      async (route) => {
        const response = await route.fetch();
        await isLeft;
        await route.fulfill({ response }).catch(() => undefined);
      },
      { times: 1 },
    );
    const sentBefore = () => asked().filter(({ method }) => method === 'POST');
    const owner = `${shop.demo.url}/owner`;
    await page.goto(owner);
    await page.getByRole('button', { name: 'Send all', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, send all' }).click();
    await expect.poll(() => sentBefore().length).toBe(1);
    await page.evaluate(() => location.reload());
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.evaluate(() => location.reload());
    await page
      .getByText('Nobody is waiting')
      .or(page.getByRole('button', { name: 'Send all', exact: true }))
      .waitFor();
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
    release();
    expect(sentBefore()).toHaveLength(1);

    await page.getByRole('button', { name: 'Send all', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, send all' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^(Send all|Cancel)$/ }).count()).toBe(0);
    const taken = sentBefore().flatMap(({ body }) => (body as { sendRequests: unknown[] }).sendRequests.map((one) => JSON.stringify(one)));
    expect(taken).toHaveLength(waiting.length);
    expect(new Set(taken).size).toBe(waiting.length);
    // Nothing is under way, so the browser does not ask.
    await page.reload();
    await page.getByText('Nobody is waiting for anything.').waitFor();
    expect(questions).toHaveLength(2);
    await context.close();
  });

  it('are closed to others, and ask nothing', async () => {
    const before = asked().length;
    const { page, context } = await shop.visit();
    for (const role of [2, 4, 10]) {
      await page.goto(`${shop.demo.url}/owner?role=${role}`);
      await page.getByText('Only administrators and store managers of this site can see this page.').waitFor();
    }
    expect(asked().length).toBe(before);
    await context.close();
  });

  it('say so where the list cannot be had', async () => {
    const { page, context } = await shop.visit();
    await page.goto(`${shop.demo.url}/owner?scenario=server-error@reads`);
    await page.getByText('The list could not be loaded: Something went wrong. Please try again later.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await context.close();
  });
});
