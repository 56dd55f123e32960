/*
 * A stand-in for the captcha's provider, with the interface of hCaptcha's script: a demo and its tests must not ask a third party.
 * The box is ticked by the visitor; the tokens are `mock-captcha-token-1`, `-2` …; a site key of `broken` cannot be rendered.
 */
(function () {
  'use strict';
  var widgets = [];
  var count = 0;

  function notify(widget, name, value) {
    var callback = widget.params[name];
    if (typeof callback === 'function') callback(value);
  }
  function paint(widget) {
    widget.box.setAttribute('aria-checked', String(widget.token !== ''));
    widget.box.firstChild.textContent = widget.token ? '✓' : '';
  }
  function solve(widget) {
    count += 1;
    widget.token = 'mock-captcha-token-' + count;
    paint(widget);
    notify(widget, 'callback', widget.token);
    if (widget.resolve) widget.resolve({ response: widget.token, key: 'key-' + count });
    widget.resolve = null;
  }
  function css(node, text) {
    node.style.cssText = text;
    return node;
  }

  window.hcaptcha = {
    render: function (container, params) {
      if (params.sitekey === 'broken') throw new Error('Invalid hCaptcha id: broken');
      var id = 'mock-captcha-' + widgets.length;
      var widget = { id: id, params: params, token: '', resolve: null };
      var frame = document.createElement('iframe');
      var isCompact = params.size === 'compact';
      css(frame, 'display:block;border:0;max-width:100%;width:' + (isCompact ? 156 : 303) + 'px;height:' + (isCompact ? 136 : 78) + 'px');
      frame.dataset.size = params.size;
      frame.dataset.theme = params.theme;
      container.appendChild(frame);
      var page = frame.contentDocument;
      page.documentElement.lang = 'en';
      page.title = 'Captcha';
      var isDark = params.theme === 'dark';
      css(page.body, 'margin:0;height:100%;box-sizing:border-box;border:1px solid #767676;border-radius:4px;font:16px/1.4 system-ui,sans-serif;' + (isDark ? 'background:#222;color:#fff' : 'background:#fafafa;color:#222'));
      css(page.documentElement, 'height:100%');
      var main = page.createElement('div');
      css(main, 'display:flex;align-items:center;height:100%;padding:0 16px');
      widget.box = page.createElement('div');
      widget.box.setAttribute('role', 'checkbox');
      widget.box.setAttribute('aria-label', 'I am human');
      widget.box.tabIndex = 0;
      css(widget.box, 'display:flex;align-items:center;gap:12px;min-height:32px;cursor:pointer');
      var tick = page.createElement('span');
      css(tick, 'width:26px;height:26px;border:2px solid;border-radius:4px;text-align:center;line-height:26px');
      widget.box.append(tick, page.createTextNode('I am human'));
      widget.box.addEventListener('click', function () { solve(widget); });
      widget.box.addEventListener('keydown', function (event) {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        solve(widget);
      });
      main.append(widget.box);
      page.body.append(main);
      widget.frame = frame;
      paint(widget);
      widgets.push(widget);
      return id;
    },
    reset: function (id) {
      var widget = find(id);
      if (!widget) return;
      widget.token = '';
      paint(widget);
    },
    remove: function (id) {
      var widget = find(id);
      if (!widget) return;
      widget.frame.remove();
      widgets[widgets.indexOf(widget)] = null;
    },
    execute: function (id, options) {
      var widget = find(id);
      notify(widget, 'open-callback');
      if (options && options.async) return new Promise(function (resolve) { widget.resolve = resolve; });
    },
    getResponse: function (id) { var widget = find(id); return widget ? widget.token : ''; },
    getRespKey: function (id) { return find(id) ? 'key-' + count : ''; },
    setData: function () {},
    close: function () {},
    /** For tests: what the provider does by itself. `what`: expire, close, chalexpired, error. */
    mock: function (what) {
      widgets.forEach(function (widget) {
        if (!widget) return;
        if (what === 'expire') widget.token = '';
        if (what === 'expire') paint(widget);
        notify(widget, { expire: 'expired-callback', close: 'close-callback', chalexpired: 'chalexpired-callback', error: 'error-callback' }[what], what);
      });
    },
  };
  function find(id) {
    return widgets.find(function (widget) { return widget && widget.id === id; });
  }

  var ready = new URL(document.currentScript.src).searchParams.get('onload');
  if (ready && typeof window[ready] === 'function') window[ready]();
})();
