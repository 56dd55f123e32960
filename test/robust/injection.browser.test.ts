import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { ALERT, choose, clickAdd, PICKER, readAlert, untilAdded, untilIdle, untilMounted } from '../support/shopper.ts';
import { payloads } from './payloads.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const TRAP = '<script>window.ran = []; window.hit = function (what) { ran.push(String(what)); };</script>';
const ranIn = 'window.ran';

describe('text that would be a script', () => {
  it('is what the corpus is made of: the same payloads as HTML do run', async () => {
    const visit = await stage.open({ before: TRAP, tag: 'none' });
    await visit.page.evaluate((texts) => {
      const place = document.createElement('div');
      document.body.append(place);
      for (const text of texts) place.insertAdjacentHTML('beforeend', text);
    }, payloads);
    await visit.page.waitForFunction('window.ran.length >= 20');
    await visit.close();
  });

  it('stays text in names, values, titles and labels of products, and nothing runs', async () => {
    expect(payloads.length).toBeGreaterThan(1000);
    const visit = await stage.open({ before: TRAP, path: '/fixtures/plain' });
    const { page } = visit;
    const PER_PRODUCT = 10;
    const count = await page.evaluate(
      ([texts, size]) => {
        let made = 0;
        for (let at = 0; at < texts.length; at += size) {
          const own = texts.slice(at, at + size);
          const root = document.createElement('section');
          root.className = 'corpus';
          root.setAttribute('data-storefront', 'product');
          root.setAttribute('data-product-id', own[0]!);
          root.setAttribute('data-product-title', own[1] ?? '');
          const variants = own.map((text, index) => ({
            id: text,
            sku: text,
            attributes: { [`${own[0]}`]: text },
            priceMoney: { currency: 'USD', value: `${index + 1}.00` },
            unlimited: index % 2 === 0,
            qtyInStock: 0,
          }));
          root.setAttribute('data-product', JSON.stringify({ variants, title: own[1] }));
          for (const part of ['variants', 'price', 'quantity', 'add-to-cart']) {
            const element = document.createElement('div');
            element.setAttribute('data-storefront', part);
            root.append(element);
          }
          document.body.append(root);
          made += 1;
        }
        return made;
      },
      [payloads, PER_PRODUCT] as const,
    );
    await page.waitForFunction((all) => document.querySelectorAll('.corpus [data-unselected-options] select').length === all, count);

    const offered = await page.evaluate(() => {
      const values: string[] = [];
      const texts: string[] = [];
      for (const select of document.querySelectorAll<HTMLSelectElement>('.corpus select')) {
        for (const option of [...select.options].slice(1)) {
          values.push(option.value);
          texts.push(option.textContent!);
          select.value = option.value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }
      return { values, texts };
    });
    await page.waitForFunction((all) => document.querySelectorAll('.corpus [data-selected-variant]').length === all, count);
    const shown = await page.evaluate(() => {
      const allowed = new Set(['DIV', 'SECTION', 'SELECT', 'OPTION', 'SPAN', 'INPUT']);
      // The quantity's buttons have a picture each, which is the same for every product.
      const steppers = [...document.querySelectorAll('.corpus .storefront-button-quiet')];
      const isStepper = (node: Element) => steppers.some((button) => button === node.closest('.storefront-button-quiet'));
      const strange = [...document.querySelectorAll('.corpus *')].filter((node) => !allowed.has(node.tagName) && !isStepper(node));
      const icons = [...new Set(steppers.map(({ innerHTML }) => innerHTML))];
      const chosen = [...document.querySelectorAll('.corpus [data-selected-variant]')].map(
        (part) => (JSON.parse(part.getAttribute('data-selected-variant')!) as { id: string }).id,
      );
      return { strange: strange.map(({ outerHTML }) => outerHTML), icons, chosen };
    });
    expect(offered.values).toEqual([...payloads]);
    // Sold-out choices have a mark after their text.
    expect(offered.texts.map((text, index) => text.startsWith(payloads[index]!))).not.toContain(false);
    expect(shown.strange).toEqual([]);
    const icon: unknown = expect.stringMatching(/^<svg viewBox="0 0 9 9"[^<>]*><path d="[\w. -]*" stroke="currentColor"><\/path><\/svg>$/);
    expect(shown.icons).toEqual([icon, icon]);
    expect(shown.chosen).toHaveLength(count);
    for (const id of shown.chosen) expect(payloads).toContain(id);
    expect(await page.evaluate(ranIn)).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('stays text when the host says why it refuses', async () => {
    const texts = payloads.filter((_text, index) => index % 197 === 0).slice(0, 4);
    const visit = await stage.open(
      { before: TRAP },
      {
        prepare: async (context) => {
          let turn = 0;
          await context.route('**/shopping-cart/entries', (route) =>
            route.fulfill({ status: 400, json: { message: texts[turn++ % texts.length] } }),
          );
        },
      },
    );
    const { page } = visit;
    await untilMounted(page);
    await choose(page);
    for (const text of texts) {
      await clickAdd(page);
      await readAlert(page);
      expect(await page.locator(`${ALERT} .message`).textContent()).toBe(text.trim());
      expect(await page.locator(`${ALERT} .message *`).count()).toBe(0);
      await page.locator(`${ALERT} button`).click();
      await page.locator(ALERT).waitFor({ state: 'detached' });
      await untilIdle(page);
    }
    expect(await page.evaluate(ranIn)).toEqual([]);
    await visit.close();
  });

  it('stays text in the cart', async () => {
    const texts = payloads.filter((_text, index) => index % 11 === 0);
    const entries = texts.map((text, index) => ({
      id: `e${index}`,
      itemId: `i${index}`,
      title: text,
      quantity: 1,
      productType: 1,
      chosenVariant: { sku: text, attributes: { [text]: `${text}#` } },
      image: { url: `/x" onerror="hit(1)` },
    }));
    const visit = await stage.open(
      { before: TRAP, path: '/cart' },
      {
        prepare: async (context) => {
          await context.addCookies([{ name: 'hasCart', value: 'true', url: stage.url }]);
          await context.route('**/api/commerce/shopping-cart', (route) =>
            route.fulfill({ json: { id: 'c', entries, totalQuantity: texts.length, subtotalCents: 0 } }),
          );
        },
      },
    );
    const { page } = visit;
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="cart-table-row"]').length >= count, texts.length);
    const shown = await page.locator('.cart-row-title').allTextContents();
    expect(shown.slice(0, texts.length)).toEqual(texts);
    expect(await page.locator('.cart-row-title *, .cart-row-variant :not(.cart-row-option)').count()).toBe(0);
    expect(await page.evaluate(ranIn)).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('data that would spoil every object', () => {
  it('spoils none: from attributes, page context, settings, address and answers', async () => {
    const poison = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}';
    const visit = await stage.open(
      {
        tag: '<script src="/dist/storefront.umd.js" data-__proto__="polluted" data-constructor="polluted" defer></script>',
        before: `<script type="application/json" data-storefront-context>{${poison},"websiteSettings":{${poison},"localizedStrings":{${poison}},"storeSettings":{${poison}}},"storefront":{${poison}}}</script>`,
        edit: (html) => html.replaceAll('{&quot;id&quot;', `{${poison.replaceAll('"', '&quot;')},&quot;id&quot;`),
      },
      {
        prepare: async (context) =>
          void (await context.route('**/shopping-cart/entries', async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('{"', `{${poison},"`) });
          })),
      },
    );
    const { page } = visit;
    await page.goto(`${page.url()}?__proto__[polluted]=yes&constructor[prototype][polluted]=yes&mock=__proto__`);
    await untilMounted(page);
    const isClean = () =>
      page.evaluate(() => [
        ({} as { polluted?: unknown }).polluted,
        ([] as { polluted?: unknown }).polluted,
        (Object as { polluted?: unknown }).polluted,
      ]);
    expect(await isClean()).toEqual([undefined, undefined, undefined]);
    expect(await page.locator(`${PICKER} select`).count()).toBe(2);
    await choose(page);
    await clickAdd(page);
    await untilAdded(page);
    await page.evaluate(() => {
      const shop = window.Storefront as unknown as {
        start(options: unknown): void;
        push(call: unknown): void;
        on(name: string, run: () => void): void;
      };
      shop.start(JSON.parse('{"__proto__":{"polluted":"yes"}}'));
      shop.push(['__proto__', {}]);
      shop.push(['constructor', 'return 1']);
      shop.on('__proto__', () => undefined);
    });
    expect(await isClean()).toEqual([undefined, undefined, undefined]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
