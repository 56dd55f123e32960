/*
 * The box of a stand-in for a captcha's provider: a demo and its tests must not ask a third party. It is ticked by the visitor, and
 * looks the same in both providers' stand-ins, which have this text before their own.
 */
window.createBox = function (container, options) {
  'use strict';
  function css(node, text) {
    node.style.cssText = text;
    return node;
  }
  var frame = document.createElement('iframe');
  var isCompact = options.size === 'compact';
  css(frame, 'display:block;border:0;max-width:100%;width:' + (isCompact ? 156 : 303) + 'px;height:' + (isCompact ? 136 : 78) + 'px');
  frame.dataset.size = options.size;
  frame.dataset.theme = options.theme;
  frame.dataset.provider = options.provider;
  container.appendChild(frame);
  var page = frame.contentDocument;
  page.documentElement.lang = 'en';
  page.title = 'Captcha';
  var isDark = options.theme === 'dark';
  css(
    page.body,
    'margin:0;height:100%;box-sizing:border-box;border:1px solid #767676;border-radius:4px;font:16px/1.4 system-ui,sans-serif;' +
      (isDark ? 'background:#222;color:#fff' : 'background:#fafafa;color:#222'),
  );
  css(page.documentElement, 'height:100%');
  var main = page.createElement('div');
  css(main, 'display:flex;align-items:center;height:100%;padding:0 16px');
  var box = page.createElement('div');
  box.setAttribute('role', 'checkbox');
  box.setAttribute('aria-label', options.label);
  box.tabIndex = 0;
  css(box, 'display:flex;align-items:center;gap:12px;min-height:32px;cursor:pointer');
  var tick = page.createElement('span');
  css(tick, 'width:26px;height:26px;border:2px solid;border-radius:4px;text-align:center;line-height:26px');
  box.append(tick, page.createTextNode(options.label));
  box.addEventListener('click', options.onTick);
  box.addEventListener('keydown', function (event) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    options.onTick();
  });
  main.append(box);
  page.body.append(main);
  function paint(isTicked) {
    box.setAttribute('aria-checked', String(isTicked));
    tick.textContent = isTicked ? '✓' : '';
  }
  paint(false);
  return {
    paint: paint,
    remove: function () {
      frame.remove();
    },
  };
};
