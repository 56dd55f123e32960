// Our own code with the same effects as old libraries.

/** Prototype.js 1.6.0: `toJSON` on everything, own collection methods, `bind` and `Element`, copying lookups, a `remove` that throws. */
export const PROTOTYPE_16 = `(function () {
  function add(to, from) { for (var name in from) to[name] = from[name]; return to; }
  var $A = window.$A = function (list) {
    if (!list) return [];
    if (list.toArray) return list.toArray();
    var copy = [];
    for (var i = 0; i < (list.length || 0); i++) copy.push(list[i]);
    return copy;
  };
  Array.from = $A;
  add(Object, {
    extend: add,
    keys: function (object) { var names = []; for (var name in object) names.push(name); return names; },
    values: function (object) { var all = []; for (var name in object) all.push(object[name]); return all; },
    clone: function (object) { return add({}, object); }
  });
  add(Function.prototype, {
    bind: function () {
      if (arguments.length < 2 && arguments[0] === undefined) return this;
      var method = this, first = $A(arguments), self = first.shift();
      return function () { return method.apply(self, first.concat($A(arguments))); };
    },
    curry: function () { var method = this, first = $A(arguments); return function () { return method.apply(this, first.concat($A(arguments))); }; },
    defer: function () { setTimeout(this, 10); },
    delay: function (seconds) { return setTimeout(this, seconds * 1000); },
    wrap: function (wrapper) { var method = this; return function () { return wrapper.apply(this, [method].concat($A(arguments))); }; },
    methodize: function () { var method = this; return function () { return method.apply(null, [this].concat($A(arguments))); }; }
  });
  function collect(run) { run = run ? run.bind(arguments[1]) : same; var all = []; this.each(function (value, index) { all.push(run(value, index)); }); return all; }
  function findAll(run) { run = run.bind(arguments[1]); var all = []; this.each(function (value, index) { if (run(value, index)) all.push(value); }); return all; }
  function detect(run) { var found, done = false; this.each(function (value, index) { if (!done && run(value, index)) { found = value; done = true; } }); return found; }
  function same(value) { return value; }
  add(Array.prototype, {
    _each: function (run) { for (var i = 0; i < this.length; i++) run(this[i]); },
    each: function (run) { var index = 0; this._each(function (value) { run(value, index++); }); return this; },
    all: function (run) { var result = true; this.each(function (value, index) { result = result && !!(run || same)(value, index); }); return result; },
    any: function (run) { var result = false; this.each(function (value, index) { result = result || !!(run || same)(value, index); }); return result; },
    collect: collect, map: collect, findAll: findAll, filter: findAll, select: findAll, detect: detect, find: detect,
    include: function (value) { return this.indexOf(value) !== -1; },
    toArray: function () { return [].concat(this); },
    entries: function () { return [].concat(this); },
    clone: function () { return [].concat(this); },
    clear: function () { this.length = 0; return this; },
    first: function () { return this[0]; },
    last: function () { return this[this.length - 1]; },
    compact: function () { return this.select(function (value) { return value != null; }); },
    uniq: function () { var all = []; this.each(function (value) { if (!all.include(value)) all.push(value); }); return all; },
    size: function () { return this.length; },
    reduce: function () { return this.length > 1 ? this : this[0]; },
    inspect: function () { return '[' + this.map(String).join(', ') + ']'; },
    toJSON: function () { var texts = []; this.each(function (value) { texts.push(JSON.stringify(value)); }); return '[' + texts.join(', ') + ']'; }
  });
  Array.prototype.every = Array.prototype.all;
  Array.prototype.some = Array.prototype.any;
  add(String.prototype, {
    toArray: function () { return this.split(''); },
    startsWith: function (text) { return this.indexOf(text) === 0; },
    endsWith: function (text) { var at = this.length - text.length; return at >= 0 && this.lastIndexOf(text) === at; },
    strip: function () { return this.replace(/^\\s+/, '').replace(/\\s+$/, ''); },
    include: function (text) { return this.indexOf(text) > -1; },
    blank: function () { return /^\\s*$/.test(this); },
    sub: function (pattern, replacement) { return this.replace(pattern, replacement); },
    toJSON: function () { return '"' + this + '"'; }
  });
  add(Number.prototype, {
    times: function (run) { for (var i = 0; i < this; i++) run(i); },
    toJSON: function () { return isFinite(this) ? this.toString() : 'null'; }
  });
  Date.prototype.toJSON = function () { return '"' + this.getTime() + '"'; };
  RegExp.prototype.match = RegExp.prototype.test;
  var element = window.Element;
  window.Element = function (name, attributes) { var made = document.createElement(name); for (var key in attributes || {}) made.setAttribute(key, attributes[key]); return made; };
  add(window.Element, element);
  add(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    update: function (html) { this.innerHTML = html; return this; },
    replace: function (html) { this.outerHTML = html; },
    show: function () { this.style.display = ''; return this; },
    hide: function () { this.style.display = 'none'; return this; },
    visible: function () { return this.style.display !== 'none'; },
    toggle: function () { return this[this.visible() ? 'hide' : 'show'](); },
    select: function (selector) { return $A(this.querySelectorAll(selector)); },
    insert: function (html) { this.insertAdjacentHTML('beforeend', html); return this; },
    empty: function () { return this.innerHTML.blank(); },
    scrollTo: function () { window.scrollTo(0, this.offsetTop); return this; },
    up: function () { return this.parentNode; },
    next: function () { return this.nextElementSibling; }
  });
  document.getElementsByClassName = function (name) { return $A(document.querySelectorAll('.' + name)); };
  window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id; };
  window.$$ = function (selector) { return $A(document.querySelectorAll(selector)); };
  window.Prototype = { Version: '1.6.0' };
})();`;

/** Prototype.js 1.7.3: keeps new natives, but adds enumerable methods to arrays and elements. */
export const PROTOTYPE_17 = `(function () {
  function add(to, from) { for (var name in from) to[name] = from[name]; return to; }
  var $A = window.$A = function (list) { return list ? (list.toArray ? list.toArray() : Array.prototype.slice.call(list)) : []; };
  Array.from = $A;
  Object.extend = add;
  function detect(run) { for (var i = 0; i < this.length; i++) if (run(this[i], i)) return this[i]; }
  add(Array.prototype, {
    each: function (run) { for (var i = 0; i < this.length; i++) run(this[i], i); return this; },
    find: detect, detect: detect, collect: Array.prototype.map, select: Array.prototype.filter,
    include: function (value) { return this.indexOf(value) !== -1; },
    toArray: function () { return this.slice(); }, entries: function () { return this.slice(); }, clone: function () { return this.slice(); },
    first: function () { return this[0]; }, last: function () { return this[this.length - 1]; },
    uniq: function () { return this; }, size: function () { return this.length; }, inspect: function () { return String(this); }
  });
  add(String.prototype, { blank: function () { return /^\\s*$/.test(this); }, include: function (text) { return this.indexOf(text) > -1; }, toArray: function () { return this.split(''); } });
  add(Function.prototype, {
    argumentNames: function () { return []; },
    defer: function () { setTimeout(this, 10); },
    methodize: function () { var method = this; return function () { return method.apply(null, [this].concat($A(arguments))); }; }
  });
  add(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    update: function (html) { this.innerHTML = html; return this; },
    select: function (selector) { return $A(this.querySelectorAll(selector)); },
    clone: function (deep) { return this.cloneNode(deep); }
  });
  window.Prototype = { Version: '1.7.3' };
})();`;
