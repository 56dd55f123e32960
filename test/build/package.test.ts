import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideTemplates } from '../../demo/guide/guideTemplates.ts';
import manifest from '../../package.json' with { type: 'json' };
import { installPackage } from './installPackage.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Lines marked as errors must be errors, which proves that the types are found. */
const CONSUMER = `
import { cart, on, start, use, type Storefront, type StorefrontEvents } from 'storefront-embed';
import oneFile from 'storefront-embed/one-file';
import { version } from 'storefront-embed/lite';
import { defineFeature, useSettings } from 'storefront-embed/kit';
import { react } from 'storefront-embed/lite/kit';
import { compile } from 'storefront-embed/template';
import { compile as compileCore } from 'storefront-embed/template/core';
import * as render from 'storefront-embed/template/render';
import { checkHost } from 'storefront-embed/host-check';
import { createHost, startMocks, startServer, type Host, type Mocks } from 'storefront-embed/mocks';

const added = (detail: StorefrontEvents['item-added']): void => console.log(detail);
const off: () => void = on('item-added', added);
void cart.add({ itemId: 'mug', quantity: 1 });
void start({ cartPath: '/basket', dataLayer: true, addedDelay: 500 }).then((answer) => (answer.ok ? null : answer.error.message));
// @ts-expect-error no such setting
void start({ cartPth: '/basket' });
// @ts-expect-error a quantity is missing
void cart.add({ itemId: 'mug' });
document.addEventListener('storefront:item-added', (event) => event.detail.quantity.toFixed());
document.querySelector('.x')?.addEventListener('storefront:before-checkout', (event) => event.detail.preventDefault());
// @ts-expect-error no such detail
document.addEventListener('storefront:item-added', (event) => event.detail.nothing);
window.Storefront = window.Storefront || [];
window.Storefront.push(['on', 'item-added', ({ quantity }) => quantity.toFixed()]);
window.Storefront.cart?.get()?.totalQuantity.toFixed();
oneFile.cart.get()?.totalQuantity.toFixed();
const shop: Pick<Storefront, 'cart' | 'start'> = { cart, start };
const text: string = version;
use((kit) => kit.defineFeature({ name: 'greeting', texts: { hello: 'Hello' } }));
use(async () => defineFeature({ name: 'quiet', start: ({ on }, signal) => void signal.addEventListener('abort', on('ready', () => undefined)) }));
const hook: () => object = () => react.useMemo(useSettings, []);
// @ts-expect-error a feature has a name
defineFeature({ widgets: [] });
// @ts-expect-error no such event
on('no-such-event', off);
// @ts-expect-error not a text
const wrong: number = version;
// @ts-expect-error a template is text
compile(1);
// @ts-expect-error a template is text
compileCore(1);
// @ts-expect-error no such export
render.noSuchExport();
// @ts-expect-error no address
void checkHost({ coupon: 'TEN' });
// @ts-expect-error not an option
startMocks({ products: 'all' });
const host: Host = createHost({ scenario: 'slow' });
const answered: Promise<Response> = host(new Request('http://shop.test/api/commerce/shopping-cart'));
void startServer({ host, serve: () => new Response('page') }).then(({ url, close }) => (console.log(url), close()));
void startMocks().then((mocks: Mocks) => mocks.log.map(({ path, status }) => [path, status?.toFixed()]));
// @ts-expect-error how the host finds its answers is its own affair
host.handlers;
// @ts-expect-error no such scenario
host.setScenario('sleepy');
export { answered, hook, shop, text, wrong };
`;

