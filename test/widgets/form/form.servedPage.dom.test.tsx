import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyFieldForm } from '../../../demo/pages/forms/everyFieldForm.ts';
import { newsletter } from '../../../demo/pages/homePage.ts';
import { renderTemplate } from '../../../demo/pages/renderTemplate.ts';
import { expectServedPageUntouched as hold, type Interactions } from '../expectServedPageUntouched.ts';
import type { OpenPage } from '../openWidgets.ts';

beforeEach(() => {
  sessionStorage.clear();
  // Everything counts as near the viewport.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.querySelector('form')!;
const find = (selector: string) => form().querySelector<HTMLInputElement>(selector)!;
const submit = () => act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const type = (selector: string, value: string) => () => void fireEvent.input(find(selector), { target: { value } });
const answer = (name: string, value: unknown) => (page: OpenPage) =>
  act(async () => page.api.calls.findLast((call) => call.name === name)!.answer(value));

const expectServedPageUntouched = (html: string, interactions: Interactions, context?: object) =>
  hold(html, { 'it is mounted': () => expect(document.querySelector('[data-state="editing"]')).not.toBeNull(), ...interactions }, context);

const steps = (fill: () => void): Interactions => ({
  'it is sent empty': submit,
  'it is filled in': fill,
  'an address that is none is typed': type('[type="email"]', 'ida'),
  'it is sent again': submit,
  'the address is mended': type('[type="email"]', 'ida@example.com'),
  'it is emptied by a script': () => form().reset(),
  'it is filled in again': () => {
    fill();
    type('[type="email"]', 'ida@example.com')();
  },
  'it is under way': submit,
  'the key comes': answer('formKey', 'k'),
  'the host refuses it': answer('formSave', { errors: { 'email-letter': 'Not this one.', 'text-yui_11': 'Nor this.' } }),
  'it is under way once more': submit,
  'the key comes again': answer('formKey', 'k2'),
  'it was sent': answer('formSave', {}),
  'it says so': () => expect(document.querySelector('[data-state="succeeded"] .form-submission-text:not(.hidden)')).not.toBeNull(),
});
const both = () => {
  type('[data-title="First"]', 'Ida')();
  type('[data-title="Last"]', 'Wren')();
};

const text = (value: string) =>
  `<div class="form-item field text required" id="t"><label class="title">T</label><input value="${value}"></div>`;

describe('the law of the served page: forms', () => {
  it('newsletter of 7 and 7.1', () => expectServedPageUntouched(renderTemplate('part-newsletter', newsletter('c1')), steps(both), {}));

  // Structure of a saved page of version 7.0 (a form without context; the select has no class).
  const classic = `<div class="sqs-block form-block sqs-block-form" id="block-1"><div class="sqs-block-content">
<div class="form-wrapper"
><div class="form-inner-wrapper"><form data-form-id="f1" data-success-redirect="" autocomplete="on" method="POST" action="/" onsubmit="return (function (form) { Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: 'f1', collectionId: '', objectName: 'roomForm' }); }); return false; })(this);">
<div class="field-list clear"><!-- fields -->
<div id="text-yui_11" class="form-item field text required"><label class="title" for="text-yui_11-field">Your name <span class="required">*</span></label>
<input class="field-element text" type="text" id="text-yui_11-field" placeholder="Your name" /></div>
<div id="email-yui_12" class="form-item field email required"><label class="title" for="email-yui_12-field">Email <span class="required">*</span></label>
<input class="field-element" id="email-yui_12-field" name="email" type="email" autocomplete="email" spellcheck="false"/></div>
<div id="select-yui_13" class="form-item field select required"><label class="title" for="select-yui_13-field">What's the room for?</label>
<select name="select-yui_13-field"><option value="A class">A class</option><option value="Other">Other</option></select></div></div>
<div class="form-button-wrapper form-button-wrapper--align-left"><input class="button sqs-system-button sqs-editable-button" type="submit" value="Submit"/></div>
<div class="hidden form-submission-text"><p>Thank you! We will write to you.</p></div>
<div class="hidden form-submission-html" data-submission-html="&lt;p&gt;Owner&lt;/p&gt;"></div></form></div></div></div></div>`;
  it('classic form of 7.0', () =>
    expectServedPageUntouched(
      classic,
      {
        'a choice is made by a script': () => {
          find('select').value = 'Other';
          find('select').dispatchEvent(new Event('change', { bubbles: true }));
        },
        ...steps(type('#text-yui_11-field', 'Ida')),
      },
      {},
    ));

  it('every kind of field', () =>
    expectServedPageUntouched(
      renderTemplate('part-form', everyFieldForm(true, '/thanks')),
      {
        'it is sent empty': submit,
        'a choice is made': () => void fireEvent.click(find('input[value="First"]')),
        'and two of several': () => {
          fireEvent.click(find('input[value="Red"]'));
          fireEvent.click(find('input[value="Blue"]'));
        },
        'one is taken back': () => void fireEvent.click(find('input[value="Red"]')),
        'a long text is written': type('textarea', 'x'.repeat(50)),
        'and shortened': type('textarea', ''),
        'it is emptied': () => form().reset(),
      },
      {},
    ));

  it.each([
    [
      'in steps',
      `<form data-storefront="form" data-form-id="f" data-form-steps><div class="field-list">${text('')}<div class="form-item section" id="s"></div><div class="form-item field email" id="e"><input type="email"></div></div><div class="form-button-wrapper"><button>Send <b>it</b></button></div></form>`,
    ],
    [
      'in a container',
      `<div data-storefront="form"><p>Write</p><form data-form-id="f" onsubmit="return 1"><div class="field-list">${text('')}</div><button><font><font>Send</font></font></button></form></div>`,
    ],
    ['of bare fields', `<form data-storefront="form" data-form-id="f">${text('a')}</form>`],
    [
      'described by JSON',
      `<div data-storefront="form">Wait… <script type="application/json">{"formId":"f","formFields":[{"type":"text","id":"t","required":true}]}</script></div>`,
    ],
    [
      'described by its context beside a whole form that is hidden',
      `<form data-storefront="form" data-form-id="f" data-form='{"formFields":[{"type":"text","id":"t"}]}'>${text('a')}<noscript>No</noscript></form>`,
    ],
    ['in one line of HTML', '<form data-storefront="newsletter" data-form-id="f"></form>'],
  ])('our hooks, %s', async (_, html) =>
    expectServedPageUntouched(html, {
      'it is sent empty': submit,
      'something is typed': type('input', 'ida@example.com'),
      'it goes on': submit,
      'and on': submit,
    }),
  );
});
