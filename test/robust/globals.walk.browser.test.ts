import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';
import { untilSeen } from '../support/untilSeen.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const TAGS = {
  umd: 'umd',
  esm: 'esm',
  'lite umd': '<script src="/dist/storefront.lite.umd.js" defer></script>',
  lite: '<script type="module" src="/dist/storefront.lite.js"></script>',
} as const;

const NOTE = '<script>Object.defineProperty(document, "namesBefore", { value: Object.getOwnPropertyNames(window) });</script>';

describe('the page’s global object', () => {
  it.each(Object.entries(TAGS))('has one name more than before, also after a sale: %s', async (_name, tag) => {
    const visit = await stage.open({ path: '/store/p/stoneware-teapot', tag, before: NOTE });
    const { page } = visit;
    await whenReady(page);
    const said = untilSeen(page, '[role=status]', '1 in cart');
    await page.locator('.sqs-add-to-cart-button').filter({ visible: true }).first().click();
    await said;
    const added = await page.evaluate(() => {
      const before = (document as unknown as { namesBefore: string[] }).namesBefore;
      const now = Object.getOwnPropertyNames(window);
      return { more: now.filter((name) => !before.includes(name)), gone: before.filter((name) => !now.includes(name)) };
    });
    expect(added).toEqual({ more: ['Storefront'], gone: [] });
    await visit.close();
  });
});
