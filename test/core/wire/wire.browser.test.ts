import type { Browser, BrowserContext, Page } from 'playwright-core';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, type Host } from '../../../mocks/createHost.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import type { RequestRecord } from '../../../mocks/RequestRecord.ts';
import { startServer, type HostServer } from '../../../mocks/server.ts';
import { answerBefore } from '../../support/answerBefore.ts';
import type { createApi as Create } from '../../app/createApi.ts';
import { bundle, page as html, script } from '../../mocks/bundle.ts';
import { shareChromium } from '../../support/shareChromium.ts';

declare const createApi: typeof Create;

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 2, additionalFields: '{"text":["a","b"]}' };

let code = '';
let chromium: Browser;
let leave: () => Promise<void>;
let context: BrowserContext;
let page: Page;
let host: Host;
let server: HostServer;
let elsewhere: HostServer;
let before = '';
let clean: RequestRecord;
const leaked: string[] = [];

beforeAll(async () => {
  const files = await bundle('test/core/wire/wireBundle.ts');
  code = files.get('/main.js') ?? '';
  ({ browser: chromium, leave } = await shareChromium());
  elsewhere = await startServer({
    host: answerBefore(
      createHost({ products: [] }),
      http.all('*', async ({ request }) => {
        leaked.push(`${request.headers.get('x-csrf-token')} ${await request.text()}`);
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
        return Response.json({ entries: [] }, { headers });
      }),
    ),
  });
});
beforeAll(async () => {
  host = createHost({ products: seedProducts });
  server = await startServer({
    host: answerBefore(
      host,
      http.all('*/api/leads/:status/*', ({ params }) => {
        const headers = { location: `${elsewhere.url}/api/commerce/shopping-cart` };
        return new Response(null, { status: Number(params['status']), headers });
      }),
    ),
    serve: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/main.js') return script(code);
      return html(`<script>${before}</script><script type="module" src="/main.js"></script>`);
    },
  });
  context = await chromium.newContext();
  await context.addInitScript({ content: `globalThis.toPlain = ${toPlain.toString()}` });
  page = await context.newPage();
  await open();
  await add();
  clean = host.log[0]!;
});
afterAll(async () => {
  await leave();
  await server.close();
  await elsewhere.close();
});
beforeEach(() => {
  host.reset();
  host.setScenario('normal');
  leaked.length = 0;
});
afterEach(() => page.removeAllListeners('pageerror'));

async function open(scriptBefore = ''): Promise<Error[]> {
  const uncaught: Error[] = [];
  before = scriptBefore;
  page.on('pageerror', (error) => uncaught.push(error));
  await page.goto(`${server.url}/`);
  await page.waitForFunction('typeof createApi === "function"');
  return uncaught;
}
/** @param deadline in ms, long enough for a slow machine */
const add = (deadline = 30_000) =>
  page.evaluate(([entry, writeDeadlineMs]) => createApi({ writeDeadlineMs }).cart.addEntry(entry).then(toPlain), [mug, deadline] as const);

function toPlain(outcome: { ok: boolean; value?: unknown; error?: { kind: string; message: string } }) {
  return outcome.ok ? { ok: true } : { ok: false, kind: outcome.error?.kind, message: outcome.error?.message };
}
const sent = ({ rawBody, headers, query }: RequestRecord) => {
  const { 'content-length': length, 'content-type': type, accept } = headers;
  return { rawBody, length, type, accept, query, names: Object.keys(headers).toSorted() };
};

describe('the wire in a browser, on pages that others have changed', () => {
  const rows: Record<string, string> = {
    'toJSON on the prototypes':
      'for (const type of [Object, Array, String, Number, Boolean]) Object.defineProperty(type.prototype, "toJSON", { value() { return "spoilt"; }, enumerable: type !== Object, configurable: true });',
    'an enumerable function on every object': 'Object.prototype.extend = function () {};',
    'headers and a body on every object':
      'Object.prototype.headers = { "x-theirs": "yes" }; Object.prototype.body = "theirs"; Object.prototype[""] = "theirs";',
    'an enumerable first on every array': 'Array.prototype.first = function () { return this[0]; };',
    'a reduce and a map of its own': 'Array.prototype.reduce = function () { return {}; };',
    'a JSON.parse that is wrapped': 'const parse = JSON.parse; JSON.parse = function (text, reviver) { return parse(text, reviver); };',
    'a fetch that is wrapped': 'const own = window.fetch; window.fetch = function (input, init) { return own.apply(this, arguments); };',
    'a fetch that rebuilds requests without their body':
      'const own = window.fetch; window.fetch = function (input, init) { return typeof input === "string" ? own(input, init) : own(input.url, { method: input.method, headers: input.headers }); };',
    'a Request of an old library':
      'window.Request = function (options) { this.options = options; this.send = function () {}; }; window.Request.prototype = {};',
    'Request, Response and Headers all replaced':
      'for (const name of ["Request", "Response", "Headers"]) window[name] = function () { throw new Error(name); };',
  };

  it.each(Object.entries(rows))('sends the same bytes as on a clean page: %s', async (_, scriptBefore) => {
    const uncaught = await open(scriptBefore);
    expect(await add()).toEqual({ ok: true });
    expect(sent(host.log[0]!)).toEqual(sent(clean));
    expect(clean.rawBody).toBe(JSON.stringify(mug));
    expect(
      await page.evaluate(() =>
        createApi()
          .cart.load()
          .then((outcome) => outcome.ok && outcome.value.totalQuantity),
      ),
    ).toBe(2);
    expect(uncaught.map(String)).toEqual([]);
  });

  it.each([
    ['answers with nothing', 'window.fetch = async () => undefined;'],
    ['answers with data', 'window.fetch = async () => ({ entries: [] });'],
    ['rejects with a text', 'window.fetch = () => Promise.reject("blocked");'],
    ['throws', 'window.fetch = () => { throw 42; };'],
    ['is gone', 'delete window.fetch;  window.fetch = null;'],
  ])('gives a value and no uncaught error when the fetch of the page %s', async (_, scriptBefore) => {
    const uncaught = await open(scriptBefore);
    expect(await add()).toEqual({ ok: false, kind: 'offline', message: 'Network Error' });
    await page.waitForTimeout(50);
    expect(uncaught).toEqual([]);
  });
});

