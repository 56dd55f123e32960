import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import type { Condition } from './conditions.ts';
import { IMPATIENT, pageUnder, rowsOf, sellOn, type Seen } from './sellOn.ts';

let stage: Stage;
let baseline: Seen;

beforeAll(async () => {
  stage = await openStage();
  baseline = await sellOn(stage, {});
});
afterAll(() => stage.close());

/** Names of options that browsers read, also from `Object.prototype`, each with a value that would change what is done. */
const OPTIONS: Readonly<Record<string, string>> = {
  // Of requests.
  method: '"DELETE"',
  mode: '"no-cors"',
  cache: '"only-if-cached"',
  credentials: '"omit"',
  redirect: '"error"',
  keepalive: 'true',
  integrity: '"sha256-AAAA"',
  referrer: '"about:client"',
  referrerPolicy: '"no-referrer"',
  priority: '"low"',
  duplex: '"half"',
  window: 'null',
  // Of listeners and events.
  signal: 'AbortSignal.abort()',
  capture: 'true',
  once: 'true',
  passive: 'true',
  bubbles: 'true',
  cancelable: 'false',
  composed: 'false',
  detail: '"theirs"',
  // Of observers.
  subtree: 'false',
  childList: 'false',
  attributes: 'false',
  root: 'null',
  rootMargin: '"1000px"',
  threshold: '1',
  buffered: 'false',
  durationThreshold: '16',
  // Of everything else.
  size: '7',
  highWaterMark: '1',
  timeout: '1',
  start: '0',
  end: '0',
  stream: 'false',
  fatal: 'true',
  delay: '1000',
  get: 'function () { return "theirs"; }',
  set: 'function () {}',
};

const NAMES = Object.keys(OPTIONS);
/** A property descriptor that has `get` on every object is refused by the language itself. */
const SAFE_IN_DESCRIPTORS = NAMES.filter((name) => name !== 'get' && name !== 'set');
/** Bundled libraries assign to objects of their own by other names (`cache`, `bubbles`), which no getter of a page without a setter survives. */
const GETTERS = ['size', 'signal', 'mode', 'capture', 'once'];
const define = (names: readonly string[], descriptor: (name: string) => string) =>
  names.map((name) => `Object.defineProperty(Object.prototype, "${name}", ${descriptor(name)});`).join('');
const values = (names: readonly string[]) =>
  define(names, (name) => `{ value: ${OPTIONS[name]!}, enumerable: true, writable: true, configurable: true }`);

const conditions: readonly Condition[] = [
  { name: 'options of requests on every object', script: values(NAMES.slice(0, 12)), esm: true },
  { name: 'options of listeners and events on every object', script: values(NAMES.slice(12, 20)), esm: true },
  { name: 'options of observers on every object', script: values(NAMES.slice(20, 28)) },
  { name: 'other options on every object', script: values(SAFE_IN_DESCRIPTORS.slice(28)) },
  {
    name: 'a function by the name of each option on every object',
    script: define(
      SAFE_IN_DESCRIPTORS,
      () => '{ value: function () { return this; }, enumerable: true, writable: true, configurable: true }',
    ),
    esm: true,
  },
  {
    name: 'getters `size`, `signal`, `mode`, `capture` and `once` on every object',
    script: define(GETTERS, (name) => `{ get: function () { return ${OPTIONS[name]!}; }, enumerable: true, configurable: true }`),
  },
  {
    name: 'a `MutationObserver` of the page’s own, which sees nothing',
    script:
      'window.MutationObserver = function () {}; MutationObserver.prototype = { observe: function () {}, disconnect: function () {}, takeRecords: function () { return []; } };',
  },
  {
    name: 'a `Date` of the page’s own, whose clock stands still',
    script: `var Native = window.Date; var now = Native.now();
      window.Date = function () { return arguments.length ? new (Native.bind.apply(Native, [null].concat([].slice.call(arguments)))) : new Native(now); };
      Date.prototype = Native.prototype; Date.now = function () { return now; }; Date.parse = Native.parse; Date.UTC = Native.UTC;`,
  },
  {
    name: 'an `Element.prototype.remove` that throws',
    script: 'Element.prototype.remove = function () { throw new Error("the page’s own"); };',
  },
  {
    name: 'a `fetch` of the page’s own, which answers with plain objects',
    script: `var native = window.fetch; window.fetch = function (url, init) {
      return native(url, init).then(function (answer) {
        return { ok: answer.ok, status: answer.status, headers: answer.headers, url: answer.url, text: function () { return answer.text(); },
          json: function () { return answer.json(); }, clone: function () { return this; } };
      });
    };`,
  },
];

/** Preact takes nodes out by their own `remove()`, React by that of their parent. */
const isLimitOfLite = (name: string) => process.env['FLAVOUR'] === 'lite' && name.includes('prototype.remove');

describe.concurrent('whatever a page has put in the way, a sale is sent byte for byte as on a clean page', () => {
  const rows = rowsOf(conditions);
  it.each(rows.filter(([name]) => !isLimitOfLite(name)))('with %s (%s)', async (_name, tag, condition) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag))).toEqual(baseline);
  });
  it.fails.each(rows.filter(([name]) => isLimitOfLite(name)))('with %s (%s)', async (_name, tag, condition) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag), IMPATIENT)).toEqual(baseline);
  });
});
