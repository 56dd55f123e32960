import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type OpenOptions, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { ALERT, BUTTON, choose, clickAdd, PICKER, PRICE, untilAdded, untilMounted, untilPrice } from '../support/shopper.ts';
import { until } from '../support/until.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { PROTOTYPE_16 } from './libraries/prototype.ts';
import { IMPATIENT } from './sellOn.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Runs and then checks that there were no errors. */
async function on(page: StagePage, act: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = await stage.open(page);
  try {
    await untilMounted(visit.page);
    await act(visit);
    expect(visit.pageErrors).toEqual([]);
  } catch (error) {
    throw new Error([String(error), ...visit.pageErrors, ...visit.console].join('\n'), { cause: error });
  } finally {
    await visit.close();
  }
}

const mountedPickers = ({ page }: Visit) => page.locator(`${PICKER}[data-unselected-options]`).count();

describe.concurrent('what the page does to our elements', () => {
  it.each([
    ['', ''],
    [', beside Prototype 1.6', `<script>${PROTOTYPE_16}</script>`],
  ])('a part that is taken out is given back as the server made it, and works again when it returns%s', (_beside, before) =>
    on({ before }, async (visit) => {
      const { page } = visit;
      const isKeptForGood = await page.evaluate(async (picker) => {
        const part = document.querySelector(picker)!;
        const place = document.createComment('');
        part.replaceWith(place);
        const end = performance.now() + 30_000;
        const isKept = () => part.hasAttribute('data-unselected-options');
        while (isKept() && performance.now() < end) await new Promise((go) => setTimeout(go, 10));
        const kept = isKept();
        place.replaceWith(part);
        return kept;
      }, PICKER);
      expect(isKeptForGood).toBe(false);
      await untilMounted(page);
      await choose(page);
      await untilPrice(page, '$34.00');
    }),
  );

  it('a part that the page empties is mounted anew, three times, and left alone when it is emptied again', () =>
    on({}, async (visit) => {
      const { page } = visit;
      const empty = () => page.evaluate((picker) => void (document.querySelector(picker)!.innerHTML = ''), PICKER);
      for (let time = 1; time <= 3; time += 1) {
        await empty();
        await page.locator(`${PICKER}[data-unselected-options] select`).first().waitFor({ state: 'attached' });
      }
      await choose(page);
      await untilPrice(page, '$34.00');
      await empty();
      await until(async () => expect(await mountedPickers(visit)).toBe(0));
      await clickAdd(page);
      await untilAdded(page);
      expect(visit.writes()).toHaveLength(1);
    }));

  it.each<[string, () => void]>([
    ['rewrites a price', () => void (document.querySelector('.product-price')!.textContent = 'Special!')],
    ['takes a node out of a part', () => document.querySelector('.product-variants select')!.parentElement!.remove()],
    [
      'is translated: each text in <font><font>',
      () => {
        const walker = document.createTreeWalker(document.querySelector('article')!, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (text.parentElement?.closest('script,select')) continue;
          const font = document.createElement('font');
          font.append(document.createElement('font'));
          text.replaceWith(font);
          font.firstElementChild!.append(text);
        }
      },
    ],
    [
      'puts an advertisement into every part',
      () => {
        for (const part of document.querySelectorAll('.product-variants,.sqs-add-to-cart-button,.product-price,.product-quantity-input')) {
          part.prepend(Object.assign(document.createElement('b'), { textContent: 'Ad' }));
        }
      },
    ],
  ])('a page that %s can go on selling: at worst that one part falls back', (_what, harm) =>
    on({}, async (visit) => {
      const { page } = visit;
      await page.evaluate(harm);
      await page.evaluate(() => {
        const handle = (
          window.Storefront as unknown as { product(element: Element): { choose(option: string, value: string): void } }
        ).product(document.querySelector('.sqs-add-to-cart-button')!);
        handle.choose('Glaze', 'Oat');
        handle.choose('Size', 'Large');
      });
      await clickAdd(page);
      await untilAdded(page);
      expect(visit.writes().map(({ rawBody }) => rawBody)).toEqual([
        '{"itemId":"5f3c0de00000000000000101","sku":"WK-MUG-OL","quantity":1,"additionalFields":null}',
      ]);
    }),
  );

  it('HTML that arrives late is mounted once, however often it is scanned', () =>
    on({}, async (visit) => {
      const { page } = visit;
      const calls = await page.evaluate(async () => {
        const root = document.createElement('div');
        root.setAttribute('data-storefront', 'product');
        root.setAttribute('data-product-id', 'late');
        root.innerHTML = '<div data-storefront="add-to-cart" role="button" id="late">Buy late</div>';
        const button = root.querySelector('#late')!;
        let mounts = 0;
        const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: [string, never]) {
          if (this === button && given[0] === 'pointerenter') mounts += 1;
          addEventListener.apply(this, given);
        } as typeof addEventListener;
        document.querySelector('main')!.append(root);
        const shop = window.Storefront as { scan(root?: ParentNode): Promise<unknown> };
        await Promise.all([shop.scan(), shop.scan(root), shop.scan(button)]);
        await new Promise((go) => setTimeout(go, 100));
        await shop.scan();
        return mounts;
      });
      expect(calls).toBe(1);
      await page.locator('#late[data-state="idle"]').waitFor();
    }));

  it('a part that moves keeps what is in it; a copy of it is a part of its own', () =>
    on({}, async (visit) => {
      const { page } = visit;
      await choose(page);
      const same = await page.evaluate(async (picker) => {
        const part = document.querySelector(picker)!;
        const control = part.querySelector('select');
        part.parentElement!.append(part);
        await new Promise((go) => setTimeout(go, 50));
        return part.querySelector('select') === control;
      }, PICKER);
      expect(same).toBe(true);
      // It only looks mounted; a click needs a mounted one.
      await page.evaluate((button) => {
        const original = document.querySelector(button)!;
        original.after(Object.assign(original.cloneNode(true), { id: 'copy' }));
        return (window.Storefront as { scan(): Promise<unknown> }).scan();
      }, BUTTON);
      const added = untilSeen(page, '#copy[data-state="added"]');
      await page.locator('#copy').click();
      await added;
      expect(visit.writes()).toHaveLength(1);
    }));

  it('a page that keeps clicks from us loses no more than the click', () =>
    on({}, async (visit) => {
      const { page } = visit;
      await page.evaluate(() => {
        const stop = (event: Event) => event.stopImmediatePropagation();
        document.addEventListener('click', stop, true);
        Object.assign(window, { letGo: () => document.removeEventListener('click', stop, true) });
      });
      await choose(page);
      await untilPrice(page, '$34.00');
      await clickAdd(page);
      expect(visit.writes()).toEqual([]);
      await page.evaluate(() => (window as never as { letGo(): void }).letGo());
      await clickAdd(page);
      await untilAdded(page);
      expect(visit.writes()).toHaveLength(1);
    }));
});

