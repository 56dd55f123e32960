import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormEvent } from '../../../widgets/form/events.ts';
import { watchForms } from '../../../widgets/form/watchForms.ts';
import { clearPage, one, showPage } from '../../core/page/openPage.ts';

let told: FormEvent[];
let off: () => void;
beforeEach(() => {
  told = [];
});
afterEach(() => {
  off();
  clearPage();
});
const watch = (html: string) => {
  showPage(html);
  off = watchForms(document, (form) => told.push(form));
};
const ids = () => told.map(({ formId, kind }) => `${kind} ${formId}`);

// Markup of versions 7.0 and 7.1.
const CLASSIC = '<div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="classic"><input></form></div></div>';
const NEWSLETTER = '<form class="newsletter-form" data-form-id="news"><input type="email"></form>';
const RENDERED_BY_SCRIPT =
  '<div class="sqs-block form-block"><div class="sqs-block-content">' +
  '<script type="application/json" class="sqs-form-block-context">{"formId":"scripted"}</script>' +
  '<div class="form-wrapper"><div class="form-inner-wrapper" id="place"></div></div></div></div>';
const NEUTRAL = '<div data-storefront="newsletter"><script type="application/json">{"formId":"neutral"}</script></div>';

describe('a form of the page', () => {
  it.each([
    ['a classic one', CLASSIC, 'form classic'],
    ['a newsletter', NEWSLETTER, 'newsletter news'],
    ['one that the platform’s script is still to render', RENDERED_BY_SCRIPT, 'form scripted'],
    ['one by our own hook', NEUTRAL, 'newsletter neutral'],
    ['one whose JSON calls its id “id”', NEUTRAL.replace('formId', 'id'), 'newsletter neutral'],
    [
      'one with its JSON in an attribute',
      `<div data-storefront="form" data-form='{"formId":"stated","formFields":[]}'></div>`,
      'form stated',
    ],
  ])('is told of once: %s', async (_case, html, expected) => {
    watch(html);
    expect(ids()).toEqual([expected]);
    // A form rendered into its place is the same form.
    one('#place, form, [data-storefront]').insertAdjacentHTML('beforeend', '<form data-form-id="inner"></form>');
    document.body.insertAdjacentHTML('beforeend', '<form data-form-id="late"></form>');
    await vi.waitFor(() => expect(ids()).toEqual([expected, 'form late']));
  });

  it('is nobody’s without an id', () => {
    watch('<form id="search"><input></form><div data-storefront="form"><script type="application/json">{broken</script></div>');
    expect(told).toEqual([]);
  });

  it('is nobody’s where the shop is to leave the page alone', () => {
    watch(`<div data-storefront="off">${CLASSIC}</div>`);
    expect(told).toEqual([]);
  });

  it('is told of no more after the end', async () => {
    watch('');
    off();
    document.body.insertAdjacentHTML('beforeend', CLASSIC);
    await new Promise((go) => setTimeout(go));
    expect(told).toEqual([]);
  });
});
