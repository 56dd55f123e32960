// Our own code with the same effects as old libraries.

/** MooTools core: own `Request` and `Element`, enumerable methods on native types, an `Array.from` without iterators. */
export const MOOTOOLS = `(function () {
  function implement(type, methods) {
    type.prototype.$constructor = type;
    type.prototype.$family = function () { return type.name.toLowerCase(); };
    for (var name in methods) if (!(name in type.prototype)) type.prototype[name] = methods[name];
  }
  Function.prototype.implement = function (methods) { implement(this, methods); return this; };
  Function.prototype.extend = function (methods) { for (var name in methods) this[name] = methods[name]; return this; };
  implement(Function, { attempt: function () { try { return this(); } catch (error) { return null; } }, pass: function () { return this; }, delay: function (ms) { return setTimeout(this, ms); } });
  implement(Array, {
    contains: function (value) { return this.indexOf(value) !== -1; }, append: function (list) { this.push.apply(this, list); return this; },
    include: function (value) { if (!this.contains(value)) this.push(value); return this; }, erase: function () { return this; },
    empty: function () { this.length = 0; return this; }, flatten: function () { return this; }, clean: function () { return this; },
    getLast: function () { return this[this.length - 1]; }, getRandom: function () { return this[0]; }, link: function () { return {}; },
    each: function (run, self) { this.forEach(run, self); return this; }, clone: function () { return this.slice(); }
  });
  implement(String, { contains: function (text) { return this.indexOf(text) > -1; }, clean: function () { return this; }, test: function (pattern) { return new RegExp(pattern).test(this); }, toInt: function () { return parseInt(this, 10); }, capitalize: function () { return this; } });
  implement(Number, { limit: function (min, max) { return Math.min(max, Math.max(min, this)); }, times: function (run) { for (var i = 0; i < this; i++) run(i); }, toInt: function () { return parseInt(this, 10); }, each: function () {} });
  implement(Date, {}); implement(RegExp, {});
  Array.from = function (item) { return item == null ? [] : typeof item !== 'string' && typeof item.length === 'number' ? Array.prototype.slice.call(item) : [item]; };
  Function.from = function (item) { return typeof item === 'function' ? item : function () { return item; }; };
  String.from = String; Number.from = parseFloat;
  Object.extend({
    keys: function (object) { var names = []; for (var name in object) if (Object.prototype.hasOwnProperty.call(object, name)) names.push(name); return names; },
    values: function (object) { return Object.keys(object).map(function (name) { return object[name]; }); },
    map: function () { return {}; }, each: function () {}, merge: function (to) { return to; }
  });
  var native = window.Element;
  window.Element = function (tag, properties) { var made = document.createElement(tag); for (var name in properties || {}) made.setAttribute(name, properties[name]); return made; };
  window.Element.prototype = native.prototype;
  window.Element.prototype.constructor = native;
  implement(window.Element, {
    set: function (name, value) { this.setAttribute(name, value); return this; }, get: function (name) { return this.getAttribute(name); },
    addEvent: function (type, run) { this.addEventListener(type, run); return this; }, inject: function (to) { to.appendChild(this); return this; },
    dispose: function () { return this.parentNode.removeChild(this); }, empty: function () { this.textContent = ''; return this; },
    clone: function () { return this.cloneNode(true); }, getElements: function (selector) { return Array.from(this.querySelectorAll(selector)); },
    show: function () {}, hide: function () {}, toggle: function () {}
  });
  window.Class = function (members) { function made() { if (members.initialize) return members.initialize.apply(this, arguments); } implement(made, members); return made; };
  window.Request = new window.Class({
    initialize: function (options) { this.xhr = new XMLHttpRequest(); this.options = options; this.headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'text/javascript, text/html' }; },
    send: function () { this.xhr.open(this.options.method || 'post', this.options.url); this.xhr.send(); return this; }
  });
  window.Type = function () {}; window.Browser = { Request: function () { return new XMLHttpRequest(); } }; window.MooTools = { version: '1.4.5' };
})();`;

/** MooTools more: dates, addresses, array methods. */
export const MOOTOOLS_MORE = `(function () {
  Date.prototype.format = function () { return 'never'; };
  Date.parse = function (text) { return new Date(text); };
  Array.prototype.sum = function () { return 0; };
  Array.prototype.min = Array.prototype.max = function () { return this[0]; };
  Array.prototype.unique = function () { return this; };
  String.prototype.standardize = String.prototype.stripTags = function () { return this; };
  window.URI = function (text) { this.text = text; };
  window.Request.JSON = window.Request; window.MooTools.More = { version: '1.4.0' };
})();`;