describe.concurrent('a part of ours that fails', () => {
  const failAlone = async (also: string, options?: OpenOptions) => {
    const refuse = `<script>${also}
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name) {
        if (name === 'data-unselected-options') throw new Error('the page lets nobody write on its picker');
        return setAttribute.apply(this, arguments);
      };
      document.addEventListener('storefront:widget-failed', function (event) { window.failed = event.detail.widget; });
    </script>`;
    const visit = await stage.open({ before: refuse }, options);
    const { page } = visit;
    await page.locator(`${BUTTON}[data-state="idle"]`).waitFor();
    await page.waitForFunction(() => 'failed' in window);
    expect(await page.evaluate(() => (window as never as { failed: string }).failed)).toBe('variants');
    expect(await page.locator(`${PICKER} select option`).count()).toBe(7);
    const lines = () => visit.console.filter((line) => line.startsWith('error'));
    await until(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toMatch(
      /^error: \[storefront\] variants <div\.product-variants\[data-item-id="5f3c0de00000000000000101"\]>: the page lets nobody write on its picker/,
    );
    await clickAdd(page);
    await page.locator(ALERT).waitFor();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  };

  it('alone shows the server’s HTML again and is named once; the others go on', () => failAlone(''));

  // Preact needs `queueMicrotask`, which all supported browsers have.
  const isLite = process.env['FLAVOUR'] === 'lite';
  (isLite ? it.fails : it)('does so in a browser without microtasks of its own', () =>
    failAlone('delete window.queueMicrotask;', isLite ? IMPATIENT : {}),
  );
});

describe.concurrent('errors in calls of the page’s', () => {
  const watch = `<script>
    window.heard = [];
    addEventListener('error', function (event) { heard.push(event.message); });
    addEventListener('unhandledrejection', function (event) { heard.push(String(event.reason)); });
    window.Storefront = [['on', 'item-added', function () { throw new Error('listener'); }], ['nonsense'], null, ['on']];
  </script>`;

  it('are told in the console and reach no error handler of the page', () =>
    on({ before: watch }, async ({ page, console: lines, writes }) => {
      await page.evaluate(() => {
        const shop = window.Storefront as unknown as { push(...calls: unknown[]): void; on(name: string, run: () => void): void };
        shop.on('cart-change', () => {
          throw new Error('later listener');
        });
        shop.push(['nothing'], 5, undefined);
      });
      await choose(page);
      await clickAdd(page);
      await untilAdded(page);
      expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([]);
      expect(writes()).toHaveLength(1);
      for (const text of ['listener: listener', 'later listener', 'no method "nonsense"', 'no method "nothing"']) {
        await until(() => expect(lines.filter((line) => line.includes(text)).length).toBeGreaterThan(0));
      }
    }));

  it.each([
    ['rejects with nothing', 'return Promise.reject(undefined)'],
    ['throws', 'throw "no"'],
    ['gives no response', 'return Promise.resolve({ ok: true })'],
    ['gives no promise', 'return undefined'],
  ])('a `fetch` of the page’s that %s is a failure in words', (_what, body) =>
    on({ before: watch }, async ({ page }) => {
      await page.evaluate((code) => void (window.fetch = new Function(code) as never), body);
      await choose(page);
      await clickAdd(page);
      await page.locator(ALERT).waitFor();
      expect(await page.locator(`${ALERT} .message`).innerText()).toBe(
        'We could not confirm this yet. Your cart will show it as soon as we can.',
      );
      expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([]);
      await page.locator(PRICE).first().waitFor();
    }),
  );
});