/** Every call, option, event and answer of 0.1.0 as its users have written them: what is added later may not break one of them. */
const FIRST_CALLS = `
import { account, cart, consent, destroy, mark, measure, on, product, push, ready, scan, start, track, use, version } from 'storefront-embed';
import type { AccountState, AnalyticsEvent, ConsentState, CreateFeature, ProductHandle, StartOptions, StorefrontEventName, StorefrontEvents } from 'storefront-embed';

export async function calls(element: Element): Promise<void> {
  const offs: (() => void)[] = [];
  const options: StartOptions = {
    apiRoot: '/api/', cartPath: '/cart', accountPath: '/account', checkoutPath: '/checkout', subscriptionCheckoutPath: '/checkout?cartToken={token}',
    giftCardPath: '/gift?itemId={itemId}&sku={sku}', preselect: true, liveStock: false, hasCartCookie: 'hasCart', cartCookie: 'CART', authCookie: 'Auth',
    styles: 'none', writeDeadline: 10_000, keyHeader: '', cartEditDelay: 300, addedDelay: 1000, errors: 'inline', emailRule: 'modern', preview: true,
    captchaKey: '', captchaProvider: 'auto', captchaKind: 'checkbox', captchaHost: '', instalmentPage: 'https://pay.example/', pageSpeed: true,
    pageSpeedReturns: false, appName: 'storefront', errorPath: '', errorReports: false, census: 'cookieless', consent: 'off', globalPrivacyControl: true,
    doNotTrack: false, consentMode: false, dataLayer: true, legacyTransaction: false, eventsRoot: '', eventsMode: 'validate', environment: '',
    currency: 'USD', locale: 'en-US',
  };
  await start();
  await start(options);
  await ready;
  await scan();
  await scan(document);
  await scan(element);
  await scan(element.ownerDocument.createDocumentFragment());
  const text: string = version;
  mark('menu');
  mark('menu', { open: text });
  measure('menu');
  measure('menu', { start: 'open', end: 5, detail: null });
  track('Sofa_Seen');
  track('Sofa_Seen', { sofa: 'red' });

  const shown = cart.get();
  const sums: number[] = shown ? [shown.totalQuantity, shown.subtotalCents, shown.entries.length] : [];
  const loaded = await cart.load();
  sums.push(loaded.ok ? loaded.value.totalQuantity : loaded.error.message.length);
  const added = await cart.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: null }, { isExpress: false, onWaiting: () => undefined });
  if (added.ok) sums.push(added.value.cart.totalQuantity, added.value.newlyAdded?.quantity ?? 0);
  else console.log(added.error.kind, added.error.message);
  for (const change of [cart.update('1', 2), cart.remove('1'), cart.undo('1'), cart.updateFields('1', null), cart.applyCoupon('TEA10'), cart.removeCoupon('TEA10'), cart.selectShippingOption('post')]) {
    const answer = await change;
    sums.push(answer.ok ? answer.value.totalQuantity : answer.error.message.length);
  }
  await cart.setShippingLocation({ country: 'US', region: 'NY', city: '', postalCode: '10001' });
  offs.push(cart.subscribe(({ cart: now, waiting }) => console.log(now?.totalQuantity ?? 0, waiting)));
  await cart.flush();

  const handle: ProductHandle | null = product(element);
  if (handle) {
    handle.choose('Size', 'M');
    handle.setQuantity(2);
    handle.setQuantity('2');
    await handle.add();
    const { state, variant } = handle;
    console.log(state?.selection['Size'], state?.quantityText, state?.addStatus === 'added', state?.product.title, variant?.sku, variant?.attributes);
  }

  const customer: AccountState | null = account.state;
  const signedIn = await account.signIn({ email: 'a@b.example', password: 'secret', rememberMe: true });
  console.log(customer?.status === 'signed-in', signedIn.ok ? signedIn.value.status : signedIn.error.message);
  await account.signOut();
  await account.signOut({ cloneCart: true });
  offs.push(account.subscribe(({ status }) => console.log(status)));
  const answer: ConsentState | null = consent.get();
  await consent.set({ analytics: answer?.analytics ?? false, marketing: answer?.marketing ?? false });
  offs.push(consent.subscribe(({ analytics, marketing }) => console.log(analytics === null, marketing)));
  for (const off of offs) off();
  destroy();
}

const names: StorefrontEventName[] = ['before-add', 'before-checkout', 'before-submit'];
for (const name of names) on(name, (detail) => console.log(detail));
export const told: (() => void)[] = [
  on('ready', (detail) => console.log(detail)),
  on('before-add', (intent) => (intent.quantity > 9 ? intent.preventDefault() : console.log(intent.itemId, intent.sku))),
  on('item-added', ({ quantity, cart: { totalQuantity }, newlyAdded, confirmationType }) => console.log(quantity + totalQuantity, newlyAdded?.itemId, confirmationType)),
  on('add-failed', ({ productInstance, itemId, title, message }) => console.log(productInstance, itemId, title, message)),
  on('before-checkout', ({ flow, url, preventDefault }) => (flow === 'gift-card' ? preventDefault() : console.log(url))),
  on('cart-change', ({ cart: now }) => console.log(now?.totalQuantity)),
  on('cart-viewed', ({ cart: now }) => console.log(now?.totalQuantity)),
  on('item-removed', ({ entry, cart: now }) => console.log(entry.id, now.totalQuantity)),
  on('item-restored', ({ entry, cart: now }) => console.log(entry.id, now.totalQuantity)),
  on('cart-failed', ({ title, message }) => console.log(title, message)),
  on('variant-change', ({ variant, selection, itemId }) => console.log(variant?.sku, selection['Size'], itemId)),
  on('quick-view', ({ itemId }) => console.log(itemId)),
  on('product-viewed', ({ itemId, productInstance }) => console.log(itemId, productInstance)),
  on('before-submit', ({ formId, kind, element, preventDefault }) => (kind === 'newsletter' ? preventDefault() : console.log(formId, element))),
  on('form-submitted', ({ formId }) => console.log(formId)),
  on('form-failed', ({ messages, fields }) => console.log(messages.join(), fields.join())),
  on('form-render', ({ element }) => console.log(element)),
  on('restock-signed-up', ({ variantId }) => console.log(variantId)),
  on('overlay-shown', ({ version: shown }) => console.log(shown)),
  on('overlay-closed', ({ submitted }) => console.log(submitted)),
  on('analytics', ({ name, parameters }: Pick<AnalyticsEvent, 'name' | 'parameters'>) => console.log(name, parameters)),
  on('owner-action', (detail) => console.log(detail)),
];
const feature: CreateFeature = (kit) => kit.defineFeature({ name: 'greeting', start({ on: listen, announce }) { listen('item-added', () => announce('Hello')); } });
use(feature);
push(['use', feature]);
push(['on', 'item-added', ({ quantity }: StorefrontEvents['item-added']) => console.log(quantity)]);
push(['mark', 'menu'], ['track', 'Sofa_Seen', { sofa: 'red' }], ['scan']);
`;

