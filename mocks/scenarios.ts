import { cutJson, droppedBody, htmlPage, networkFault, stalledBody } from './answers.ts';
import type { ScenarioRules } from './ScenarioRules.ts';

const SECOND = 1000;

/** All scenarios by name; `on` is the default for the requests they apply to. */
export const scenarios = {
  normal: { description: 'Everything works.', on: 'all' },
  'crumb-expired': { description: 'The session has expired: every write is refused.', on: 'writes', crumb: 'refused' },
  'crumb-expired-once': {
    description: 'The first write is refused and a fresh session is set: the next one works.',
    on: 'writes',
    crumb: 'refused-once',
  },
  'cookies-disabled': { description: 'The visitor keeps no cookies: no session, no cart.', on: 'all', cookies: 'ignored' },
  'rate-limited': { description: 'Too many requests; try again in 2 seconds.', on: 'writes', instead: () => tooMany('2') },
  'rate-limited-long': { description: 'Too many requests; try again in an hour.', on: 'writes', instead: () => tooMany('3600') },
  'server-error': {
    description: 'The host fails with status 500 before it has done anything.',
    on: 'writes',
    instead: () => Response.json({ error: 'Something went wrong. Please try again later.' }, { status: 500 }),
  },
  'html-error-page': { description: 'A web page arrives with status 200 where data was due.', on: 'writes', instead: htmlPage },
  'malformed-json': {
    description: 'The answer is cut off in the middle of its JSON.',
    on: 'writes',
    after: cutJson,
  },
  'empty-body': { description: 'The answer has status 204 and no body.', on: 'writes', after: () => new Response(null, { status: 204 }) },
  slow: { description: 'Every answer takes 3 seconds.', on: 'all', delayMs: () => 3 * SECOND },
  'very-slow': { description: 'Every answer takes 30 seconds.', on: 'all', delayMs: () => 30 * SECOND },
  'stalled-body': { description: 'The head of the answer comes, its body stops halfway for good.', on: 'writes', after: stalledBody },
  'dropped-body': { description: 'The connection breaks in the middle of the answer.', on: 'writes', after: droppedBody },
  offline: { description: 'The host cannot be reached.', on: 'all', instead: networkFault },
  'lost-answer': { description: 'The host does what was asked, but its answer never arrives.', on: 'writes', after: networkFault },
  'out-of-stock-at-add': {
    description: 'Someone else was faster: an add is refused for want of stock.',
    on: 'writes',
    soldOut: true,
  },
  'form-without-key': { description: 'No key is handed out for a form.', on: 'writes', noFormKey: true },
  'form-errors': { description: 'Every field of a form is refused.', on: 'writes', form: 'errors' },
  'form-refused': {
    description: 'A form is refused with words for the visitor.',
    on: 'writes',
    form: { status: 400, body: { error: 'We do not take forms on Sundays.' } },
  },
  'form-refused-silently': { description: 'A form is refused without a word.', on: 'writes', form: { status: 403, body: {} } },
  'form-unauthorized': { description: 'Forms may not be sent (401).', on: 'writes', form: { status: 401, body: { error: 'no' } } },
  'form-session-expired': {
    description: 'The session expires while a form is being sent.',
    on: 'writes',
    form: { status: 401, body: { error: 'Invalid crumb', crumbFail: true } },
  },
  'form-not-configured': {
    description: 'The form is not known to the host (404).',
    on: 'writes',
    form: { status: 404, body: { error: 'no' } },
  },
  'form-rate-limited': { description: 'Too many forms were sent (429).', on: 'writes', form: { status: 429, body: { error: 'no' } } },
  'form-failed': { description: 'The host fails over a form (500).', on: 'writes', form: { status: 500, body: { error: 'no' } } },
  'coupon-invalid': { description: 'No code is known to the shop.', on: 'writes', coupons: 'unknown' },
  'coupon-expired': { description: 'Every code has just expired.', on: 'writes', coupons: 'expired' },
  'empty-shop': { description: 'The shop has no products.', on: 'all', emptyShop: true },
  'out-of-order': {
    description: 'Every second answer overtakes the one before it.',
    on: 'all',
    delayMs: (turn) => (turn % 2 === 0 ? 1.2 * SECOND : 0),
  },
  'redirect-login': {
    description: 'The host sends the visitor to its login page.',
    on: 'writes',
    instead: () => new Response(null, { status: 302, headers: { location: '/login' } }),
  },
  flaky: { description: 'Every second request fails.', on: 'all', instead: (turn) => (turn % 2 === 0 ? networkFault() : null) },
} as const satisfies Record<string, ScenarioRules>;

export type ScenarioName = keyof typeof scenarios;

function tooMany(retryAfter: string): Response {
  return Response.json({ error: 'Too many requests.' }, { status: 429, headers: { 'retry-after': retryAfter } });
}
