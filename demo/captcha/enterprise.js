/* oxlint-disable no-underscore-dangle -- the provider’s own name */
/*
 * A stand-in for the script of reCAPTCHA Enterprise (`/recaptcha/enterprise.js`): as there, it only takes down who waits, and has the
 * program itself loaded by a second script.
 */
(function () {
  'use strict';
  var here = new URL(document.currentScript.src);
  var settings = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || { fns: [], render: [] });
  var own = (window.grecaptcha = window.grecaptcha || {});
  var enterprise = (own.enterprise = own.enterprise || {});
  enterprise.ready =
    enterprise.ready ||
    function (run) {
      settings.fns.push(run);
    };
  settings.render.push(here.searchParams.get('render'));
  var types = window.trustedTypes;
  var same = function (url) {
    return url;
  };
  var policy = types ? types.createPolicy('recaptcha', { createScriptURL: same }) : { createScriptURL: same };
  var script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(new URL('releases/recaptcha.js', here).href);
  document.head.append(script);
})();