/** The names that the guide's examples use of their pages. */
const GUIDE_NAMES = `
import * as Storefront from 'storefront-embed';
declare const show: (count: number, isWaiting: boolean) => void;
declare const banner: HTMLElement;
declare const analytics: { track(name: string, properties: object): void; page(properties: object): void };
declare const plausible: (name: string, options: object) => void;
declare const items: readonly object[];
declare const assert: (isTrue: boolean, message: string) => void;
`;

/** The examples of the guide that are scripts, in functions of their own. Those of other languages begin with a tag or have a class. */
function guideExamples(): string {
  const html = Object.values(guideTemplates.sources).join('\n');
  const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&#123;': '{', '&#125;': '}', '&amp;': '&' };
  const blocks = [...html.matchAll(/<pre[^>]*><code>([^]*?)<\/code><\/pre>/g)]
    .map(([, code]) => code!.replaceAll(/&\S+?;/g, (entity) => characters[entity]!))
    .map((code) => /^<script>([^]*)<\/script>$/.exec(code)?.[1] ?? code)
    // The others are markup and style sheets.
    .filter((code) => !/^[<@/]/.test(code));
  expect(blocks.length).toBeGreaterThan(6);
  const isImport = (line: string) => line.startsWith('import ');
  const lines = blocks.map((code) => code.split('\n'));
  const imports = lines.flatMap((code) => code.filter(isImport));
  const bodies = lines.map((code, at) => `export async function example${at}() {\n${code.filter((line) => !isImport(line)).join('\n')}\n}`);
  return [GUIDE_NAMES, ...imports, ...bodies].join('\n');
}

