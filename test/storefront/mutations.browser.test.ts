import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFirst } from '../support/chooseFirst.ts';
import { openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Names what an observer is told of the nodes that the guide lists, in the order in which it is told. */
const NOTE = `<script>
  window.told = [];
  document.addEventListener('DOMContentLoaded', function () {
    function name(record) {
      var target = record.target;
      var added = Array.from(record.addedNodes);
      if (record.attributeName === 'data-selected-variant') return 'variant';
      if (record.attributeName === 'data-state' && target.matches('.sqs-add-to-cart-button')) return 'button ' + target.getAttribute('data-state');
      if (record.attributeName === 'class' && target.matches('.sqs-custom-cart')) return 'link';
      if (record.type !== 'childList') return null;
      if (target.closest('.product-price') && added.length > 0) return 'price';
      if (target.matches('.sqs-cart-quantity')) return 'badge ' + added.map(function (node) { return node.nodeName + ' ' + node.data; }).join();
      if (added.some(function (node) { return node.matches && node.matches('.ProductItem-view-cart'); })) return 'view cart';
      var alert = added.filter(function (node) { return node.matches && node.matches('.sqs-widgets-confirmation.alert'); })[0];
      return alert && target === document.body && alert.querySelector('.title').textContent && alert.querySelector('.message').textContent ? 'alert' : null;
    }
    new MutationObserver(function (records) {
      records.forEach(function (record) { var known = name(record); if (known) told.push(known); });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
</script>`;

/** The button shows an add for a moment only. */
const QUICK = '<script src="/dist/storefront.umd.js" defer data-added-delay="100"></script>';

describe('what changes in a product page, for scripts that watch it', () => {
  it.each(['a', 'b', 'c'])('comes in the order that the guide names, with markup %s', async (markup) => {
    const badge = '<a href="/cart" class="sqs-custom-cart cart-quantity-zero">Cart <span class="sqs-cart-quantity">0</span></a>';
    const visit = await stage.open({ tag: QUICK, before: NOTE, query: `markup=${markup}`, bodyStart: badge });
    const { page } = visit;
    const button = page.locator('.sqs-add-to-cart-button').first();
    const take = () => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
    await button.and(page.locator('[data-state="idle"]')).waitFor();
    await take();

    await button.click();
    const alert = page.getByRole('alertdialog');
    await alert.getByRole('button').first().click();
    await button.and(page.locator('[data-state="idle"]')).waitFor();
    // The button may have waited for a file.
    expect((await take()).filter((told) => !told.startsWith('button'))).toEqual(['alert']);

    await chooseFirst(page);
    await page.waitForFunction(() => (window as unknown as { told: string[] }).told.includes('price'));
    expect([...new Set(await take())]).toEqual(['variant', 'price']);

    await button.click();
    await button.and(page.locator('[data-state="added"]')).waitFor();
    await button.and(page.locator('[data-state="idle"]')).waitFor();
    // A page may have several badges.
    const order = [...new Set(await take())];
    const expected = ['button adding', 'link', 'badge #text 1', 'button added', 'view cart', 'button idle'];
    // The newer markup has no link beside the button.
    expect(order).toEqual(markup === 'c' ? expected.filter((told) => told !== 'view cart') : expected);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
