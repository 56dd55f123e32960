import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { BUTTON, PICKER, untilMounted } from '../support/shopper.ts';
import { until } from '../support/until.ts';
import { requireJs } from './libraries/packages.ts';
import { sellOn, type Seen } from './sellOn.ts';

let stage: Stage;
let baseline: Seen;

beforeAll(async () => {
  stage = await openStage();
  baseline = await sellOn(stage, {});
});
afterAll(() => stage.close());

const UMD = '<script src="/dist/storefront.umd.js"></script>';

describe.concurrent('a sale goes through on a page', () => {
  it.each([
    ['whose elements take the names of document properties', '<form name="currentScript"></form><img name="scripts"><img name="forms">'],
    ['whose elements take the names of our globals', '<a id="Storefront"></a><form id="storefront"><input name="start"></form>'],
    [
      'whose elements take the names of a module’s variables',
      '<i id="exports"></i><i id="module"></i><i id="define"></i><i id="require"></i>',
    ],
    [
      'whose elements take the names of the browser’s functions',
      '<i id="queueMicrotask"></i><i id="scheduler"></i><a id="ky"></a><a id="React"></a>',
    ],
  ])('%s', async (_name, html) => {
    // The tag follows the elements, so they exist when it runs.
    expect(await sellOn(stage, { tag: 'none', bodyStart: html + UMD })).toEqual(baseline);
  });

  it('with a React of its own, and a tool that looks into it', async () => {
    const react = `<script>
      window.React = { version: '16.14.0', createElement: function () { throw new Error('not yours'); }, useState: null };
      window.ReactDOM = { version: '16.14.0', render: function () { throw new Error('not yours'); } };
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, renderers: new Map(), inject: function () { return 1; }, onCommitFiberRoot: function () { throw new Error('tool'); }, onCommitFiberUnmount: function () {}, checkDCE: function () {} };
    </script>`;
    expect(await sellOn(stage, { before: react })).toEqual(baseline);
  });

  it('with RequireJS, by a module script', async () => {
    const file = stage.put(new Response(requireJs.script, { headers: { 'content-type': 'text/javascript' } }), 'require.js');
    expect(await sellOn(stage, { tag: 'esm', before: `<script src="${file}"></script>` })).toEqual(baseline);
  });
});

// Separate, because it keeps host and browser busy.
describe('a sale goes through on a page of many megabytes', () => {
  it('whose product has 4 MB of variants, beside one that has 4 MB of nonsense, which is told about once', async () => {
    const grown = (data: string) => {
      const all = JSON.parse(data.replaceAll('&quot;', '"')) as readonly Readonly<Record<string, unknown>>[];
      const more = Array.from({ length: 12_000 }, (_none, at) => ({
        ...all[0],
        id: `id-${at}`,
        sku: `SKU-${at}`,
        attributes: { Glaze: `Shade ${at}`, Size: 'Small' },
        note: 'x'.repeat(100),
      }));
      const text = JSON.stringify([...all, ...more]);
      expect(text.length).toBeGreaterThan(4_000_000);
      return text.replaceAll('"', '&quot;');
    };
    const cutOff = `<div data-storefront="product" data-product-id="cut-off"><script type="application/json">{"variants": [${'{"id": "1"},'.repeat(340_000)}</script><p data-storefront="price">$7.00</p><button data-storefront="add-to-cart">Buy</button></div>`;
    expect(cutOff.length).toBeGreaterThan(4_000_000);
    const seen = await sellOn(stage, {
      bodyEnd: cutOff,
      edit: (html) => html.replace(/data-variants="([^"]*)"/, (_found, data: string) => `data-variants="${grown(data)}"`),
    });
    expect(seen).toEqual({
      ...baseline,
      errors: [expect.stringMatching(/data-product-id="cut-off".*the JSON script is not valid JSON; expected a product/)],
    });
  });
});

describe('the file asked for through a loader', () => {
  it('is handed to it, and starts nothing by itself', async () => {
    const file = stage.put(new Response(requireJs.script, { headers: { 'content-type': 'text/javascript' } }), 'require.js');
    const visit = await stage.open({ tag: 'none', before: `<script src="${file}"></script>` });
    const found = await visit.page.evaluate(
      () =>
        new Promise((resolve) => {
          const page = window as never as { require(names: string[], done: (module: Record<string, unknown>) => void): void };
          page.require(['/dist/storefront.umd.js'], (module) => {
            setTimeout(
              () =>
                resolve({
                  start: typeof module['start'],
                  version: typeof module['version'],
                  isGlobal: module === (window.Storefront as never),
                }),
              200,
            );
          });
        }),
    );
    expect(found).toEqual({ start: 'function', version: 'string', isGlobal: true });
    expect(await visit.page.locator(`${PICKER}[data-unselected-options]`).count()).toBe(0);
    expect(visit.pageErrors).toEqual([]);

    await visit.page.evaluate(() =>
      (window as never as { require(names: string[], done: (module: { start(): void }) => void): void }).require(
        ['/dist/storefront.umd.js'],
        ({ start }) => start(),
      ),
    );
    await untilMounted(visit.page);
    await visit.close();
  });
});

/** The server's HTML is untouched and the host works. */
async function leftAlone({ page }: Visit): Promise<{ html: boolean; host: string; price: string; ran: unknown }> {
  return page.evaluate(
    ([picker, button]) => {
      const link = document.createElement('button');
      let clicked = 'dead';
      link.addEventListener('click', () => (clicked = 'works'));
      document.body.append(link);
      link.click();
      link.remove();
      return {
        html:
          document.querySelectorAll(`${picker} select option`).length === 7 &&
          document.querySelector(button)?.textContent?.trim() === 'Add To Cart',
        host: clicked,
        price: document.querySelector('.product-price')?.textContent?.trim() ?? '',
        ran: (window as never as { ran?: unknown }).ran ?? null,
      };
    },
    [PICKER, BUTTON] as const,
  );
}

const UNHARMED = { html: true, host: 'works', price: 'from $28.00', ran: null };

describe('a page that nothing can live on is left as the server made it', () => {
  it.each(['umd', 'esm'] as const)('with `get` on every object (%s)', async (tag) => {
    const visit = await stage.open({ tag, before: '<script>Object.prototype.get = function () {};</script>' });
    const complaints = () => [...visit.pageErrors, ...visit.console.filter((line) => line.startsWith('error'))];
    await until(() => expect(complaints()).toHaveLength(1));
    expect(await leftAlone(visit)).toEqual(UNHARMED);
    expect(complaints()).toHaveLength(1);
    await visit.close();
  });

  it.each(['umd', 'esm'] as const)('with `dangerouslySetInnerHTML` on every object (%s)', async (tag) => {
    const markup = '{ __html: "<img src=x onerror=\\"window.ran = true\\">" }';
    const visit = await stage.open({ tag, before: `<script>Object.prototype.dangerouslySetInnerHTML = ${markup};</script>` });
    await visit.page.evaluate(() => (window.Storefront as { ready: Promise<void> }).ready);
    expect(await leftAlone(visit)).toEqual(UNHARMED);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