/** Types whose zod schemas the package's declarations replace by stand-ins; compared with what zod itself makes of them. */
const SAME_TYPES = `
import type { Cart, CartEntry } from '${ROOT}/src/commerce/model/cart.ts';
import type { FormSubmission } from '${ROOT}/src/commerce/model/formSubmission.ts';
import type { NewlyAdded } from '${ROOT}/widgets/cart/calls.ts';
import type { RestockSignUp } from '${ROOT}/src/commerce/model/restock.ts';
import type * as packed from '${ROOT}/dist/types/src/commerce/model/cart.d.ts';
import type * as packedForms from '${ROOT}/dist/types/src/commerce/model/formSubmission.d.ts';
import type * as packedAnswers from '${ROOT}/dist/types/widgets/cart/calls.d.ts';
import type * as packedRestock from '${ROOT}/dist/types/src/commerce/model/restock.d.ts';

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
export const same: [Same<Cart, packed.Cart>, Same<CartEntry, packed.CartEntry>, Same<NewlyAdded, packedAnswers.NewlyAdded>, Same<RestockSignUp, packedRestock.RestockSignUp>, Same<FormSubmission, packedForms.FormSubmission>] = [true, true, true, true, true];
// @ts-expect-error they are compared
export const other: Same<CartEntry, packed.Cart> = true;
`;

