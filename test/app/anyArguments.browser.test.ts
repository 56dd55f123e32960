import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';
import { callWithAnything } from './callWithAnything.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const HANDLE = 'Storefront.product(document.querySelector(".sqs-add-to-cart-button"))';

it('no method of the storefront or of a product throws or rejects on a page, whatever it is given', async () => {
  const { page, pageErrors, close } = await stage.open({ tag: 'esm' });
  await whenReady(page);
  const seed = Number(process.env['SEED'] ?? 31);
  const callAll = (on: string, offset: number) => {
    const given = { seed: seed + offset, rounds: Number(process.env['RUNS'] ?? 60), patience: 60_000 };
    return page.evaluate<Awaited<ReturnType<typeof callWithAnything>>>(`(${callWithAnything.toString()})(${on}, ${JSON.stringify(given)})`);
  };
  const ofProduct = await callAll(HANDLE, 0);
  expect(ofProduct.called).toEqual(expect.arrayContaining(['choose', 'setQuantity', 'add', 'subscribe']));
  // It is destroyed at the end, and is started by the first of the second ones.
  const [first, second] = [await callAll('Storefront', 0), await callAll('Storefront', 1)];
  await page.evaluate(() => new Promise((go) => setTimeout(go)));
  expect([ofProduct.failures, first.failures, second.failures, pageErrors]).toEqual([[], [], [], []]);
  expect(first.called).toEqual(
    expect.arrayContaining(['start', 'scan', 'on', 'push', 'filter', 'cart.add', 'consent.set', 'account.signOut', 'destroy']),
  );
  await close();
});
