import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../../src/app.ts';
import { one } from '../../core/page/openPage.ts';
import { aMug, openEarly, type EarlyPage } from './openEarly.ts';

const aField = (type: string, id: string, control = '<input class="field-element">') =>
  `<div id="${id}" class="form-item field ${type}"><label class="title">${id}</label>${control}</div>`;
/** Markup of a real page of version 7. */
const aForm = (fields: string, attributes = '') =>
  `<form data-form-id="f" method="POST" action="/contact" ${attributes}><div class="field-list">${fields}</div>` +
  '<div class="form-button-wrapper"><input type="submit" value="Send"></div><div class="hidden form-submission-text">Thanks</div></form>';
const FORM = aForm(aField('text', 'message') + aField('password', 'secret', '<input class="field-element" type="password">'));

let page: EarlyPage;
const open = (html: string, context: object = {}) => (page = openEarly(html, features, context));
const form = () => one('form');
const field = (id = 'message') => one(`#${id}`).querySelector('input')!;
const send = (): Event => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  return event;
};
const write = (text: string, id = 'message') => fireEvent.input(field(id), { target: { value: text } });
const note = () => document.querySelector('[role="alert"]')?.textContent ?? null;
const untilSent = () => vi.waitFor(() => expect(page.sent()).toHaveLength(1), { timeout: 20_000 });
const TOLD = 'The form could not be loaded, and nothing was sent. Your text is still here. Please check your connection and try again.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

describe('a form that is sent before its file is there', () => {
  it.each([
    ['as the platform serves it', FORM],
    ['in a place of our own', `<div data-storefront="form">${FORM}</div>`],
    [
      'whose fields its JSON states',
      `<div data-storefront="form" data-form='${JSON.stringify({ formId: 'f', formFields: [{ type: 'text', id: 'message', title: 'Message' }] })}'>${FORM}</div>`,
    ],
  ])('stays on the page and is sent once, with what was typed: %s', async (_kind, html) => {
    open(html);
    field().value = 'Dear Nell';
    expect(send().defaultPrevented).toBe(true);
    expect(send().defaultPrevented).toBe(true);
    const part = document.querySelector('[data-state]')!;
    expect(part.getAttribute('data-state')).toBe('submitting');
    page.files.arrive();
    await untilSent();
    expect(page.sent()).toMatchObject([{ message: 'Dear Nell' }]);
    await vi.waitFor(() => expect(part.getAttribute('data-state')).toBe('succeeded'));
    expect(page.sent()).toHaveLength(1);
  });

  it('is checked as always', async () => {
    open(aForm(aField('text required', 'message')));
    send();
    page.files.arrive();
    await vi.waitFor(() => expect(one('#message').className).toContain('error'), { timeout: 20_000 });
    expect(page.sent()).toEqual([]);
  });

  it('is left to the platform’s own script where that is on the page and sends it', async () => {
    open(FORM);
    form().addEventListener('submit', () => form().classList.add('submitting'));
    send();
    await vi.waitFor(() => expect(form().hasAttribute('data-state')).toBe(false));
    form().classList.remove('submitting');
    page.files.arrive();
    await vi.waitFor(() => expect(form().getAttribute('data-state')).toBe('editing'), { timeout: 20_000 });
    await new Promise((go) => setTimeout(go, 50));
    expect(page.sent()).toEqual([]);
  });

  it('is the platform’s where it has a field that only the platform can show', () => {
    open(aForm(aField('text', 'message') + aField('file', 'drawing', '<input type="file">')));
    expect(send().defaultPrevented).toBe(false);
    write('Dear Nell');
    expect(note()).toBeNull();
  });

  it('is handed on to the platform as soon as its file finds a field that only the platform can show', async () => {
    open(aForm(aField('text', 'message') + aField('signature', 'sign')));
    const sent = vi.fn((event: Event) => {
      const isPrevented = event.defaultPrevented;
      event.preventDefault();
      return isPrevented;
    });
    document.addEventListener('submit', sent);
    const button = one('[type="submit"]') as HTMLInputElement;
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
    form().dispatchEvent(event);
    expect(sent).toHaveLastReturnedWith(true);
    page.files.arrive();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    document.removeEventListener('submit', sent);
    expect(sent).toHaveLastReturnedWith(false);
    expect((sent.mock.lastCall![0] as SubmitEvent).submitter).toBe(button);
    expect(form().hasAttribute('data-state')).toBe(false);
    expect(note()).toBeNull();
    expect(page.sent()).toEqual([]);
  });

  it('is nobody’s but the page’s where it is none of the platform’s, or switched off', () => {
    open('<form role="search"><input name="q"></form>');
    expect(send().defaultPrevented).toBe(false);
    page.close();
    open(`<div data-storefront="off">${FORM}</div>`);
    expect(send().defaultPrevented).toBe(false);
  });
});

describe('a form whose file is lost', () => {
  it('says so, keeps what was typed, and is sent when it is tried again', async () => {
    open(FORM);
    page.files.lose();
    field().value = 'Dear Nell';
    send();
    await vi.waitFor(() => expect(note()).toBe(TOLD), { timeout: 20_000 });
    expect(field().value).toBe('Dear Nell');
    expect(form().hasAttribute('data-state')).toBe(false);
    expect(form().nextElementSibling?.className).toBe('storefront-unreachable');
    page.files.arrive();
    expect(send().defaultPrevented).toBe(true);
    await untilSent();
    expect(page.sent()).toMatchObject([{ message: 'Dear Nell' }]);
    expect(note()).toBeNull();
  });

  it('says so already when something is typed, in the site’s words, once', async () => {
    open(FORM, { websiteSettings: { localizedStrings: { formUnreachable: 'Das Formular fehlt.' } } });
    page.files.lose();
    write('D');
    write('De');
    await vi.waitFor(() => expect(note()).toBe('Das Formular fehlt.'), { timeout: 20_000 });
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(field().value).toBe('De');
  });
});

describe('the first letter in a form', () => {
  it('has the form’s file loaded, whatever the form waits for, and what was typed is kept from then on, no password', async () => {
    open(aForm(aField('text', 'message') + aField('password', 'secret'), 'data-storefront-when="interaction"'));
    await vi.waitFor(() => expect(page.files.asked).toContain('cart-pill'));
    expect(page.files.asked).not.toContain('form');
    write('hunter2', 'secret');
    write('Dear Nell');
    await vi.waitFor(() => expect(page.files.asked).toContain('form'));
    page.files.arrive();
    await vi.waitFor(() => expect(sessionStorage.getItem('storefront-form-f')).toContain('Dear Nell'), { timeout: 20_000 });
    expect(sessionStorage.getItem('storefront-form-f')).not.toContain('hunter2');
    expect(note()).toBeNull();
  });
});

describe('the sign-up for a restock', () => {
  it('is kept as well when it is sent before its file is there', async () => {
    open(
      aMug(
        '<div class="product-restock-notification"><form><input type="email" name="email" value=""><button type="submit">Sign Up</button></form></div>',
      ).replaceAll('"qtyInStock":12', '"qtyInStock":0'),
    );
    form().querySelector('input')!.value = 'ida@example.com';
    expect(send().defaultPrevented).toBe(true);
    page.files.arrive();
    await vi.waitFor(() => expect(page.host.log.filter(({ method, path }) => method === 'POST' && /restock/.test(path))).toHaveLength(1), {
      timeout: 20_000,
    });
  });
});
