/*
 * A stand-in for hCaptcha's script (`/1/api.js`), with its interface. The tokens are `mock-hcaptcha-token-1`, `-2` …; a site key of
 * `broken` cannot be rendered. An invisible captcha is solved as soon as it is executed.
 */
(function () {
  'use strict';
  var captchas = [];
  var count = 0;

  function notify(captcha, name, value) {
    var callback = captcha.params[name];
    if (typeof callback === 'function') callback(value);
  }
  function paint(captcha) {
    if (captcha.box) captcha.box.paint(captcha.token !== '');
  }
  function solve(captcha) {
    count += 1;
    captcha.token = 'mock-hcaptcha-token-' + count;
    paint(captcha);
    notify(captcha, 'callback', captcha.token);
    if (captcha.asked) captcha.asked.resolve({ response: captcha.token, key: 'key-' + count });
    captcha.asked = null;
  }
  function refuse(captcha, why) {
    if (captcha.asked) captcha.asked.reject(why);
    captcha.asked = null;
  }
  function find(id) {
    return captchas.find(function (captcha) {
      return captcha && captcha.id === id;
    });
  }

  window.hcaptcha = {
    render: function (container, params) {
      if (params.sitekey === 'broken') throw new Error('Invalid hCaptcha id: broken');
      var captcha = { id: 'mock-hcaptcha-' + captchas.length, params: params, token: '', asked: null, box: null };
      if (params.size !== 'invisible') {
        captcha.box = window.createBox(container, {
          provider: 'hcaptcha',
          label: 'I am human',
          size: params.size,
          theme: params.theme,
          onTick: function () {
            solve(captcha);
          },
        });
      }
      captchas.push(captcha);
      return captcha.id;
    },
    reset: function (id) {
      var captcha = find(id);
      if (!captcha) return;
      captcha.token = '';
      paint(captcha);
    },
    remove: function (id) {
      var captcha = find(id);
      if (!captcha) return;
      if (captcha.box) captcha.box.remove();
      captchas[captchas.indexOf(captcha)] = null;
    },
    execute: function (id, options) {
      var captcha = find(id);
      var answer = new Promise(function (resolve, reject) {
        captcha.asked = { resolve: resolve, reject: reject };
      });
      answer.catch(function () {});
      if (captcha.box) notify(captcha, 'open-callback');
      else solve(captcha);
      return options && options.async ? answer : undefined;
    },
    getResponse: function (id) {
      var captcha = find(id);
      return captcha ? captcha.token : '';
    },
    getRespKey: function (id) {
      return find(id) ? 'key-' + count : '';
    },
    setData: function () {},
    close: function () {},
  };

  /** For tests: what the provider does by itself. `what`: expire, close, chalexpired, error. */
  window.captchaDoes = function (what) {
    captchas.forEach(function (captcha) {
      if (!captcha) return;
      if (what === 'expire') captcha.token = '';
      if (what === 'expire') paint(captcha);
      notify(
        captcha,
        { expire: 'expired-callback', close: 'close-callback', chalexpired: 'chalexpired-callback', error: 'error-callback' }[what],
        what,
      );
      if (what !== 'expire') refuse(captcha, what);
    });
  };
})();
