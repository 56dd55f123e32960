/* oxlint-disable no-underscore-dangle -- the provider’s own name */
/*
 * A stand-in for the program that reCAPTCHA Enterprise's script loads, with its interface: there is no way to remove a captcha, and an
 * element takes only one. The tokens are `mock-recaptcha-token-1`, `-2` …, those of a score key `mock-recaptcha-score-1-<action>`;
 * a site key of `broken` cannot be rendered.
 */
(function () {
  'use strict';
  var settings = window.___grecaptcha_cfg;
  var captchas = [];
  var count = 0;

  function notify(captcha, name, value) {
    var callback = captcha.params[name];
    if (typeof callback === 'function') callback(value);
  }
  function reset(captcha) {
    captcha.token = '';
    captcha.box.paint(false);
  }

  Object.assign(window.grecaptcha.enterprise, {
    ready: function (run) {
      setTimeout(run);
    },
    render: function (container, params) {
      if (params.sitekey === 'broken') throw new Error('Invalid site key or not loaded in api.js: broken');
      if (container.childNodes.length > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      var captcha = { params: params, token: '' };
      captcha.box = window.createBox(container, {
        provider: 'recaptcha',
        label: 'I’m not a robot',
        size: params.size,
        theme: params.theme,
        onTick: function () {
          count += 1;
          captcha.token = 'mock-recaptcha-token-' + count;
          captcha.box.paint(true);
          notify(captcha, 'callback', captcha.token);
        },
      });
      return captchas.push(captcha) - 1;
    },
    reset: function (id) {
      reset(captchas[id || 0]);
    },
    getResponse: function (id) {
      return captchas[id || 0].token;
    },
    execute: function (key, options) {
      if (!settings.render.includes(key)) throw new Error('Invalid site key or not loaded in api.js: ' + key);
      count += 1;
      return Promise.resolve('mock-recaptcha-score-' + count + '-' + options.action);
    },
  });

  /** For tests: what the provider does by itself. `what`: expire, error. */
  window.captchaDoes = function (what) {
    captchas.forEach(function (captcha) {
      if (what === 'expire') reset(captcha);
      notify(captcha, { expire: 'expired-callback', error: 'error-callback' }[what]);
    });
  };
  settings.fns.splice(0).forEach(function (run) {
    run();
  });
})();