describe('the wire in a browser, on a bad line', () => {
  const DEADLINE = 1500;

  it('meets each fault with one POST and a value', async () => {
    const expected = {
      'very-slow': `timeout: timeout of ${DEADLINE}ms exceeded`,
      'stalled-body': `timeout: timeout of ${DEADLINE}ms exceeded`,
      'dropped-body': 'offline: Network Error',
      'lost-answer': 'offline: Network Error',
      offline: 'offline: Network Error',
      'redirect-login': 'offline: Network Error',
      'crumb-expired': 'crumb: Request failed with status code 401',
    };
    // The deadline starts only once the host has been asked, because a slow machine may otherwise not have sent anything.
    const uncaught = await open(
      `const begin = setTimeout; window.setTimeout = (run, ms) => (ms === ${DEADLINE} ? ((window.runOut = run), 0) : begin(run, ms));`,
    );
    const late = async (scenario: string) => {
      const answered = scenario === 'stalled-body' && page.waitForResponse(`${server.url}/api/**`);
      const outcome = add(DEADLINE);
      await expect.poll(() => host.log.length).toBe(1);
      await answered;
      await page.evaluate('runOut()');
      return outcome;
    };
    const seen: Record<string, string> = {};
    for (const scenario of Object.keys(expected) as (keyof typeof expected)[]) {
      host.reset();
      host.setScenario(scenario);
      const outcome = await (expected[scenario].startsWith('timeout') ? late(scenario) : add());
      seen[scenario] = `${outcome.kind}: ${outcome.message}`;
      expect(
        host.log.map(({ method }) => method),
        scenario,
      ).toEqual(['POST']);
    }
    expect(seen).toEqual(expected);
    expect(uncaught).toEqual([]);
  });

  it('is offline when the browser is, and works again after', async () => {
    await open();
    await context.setOffline(true);
    expect(await add()).toEqual({ ok: false, kind: 'offline', message: 'Network Error' });
    await context.setOffline(false);
    expect(await add()).toEqual({ ok: true });
  });

  it.each([302, 307])('hands neither crumb nor body to another origin by a redirect (%i)', async (status) => {
    await open();
    const outcome = await page.evaluate(([entry, root]) => createApi({ root }).cart.addEntry(entry).then(toPlain), [
      mug,
      `/api/leads/${status}/`,
    ] as const);
    expect(outcome).toEqual({ ok: false, kind: 'offline', message: 'Network Error' });
    expect(leaked).toEqual([]);
  });

  it('keeps the crumb from another origin that is asked directly', async () => {
    await open();
    await page.evaluate((root) => createApi({ root }).cart.load(), `${elsewhere.url}/api/`);
    expect(leaked).toEqual(['null ']);
  });

  it('gives a value in a frame where cookies cannot even be read', async () => {
    const uncaught = await open();
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = url;
      document.body.append(frame);
    }, `${server.url}/framed`);
    // The frame exists before its content.
    const framed = () => page.frames().find((frame) => frame.url().endsWith('/framed'));
    await expect.poll(framed).toBeDefined();
    const frame = framed()!;
    await frame.waitForLoadState();
    // An opaque origin may not load a module of this one, but a classic script with the same code.
    await frame.addScriptTag({ content: `(() => { ${code} })()` });
    const outcome = await frame.evaluate((entry) => createApi().cart.addEntry(entry).then(toPlain), mug);
    expect(outcome).toMatchObject({ ok: false });
    expect(uncaught.filter(({ message }) => !message.includes('module'))).toEqual([]);
  });
});
