type Kept = readonly [name: string, where: string, what: string];

const TAB = 'session storage';
const BROWSER = 'local storage';

const KEPT: readonly Kept[] = [
  ['storefront-cart', TAB, 'the cart that was last shown, and changes that still wait to be sent'],
  ['storefront-cart-keys', BROWSER, 'which tab sends a waiting change, so that it is sent once'],
  ['storefront-consent', BROWSER, 'the visitor’s answer about consent'],
  ['storefront-lost-orders', BROWSER, 'orders that the platform has not yet accepted as events'],
  ['storefront-orders', BROWSER, 'orders that were reported, so that each counts once'],
  ['storefront-reported-cart', BROWSER, 'the cart as analytics last reported it'],
  ['storefront-unsent', TAB, 'events that the platform has not accepted, for the tab’s next page'],
];

/** The rows of the guide's table of storage keys. */
export const guideStorage = KEPT.map(([name, where, meaning]) => ({ name, where, meaning }));

type Needed = readonly [part: string, sources: string, policy: string];

const NEEDED: readonly Needed[] = [
  ['the shop itself', "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'", ''],
  [
    'reCAPTCHA Enterprise',
    'script-src, frame-src, style-src and connect-src: https://www.google.com https://www.gstatic.com',
    'storefront-script',
  ],
  ['hCaptcha', 'script-src, frame-src, style-src and connect-src: https://hcaptcha.com https://*.hcaptcha.com', 'storefront-script'],
  ['the instalment provider’s page', 'connect-src https://static.afterpay.com, or the host of data-instalment-page', 'storefront-html'],
  ['the owner’s HTML after a form', 'what its own scripts need', 'storefront-post-submit'],
  ['films', 'frame-src: the film’s provider', 'storefront-video'],
];

/** The rows of the guide's table of content security policies. */
export const guidePolicies = NEEDED.map(([part, sources, policy]) => ({ part, sources, policy }));
