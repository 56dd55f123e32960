import { MOOTOOLS, MOOTOOLS_MORE } from './libraries/mootools.ts';
import { coreJs, jquery, requireJs, zone } from './libraries/packages.ts';
import { PROTOTYPE_16, PROTOTYPE_17 } from './libraries/prototype.ts';

/** A script that runs before (or after) the product's. */
export interface Condition {
  readonly name: string;
  readonly script: string;
  readonly after?: true;
  /** Also with the modules build, which evaluates in another order. */
  readonly esm?: true;
}

export const libraries: readonly Condition[] = [
  { name: 'Prototype 1.6 before us', script: PROTOTYPE_16, esm: true },
  { name: 'Prototype 1.6 after us', script: PROTOTYPE_16, after: true },
  { name: 'Prototype 1.7', script: PROTOTYPE_17 },
  { name: coreJs.name, script: coreJs.script },
  { name: zone.name, script: zone.script },
  { name: jquery.name, script: jquery.script },
  { name: requireJs.name, script: requireJs.script },
  // They replace `Request`, which the HTTP client needs.
  { name: 'MooTools core', script: MOOTOOLS, esm: true },
  { name: 'MooTools core and more', script: MOOTOOLS + MOOTOOLS_MORE },
];

const prototypes: Condition[] = [
  { name: 'an enumerable function on every object', script: 'Object.prototype.extend = function () { return this; };' },
  {
    name: 'something on every object that cannot be hidden or taken away',
    script: 'Object.defineProperty(Object.prototype, "extend", { value: function () { return this; }, enumerable: true, writable: true });',
    esm: true,
  },
  {
    name: 'enumerable `headers` and `body` on every object',
    script: 'Object.prototype.headers = { "X-Leaked": "yes" }; Object.prototype.body = "leaked";',
    esm: true,
  },
  { name: 'an enumerable method on every array', script: 'Array.prototype.first = function () { return this[0]; };' },
  { name: '`toJSON` on every array', script: 'Array.prototype.toJSON = function () { return "[" + this.join() + "]"; };' },
  { name: '`toJSON` on every object', script: 'Object.prototype.toJSON = function () { return "object"; };' },
];

const wrapped: Condition[] = [
  {
    name: '`JSON.parse` wrapped',
    script: 'var parse = JSON.parse; JSON.parse = function (text) { return parse.call(JSON, text); };',
  },
  {
    name: '`fetch` wrapped, passing through',
    script: 'var nativeFetch = window.fetch; window.fetch = function () { return nativeFetch.apply(this, arguments); };',
  },
  {
    name: '`fetch` wrapped, rebuilding a Request without its body',
    script: `var nativeFetch = window.fetch;
      window.fetch = function (input, init) {
        if (input instanceof Request) return nativeFetch(new Request(input.url, { method: input.method, headers: input.headers }));
        return nativeFetch(input, init);
      };`,
  },
  {
    name: '`addEventListener` wrapped',
    script: `var add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, run, options) {
        return add.call(this, type, typeof run === 'function' ? function () { return run.apply(this, arguments); } : run, options);
      };`,
  },
];

const storage: Condition[] = [
  {
    name: 'storage that throws when touched',
    script: `['localStorage', 'sessionStorage'].forEach(function (name) {
      Object.defineProperty(window, name, { configurable: true, get: function () { throw new DOMException('no', 'SecurityError'); } });
    });`,
  },
  {
    name: 'storage that is full',
    script: 'Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError"); };',
  },
  {
    name: 'corrupt JSON in the storage',
    script: `['storefront', 'storefront-cart', 'cart'].forEach(function (key) { localStorage.setItem(key, '{"state":'); });`,
  },
  {
    name: 'the wrong shape in the storage',
    script: `['storefront', 'storefront-cart', 'cart'].forEach(function (key) { localStorage.setItem(key, '{"state":{"cart":7,"products":null},"version":0}'); });`,
  },
];

/** Promises of 2013 libraries: `then`, `catch`, `resolve`, `reject`, `all`. */
const OLD_PROMISE = `(function () {
  function Old(run) {
    var self = this; self.state = 0; self.waiting = [];
    function settle(state, value) { if (self.state) return; self.state = state; self.value = value; setTimeout(function () { self.waiting.forEach(function (one) { one(); }); }); }
    function resolve(value) {
      try { if (value && typeof value.then === 'function') return value.then(resolve, function (e) { settle(2, e); }); } catch (error) { return settle(2, error); }
      settle(1, value);
    }
    try { run(resolve, function (e) { settle(2, e); }); } catch (error) { settle(2, error); }
  }
  Old.prototype.then = function (ok, no) {
    var self = this;
    return new Old(function (resolve, reject) {
      function go() {
        var run = self.state === 1 ? ok : no;
        if (typeof run !== 'function') return self.state === 1 ? resolve(self.value) : reject(self.value);
        try { resolve(run(self.value)); } catch (error) { reject(error); }
      }
      if (self.state) setTimeout(go); else self.waiting.push(go);
    });
  };
  Old.prototype['catch'] = function (no) { return this.then(null, no); };
  Old.resolve = function (value) { return new Old(function (go) { go(value); }); };
  Old.reject = function (error) { return new Old(function (_go, no) { no(error); }); };
  Old.all = function (list) {
    return new Old(function (go, no) {
      var left = list.length, all = []; if (!left) go(all);
      [].forEach.call(list, function (one, at) { Old.resolve(one).then(function (value) { all[at] = value; if (!--left) go(all); }, no); });
    });
  };
  window.Promise = Old;
})();`;

const missing: Condition[] = [
  { name: 'an old Promise polyfill', script: OLD_PROMISE, esm: true },
  { name: 'no `Map.prototype.forEach`', script: 'delete Map.prototype.forEach;' },
  { name: 'no `MessageChannel`', script: 'delete window.MessageChannel;' },
  { name: 'neither `queueMicrotask` nor `structuredClone`', script: 'delete window.queueMicrotask; delete window.structuredClone;' },
  {
    name: 'no `scheduler`, `requestIdleCallback` or `IntersectionObserver`',
    script: 'delete window.scheduler; delete window.requestIdleCallback; delete window.IntersectionObserver;',
  },
];

const dom: Condition[] = [
  { name: '`window.onerror` that throws', script: 'window.onerror = function () { throw new Error("the page’s own handler"); };' },
];

/** Broken natives, and browsers that lack something. */
export const natives: readonly Condition[] = [...prototypes, ...wrapped, ...storage, ...missing, ...dom];
