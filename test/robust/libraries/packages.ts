import { existsSync, readFileSync } from 'node:fs';

// Libraries that are packages: their own file where it is installed, else the same harm by our own code.

/** core-js 2 where it thinks a browser lacking: its own versions of what natives do. */
const CORE_JS = `(function () {
  var nativeMap = window.Map;
  Object.assign = function (to) { for (var i = 1; i < arguments.length; i++) for (var name in arguments[i]) if (Object.prototype.hasOwnProperty.call(arguments[i], name)) to[name] = arguments[i][name]; return to; };
  Object.entries = function (object) { return Object.keys(object).map(function (name) { return [name, object[name]]; }); };
  Array.prototype.includes = function (value) { for (var i = 0; i < this.length; i++) if (this[i] === value || (value !== value && this[i] !== this[i])) return true; return false; };
  String.prototype.padStart = function (length, fill) { var text = String(this); while (text.length < length) text = (fill || ' ') + text; return text; };
  window.Map = class Map extends nativeMap {};
  Function.prototype.inherits = function () {};
  delete Function.prototype.inherits;
  window.core = { version: '2.0.0' };
})();`;

/** zone.js: promises, timers, listeners and \`fetch\` go through it. */
const ZONE = `(function () {
  var NativePromise = window.Promise;
  window.Promise = class ZonePromise extends NativePromise {};
  ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].forEach(function (name) {
    var native = window[name];
    window[name] = function (run) { var rest = [].slice.call(arguments, 1); return native.apply(window, [function () { return run.apply(this, arguments); }].concat(rest)); };
  });
  var nativeFetch = window.fetch;
  window.fetch = function () { var given = arguments; return new window.Promise(function (go, fail) { nativeFetch.apply(window, given).then(go, fail); }); };
  var add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener, wrapped = new WeakMap();
  EventTarget.prototype.addEventListener = function (type, run, options) {
    if (typeof run !== 'function') return add.call(this, type, run, options);
    if (!wrapped.has(run)) wrapped.set(run, function () { return run.apply(this, arguments); });
    return add.call(this, type, wrapped.get(run), options);
  };
  EventTarget.prototype.removeEventListener = function (type, run, options) { return remove.call(this, type, wrapped.get(run) || run, options); };
  window.Zone = { current: {} };
})();`;

/** jQuery beside another library that uses the same short name. */
const JQUERY = `window.jQuery = window.$ = function (selector) { return { length: document.querySelectorAll(selector).length }; }; jQuery.fn = jQuery.prototype; jQuery.ajaxSetup = function () {};`;

/** RequireJS: a global \`define\` with \`amd\`, and \`require\` that asks for scripts by tags of its own. */
const REQUIRE = `(function () {
  var waiting = [], modules = {};
  window.define = function (name, needs, make) { if (typeof name !== 'string') { make = needs; needs = name; name = null; } if (!Array.isArray(needs)) { make = needs; needs = []; } waiting.push([needs, make]); };
  window.define.amd = { jQuery: true };
  window.require = window.requirejs = function (names, done) {
    names.forEach(function (name) {
      var tag = document.createElement('script');
      tag.async = true; tag.setAttribute('data-requirecontext', '_'); tag.setAttribute('data-requiremodule', name); tag.src = name;
      tag.onload = function () {
        var found = waiting.pop(), exports = {};
        var made = found && (typeof found[1] === 'function' ? found[1].apply(null, found[0].map(function (need) { return need === 'exports' ? exports : undefined; })) : found[1]);
        modules[name] = made === undefined ? exports : made;
        if (names.every(function (one) { return one in modules; })) done.apply(null, names.map(function (one) { return modules[one]; }));
      };
      document.head.appendChild(tag);
    });
  };
})();`;

/** The library's own file from the packages installed, else its harm by our own code; the name says which. */
function library(name: string, file: string, emulation: string): { readonly name: string; readonly script: string } {
  const path = new URL(`../../../node_modules/${file}`, import.meta.url);
  return existsSync(path) ? { name, script: readFileSync(path, 'utf8') } : { name: `${name}, by its effects`, script: emulation };
}

export const jquery = library('jQuery 1.12', 'jquery/dist/jquery.js', JQUERY);
export const requireJs = library('RequireJS', 'requirejs/require.js', REQUIRE);
export const zone = library('zone.js', 'zone.js/bundles/zone.umd.js', ZONE);
export const coreJs = library('core-js 2', 'core-js/client/shim.js', CORE_JS);
