import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExplainer } from '../../src/app/createExplainer.ts';
import type { explainMistakes } from '../../src/app/explainMistakes.ts';
import { whenIdle } from '../../src/lib/whenIdle.ts';
import { clearPage, showForeignPage } from '../core/page/openPage.ts';

const loaded = vi.hoisted(() => vi.fn<typeof explainMistakes>(() => () => undefined));
vi.mock('../../src/app/explainMistakes.ts', () => ({ explainMistakes: loaded }));

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  loaded.mockClear();
  showForeignPage('<p data-storefront="price"></p>');
});
afterEach(() => {
  ending.abort();
  clearPage();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'frameElement');
});

interface Seen {
  readonly address?: string;
  readonly tagData?: Readonly<Record<string, string>>;
  readonly options?: object;
}

/** Whether the file that explains mistakes is loaded for a page that has no sign of one. */
async function isExplained({ address = 'https://shop.example/', tagData = {}, options = {} }: Seen): Promise<boolean> {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const names = vi.fn(async () => ({ hooks: ['price'], features: [], late: {}, events: new Set<string>() }));
  const report = vi.fn();
  createExplainer('').start({
    sources: { page: document, tagData, options, report, track: (work) => work },
    parsed: Promise.resolve(),
    mounted: Promise.resolve(),
    names,
    signal: ending.signal,
  });
  await Promise.resolve();
  // Registered after the explainer's own, and so run after it; then what it imports has come.
  await new Promise<void>((done) => whenIdle(() => done()));
  await import('../../src/app/explainMistakes.ts');
  await Promise.all(names.mock.results.map(({ value }) => value as Promise<unknown>));
  await new Promise<void>((done) => whenIdle(() => done()));
  expect(report).not.toHaveBeenCalled();
  return loaded.mock.calls.length > 0;
}

const logIn = () => (window.Static = { SQUARESPACE_CONTEXT: { authenticatedAccount: { id: 'a' } } });
const frame = () => Object.defineProperty(window, 'frameElement', { configurable: true, value: document.createElement('iframe') });

const none = () => undefined;
const READ: readonly (readonly [where: string, seen: Seen, prepare: () => unknown])[] = [
  ['localhost', { address: 'http://localhost:8080/' }, none],
  ['127.0.0.1', { address: 'http://127.0.0.1/' }, none],
  ['a host under .test', { address: 'https://shop.test/store' }, none],
  ['a host under .local', { address: 'https://shop.local/' }, none],
  ['?storefront-debug', { address: 'https://shop.example/?a=1&storefront-debug' }, none],
  ['the tag’s data-debug', { tagData: { debug: '' } }, none],
  ['start({ debug })', { options: { debug: true } }, none],
  ['a staff account', {}, logIn],
  ['the preview frame', {}, frame],
];

describe('mistakes of a page without a sign of one are explained', () => {
  it.each(READ)('on %s', async (_where, seen, prepare) => {
    prepare();
    expect(await isExplained(seen)).toBe(true);
  });

  it.each(READ.filter(([where]) => where !== 'start({ debug })'))(
    'never with data-debug="off", not on %s',
    async (_where, seen, prepare) => {
      prepare();
      expect(await isExplained({ ...seen, tagData: { debug: 'off' } })).toBe(false);
    },
  );

  it.each([
    'https://shop.example/',
    'https://test.example/',
    'https://localhost.example/',
    'https://127.example/',
    'https://shop.example/?q=shop.test',
    'https://local-shop.example/',
  ])('not to the visitors of %s', async (address) => expect(await isExplained({ address })).toBe(false));
});