describe('the packed package, installed in an empty folder', () => {
  let packedBytes = 0;
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const installed = join(folder, 'node_modules', 'storefront-embed');

  beforeAll(() => {
    packedBytes = installPackage(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const modules = Object.keys(manifest.exports).filter((path) => !/^\.\/(?:one-file|compat)|\.(?:json|css)$/.test(path));

  it.each(modules)('%s can be imported in Node', (path) => {
    const code = `import(${JSON.stringify(path.replace('.', 'storefront-embed'))}).then((it) => console.log(Object.keys(it).length))`;
    expect(Number(run('node', '--input-type=module', '-e', code))).toBeGreaterThan(0);
  });

  it('has the mocked platform in Node: a function of a request, and a server on this machine', () => {
    const code = `
      import { createHost, startMocks, startServer } from 'storefront-embed/mocks';
      const path = '/api/commerce/shopping-cart';
      const json = async (answer) => (await (await answer).json()).totalQuantity;
      const seen = [await json(createHost()(new Request('http://shop.test' + path)))];
      const server = await startServer();
      seen.push(new URL(server.url).hostname, await json(fetch(server.url + path)));
      await server.close();
      const mocks = await startMocks();
      seen.push(await json(fetch('http://shop.test' + path)), mocks.log.length);
      console.log(JSON.stringify(seen));
    `;
    expect(JSON.parse(run('node', '--input-type=module', '-e', code))).toEqual([0, '127.0.0.1', 0, 0, 1]);
  });

  it('has mocks for browsers that need nothing of Node', () => {
    const browser = readFileSync(join(installed, 'dist', 'mocks.js'), 'utf8');
    expect(browser).toContain('startServer needs Node');
    expect(browser).not.toMatch(/["']node:/);
  });

  it.each(Object.keys(manifest.exports).filter((path) => path.endsWith('.json')))('%s can be read in Node', (path) => {
    const code = `console.log(Object.keys(require(${JSON.stringify(path.replace('.', 'storefront-embed'))})).length)`;
    expect(Number(run('node', '--input-type=commonjs', '-e', code))).toBeGreaterThan(0);
  });

  it('storefront-embed/compat does nothing in Node', () => {
    const code = "import('storefront-embed/compat').then(() => console.log(typeof Squarespace))";
    expect(run('node', '--input-type=module', '-e', code)).toBe('undefined\n');
  });

  it.each(['storefront-embed/one-file', 'storefront-embed/one-file/lite'])('%s can be required', (path) => {
    const code = `console.log(require(${JSON.stringify(path)}).version, 'Storefront' in globalThis)`;
    expect(run('node', '--input-type=commonjs', '-e', code)).toBe(`${manifest.version} false\n`);
  });

  it('is small: no source maps, no declarations that no entry leads to, and nothing installed beside it but types', () => {
    expect(packedBytes).toBeLessThanOrEqual(2_500_000);
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(files).not.toContain(join('types', 'widgets', 'cart', 'Cart.d.ts'));
    for (const name of files.filter((file) => /\.c?js$/.test(file)))
      expect(readFileSync(join(installed, 'dist', name), 'utf8'), name).not.toContain('sourceMappingURL=');
    expect(Object.keys(manifest.dependencies)).toEqual(['@types/react']);
    for (const name of files.filter((file) => file.endsWith('.ts')))
      expect(readFileSync(join(installed, 'dist', name), 'utf8'), name).not.toMatch(/["'](?:zod|ky|msw|zustand|web-vitals|preact)\b/);
  });

  const compile = (name: string): string =>
    spawnSync('node', [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', name], { cwd: folder, encoding: 'utf8' }).stdout;

  it.each([
    ['bundler', 'esnext', 'bundler', 'module'],
    ['nodenext', 'nodenext', 'nodenext', 'module'],
    ['node16', 'node16', 'node16', 'module'],
    ['commonjs', 'nodenext', 'nodenext', 'commonjs'],
  ])('has types for %s, which compile the guide’s examples and the calls of 0.1.0', (name, module, moduleResolution, type) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ type }));
    writeFileSync(join(folder, name, 'consumer.ts'), CONSUMER);
    writeFileSync(join(folder, name, 'firstCalls.ts'), FIRST_CALLS);
    writeFileSync(join(folder, name, 'guide.ts'), guideExamples());
    const options = {
      module,
      moduleResolution,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      types: [],
      noEmit: true,
    };
    // Without the types of Node, which the examples need for one call.
    const ambient = "declare module 'node:fs' { export function readFileSync(path: string, encoding: 'utf8'): string; }";
    writeFileSync(join(folder, name, 'node.d.ts'), ambient);
    const files = ['consumer.ts', 'firstCalls.ts', 'guide.ts', 'node.d.ts'];
    writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    expect(compile(name)).toBe('');
  });

  it('has the same types of carts and forms as zod makes of its schemas', () => {
    mkdirSync(join(folder, 'same'), { recursive: true });
    writeFileSync(join(folder, 'same', 'same.ts'), SAME_TYPES);
    const compilerOptions = {
      noEmit: true,
      types: ['node', 'vite/client'],
      typeRoots: [join(ROOT, 'node_modules/@types'), join(ROOT, 'node_modules')],
    };
    writeFileSync(
      join(folder, 'same', 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: ['same.ts'] }),
    );
    expect(compile('same')).toBe('');
  });

  it('has the command', () => {
    writeFileSync(join(folder, 'a.html'), 'Hello {name}!');
    writeFileSync(join(folder, 'a.json'), '{ "name": "Ada" }');
    expect(run('npx', '--offline', 'storefront-template', 'render', 'a.html', 'a.json').trim()).toBe('Hello Ada!');
  });

  it('has the command that checks a platform, and asks before it runs elsewhere', () => {
    expect(run('npx', '--offline', 'storefront-embed', 'host-check', '--help')).toContain('usage: storefront-embed host-check <url>');
    const elsewhere = spawnSync('npx', ['--offline', 'storefront-embed', 'host-check', 'http://shop.example'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([elsewhere.status, elsewhere.stderr]).toEqual([2, expect.stringContaining('Say --yes to run it there.')]);
    const nobody = spawnSync('npx', ['--offline', 'storefront-embed', 'host-check', 'http://127.0.0.1:9'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([nobody.status, nobody.stderr]).toEqual([1, expect.stringContaining('http://127.0.0.1:9 cannot be checked')]);
    expect(spawnSync('npx', ['--offline', 'storefront-embed', 'dance'], { cwd: folder }).status).toBe(2);
  });

  it('has the contract as a file', () => {
    const file = JSON.parse(readFileSync(join(installed, 'dist', 'openapi.json'), 'utf8')) as {
      openapi: string;
      info: { version: string };
    };
    expect([file.openapi, file.info.version]).toEqual(['3.1.0', manifest.version]);
  });

  it('names the licence of every package that is bundled, with its text', () => {
    const text = readFileSync(join(installed, 'dist', 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of [
      'react',
      'react-dom',
      'scheduler',
      'preact',
      'zustand',
      'zod',
      'ky',
      'currency.js',
      'focus-trap',
      'web-vitals',
      'msw',
    ])
      expect(text).toMatch(new RegExp(`^${name.replace('.', '\\.')} \\d+\\.\\d+\\.\\d+ \\((?:MIT|Apache-2\\.0)\\)\\n\\n.{80}`, 'ms'));
    expect(text).toContain('@hcaptcha/react-hcaptcha');
    expect(text).not.toContain('(null)');
  });
});
