import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, describe, it, vi } from 'vitest';
import { createPartRoots } from '../../../src/core/mount/createPartRoots.ts';
import { mountWidget, unmountWidget, type MountedWidget } from '../../../src/core/mount/mountWidget.ts';
import { createPage } from '../../../src/core/page/createPage.ts';
import { parts } from '../../../widgets/form/Form.tsx';
import { clearPage, showForeignPage } from '../../core/page/openPage.ts';
import type { ReactElement } from 'react';
import type { WidgetParts } from '../../../src/core/mount/defineWidget.ts';
import type { OwnContext } from '../../../src/core/ui/ShopContext.ts';
import { openShop } from '../../app/openShop.ts';
import { noteWrites } from '../../support/noteWrites.ts';
import { inShop } from '../../core/ui/inShop.tsx';
import { createWire } from './parts/openForm.tsx';
import { ok } from '../../../src/lib/result.ts';

const FORM =
  '<form data-form-id="f" onsubmit="return send(this)"><div class="field-list"><div id="text-1" class="form-item field text required">' +
  '<label class="title">Text</label><input class="field-element" value="served"></div></div>' +
  '<div class="form-button-wrapper"><input type="submit" value="Send"></div><div class="hidden form-submission-text">Thanks</div></form>';

const roots = createPartRoots(document);
let mounted: MountedWidget | null = null;
afterEach(() => {
  act(() => mounted && unmountWidget(mounted));
  mounted = null;
  clearPage();
  sessionStorage.clear();
});

/** @param meanwhile actions while the form, already read, waits for its turn */
async function open(
  html: string,
  settings: Parameters<typeof openShop>[0] = {},
  meanwhile: () => void = () => undefined,
  wire = createWire(),
) {
  showForeignPage(html);
  const element = document.querySelector<HTMLElement>('[data-storefront]')!;
  const props = parts.read(element, createPage(document, ['form'], 'USD'))!;
  meanwhile();
  const forms = { api: wire as never, emit: vi.fn() };
  const report = vi.fn();
  act(() => {
    const provide = (content: ReactElement, own: OwnContext) => inShop(content, { shop: openShop(settings), forms, own, report });
    mounted = mountWidget({ element }, parts as unknown as WidgetParts<object>, props, { roots, provide, onFail: vi.fn() });
  });
  return { element, wire, report };
}

describe('a form that leads to another page', () => {
  const described = { formId: 'f', formFields: [{ type: 'text', id: 't' }], successRedirect: 'https://shop.example/thanks' };
  it.each([
    ['its own JSON says', ` data-form='${JSON.stringify(described)}'`, ''],
    ['the platform’s description says', ' data-form-type="contact"', ''],
    ['the JSON beside the served form says', ` data-form='${JSON.stringify(described)}'`, FORM],
  ])('leads where %s', async (_who, attributes, content) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const wire = createWire();
    wire.form.template.mockResolvedValue(ok(described));
    const { element } = await open(`<div data-storefront="form"${attributes}>${content}</div>`, {}, undefined, wire);
    await act(async () => undefined); // the platform answers
    await act(async () => void element.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(assign.mock.calls).toEqual([['https://shop.example/thanks']]);
    assign.mockRestore();
  });
});

describe('a served form', () => {
  it('is taken over inside a container as well, without the handler that calls a library that is not there', async () => {
    const { element, wire } = await open(`<div data-storefront="form">${FORM}</div>`);
    const form = element.querySelector('form')!;
    expect(form.hasAttribute('onsubmit')).toBe(false);
    expect(form.hasAttribute('novalidate')).toBe(true);
    await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'served' });
    expect(element.getAttribute('data-state')).toBe('succeeded');
    expect(element.querySelector('.form-submission-text')?.className).toBe('form-submission-text');
  });

  it.each([
    ['its own HTML', {}],
    ['JSON', { 'data-form': JSON.stringify({ formId: 'f', formFields: [{ type: 'text', id: 'text-1', title: 'Our text' }] }), hidden: '' }],
  ])('keeps what is typed while it is taken over by %s', async (_by, attributes) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`);
    let writes: readonly unknown[] = [];
    const { wire } = await open(`<div data-storefront="form"${written.join('')}>${FORM}</div>`, {}, () => {
      const served = document.querySelector('input')!;
      served.value = 'typed meanwhile';
      writes = noteWrites(served, 'value');
    });
    expect(writes).toEqual([]);
    const input = screen.getByLabelText<HTMLInputElement>(written.length > 0 ? 'Our text' : 'Text');
    expect(input.value).toBe('typed meanwhile');
    await act(async () => void input.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'typed meanwhile' });
  });

  it('says that it was sent where the server has no words for it', async () => {
    const { element } = await open(
      `<div data-storefront="form">${FORM.replace('<div class="hidden form-submission-text">Thanks</div>', '')}</div>`,
    );
    await act(async () => void element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(element.querySelector('.form-submission-text')?.textContent).toBe('Thank you!');
    expect(document.activeElement).toBe(element.querySelector('.form-submission-text'));
  });

  it('speaks the language that the page speaks by now, in its errors and of its fields', async () => {
    let strings: unknown = { required: 'Pflichtfeld' };
    const { element } = await open(`<div data-storefront="form">${FORM.replace('value="served"', '')}</div>`, {
      localizedStringsNow: () => strings,
    });
    const form = element.querySelector('form')!;
    const submit = () => act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await submit();
    expect(element.querySelector('.form-errors a')?.textContent).toBe('Text: Pflichtfeld');
    strings = { required: 'Obligatoire' };
    element.querySelector('label')!.textContent = 'Texte';
    await submit();
    expect(element.querySelector('.form-errors a')?.textContent).toBe('Texte: Obligatoire');
    expect(element.querySelector('.field-error')?.textContent).toBe('Obligatoire');
    // A wording that names the field has the title once.
    strings = { required: '{0} est obligatoire.' };
    await submit();
    expect(element.querySelector('.form-errors a')?.textContent).toBe('Texte est obligatoire.');
  });

  it('of JSON reads the form’s own words when it uses them', async () => {
    const json = (required: string) =>
      JSON.stringify({
        formId: 'f',
        formFields: [{ type: 'text', id: 't', title: 'T', required: true }],
        localizedStrings: { validation: { required } },
      });
    const { element } = await open(`<div data-storefront="form"><script type="application/json">${json('Pflichtfeld')}</script></div>`);
    const submit = () =>
      act(async () => void element.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await submit();
    expect(element.querySelector('.form-field-error')?.textContent).toBe('Pflichtfeld');
    element.querySelector('script')!.textContent = json('Obligatoire');
    await submit();
    expect(element.querySelector('.form-field-error')?.textContent).toBe('Obligatoire');
    element.querySelector('script')!.textContent = '{broken';
    await submit();
    expect(element.querySelector('.form-field-error')?.textContent).toBe('Pflichtfeld');
  });

  // Four saved pages: the context decides, and a whole form stands hidden in place of the expected one.
  it('that stands hidden beside its context gives way to the form that the context describes, with its ids', async () => {
    const { element, wire } = await open(
      `<div data-storefront="form" class="form-inner-wrapper" hidden data-form='{"formId":"f","formFields":[{"type":"text","id":"text-1","title":"New"}]}'>${FORM.replace('<input class', '<input id="text-1-field" class')}</div>`,
    );
    const served = element.querySelector<HTMLInputElement>('input[value="served"]')!;
    expect([element.hidden, served.closest<HTMLElement>('[data-form-id]')?.hidden, served.id]).toEqual([false, true, '']);
    const input = screen.getByLabelText<HTMLInputElement>('New');
    expect([input.value, document.querySelectorAll('#text-1-field,#text-1').length]).toEqual(['served', 2]);
    await act(async () => void input.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'served' });
    act(() => mounted && unmountWidget(mounted));
    expect([element.hidden, served.id]).toEqual([true, 'text-1-field']);
  });

  const beside = (json: string, form = FORM) =>
    `<div data-storefront="form"><script type="application/json">${json}</script><div class="form-inner-wrapper">${form}</div></div>`;
  const submitted = (element: Element) =>
    act(async () => void element.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

  it('that is to be seen beside its context stays the server’s: its own nodes are sent, with the hidden fields of the context', async () => {
    const { element, wire } = await open(
      beside(
        '{"formId":"f","formSubmissionMessage":{"html":"We have it."},"formFields":[{"type":"text","id":"text-1","title":"New"},{"type":"hidden","id":"h","key":"utm","value":"none"}]}',
        FORM.replace('>Thanks<', '><'),
      ),
    );
    const input = element.querySelector<HTMLInputElement>('input[value="served"]')!;
    expect([element.querySelectorAll('form').length, input.closest('[hidden]'), screen.queryByLabelText('New')]).toEqual([1, null, null]);
    fireEvent.input(input, { target: { value: 'typed' } });
    await submitted(element);
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'typed', h: 'none' });
    expect(document.activeElement?.className).toBe('form-submission-text');
    expect(document.activeElement?.textContent).toBe('We have it.');
  });

  it('whose context has a captcha asks for it where the server has left no place', async () => {
    const { element, wire } = await open(beside('{"formId":"f","captchaEnabled":true,"formFields":[]}'));
    expect(element.querySelector('.form-button-wrapper')?.previousElementSibling?.className).toBe('captcha-container align-left');
    await submitted(element);
    expect(element.textContent).toContain('Complete CAPTCHA before submitting.');
    expect(wire.form.save).not.toHaveBeenCalled();
    act(() => mounted && unmountWidget(mounted));
    expect(element.querySelector('.captcha-container')).toBeNull();
  });

  it('is shown and sent also where its context, for which it was hidden, cannot be read, and the page’s author is told', async () => {
    const { element, wire, report } = await open(beside('{"formId":').replace('<div class="form-inner', '<div hidden class="form-inner'));
    const wrapper = element.querySelector<HTMLElement>('.form-inner-wrapper')!;
    expect(wrapper.hidden).toBe(false);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'PageError', message: expect.stringContaining('the JSON script is not valid JSON') as string }),
    );
    await submitted(element);
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'served' });
    act(() => mounted && unmountWidget(mounted));
    expect(wrapper.hidden).toBe(true);
  });

  it('shows each section’s heading in its own step, although it is served without an id', async () => {
    const section = (title: string) => `<div class="form-item section"><div class="title">${title}</div></div>`;
    const steps = FORM.replace('<div id="text-1"', `${section('One')}<div id="text-1"`).replace(
      '</div></div><div class="form-button',
      `</div>${section('Two')}<div id="text-2" class="form-item field text"><input></div></div><div class="form-button`,
    );
    const { element } = await open(`<div data-storefront="form" data-form-steps>${steps}</div>`);
    const shown = () => [...element.querySelectorAll('.form-item:not([hidden])')].map(({ id, textContent }) => id || textContent);
    expect(shown()).toEqual(['One', 'text-1']);
    await act(async () => void element.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(shown()).toEqual(['Two', 'text-2']);
  });

  it('begins anew when a script resets it, and keeps nothing of it for the tab where its owner does not want that', async () => {
    const { element } = await open(
      `<div data-storefront="form" data-form-draft="off" data-form='{"formId":"f","formFields":[{"type":"text","id":"t","title":"T"},{"type":"radio","id":"r","options":["A","B"]}]}'></div>`,
    );
    const input = screen.getByLabelText<HTMLInputElement>('T');
    const choice = screen.getByLabelText<HTMLInputElement>('B');
    fireEvent.input(input, { target: { value: 'typed' } });
    fireEvent.click(choice);
    expect(sessionStorage).toHaveLength(0);
    await act(async () => {
      input.form!.reset();
      await new Promise((go) => setTimeout(go));
    });
    expect([input.value, choice.checked]).toEqual(['', false]);
    fireEvent.input(input, { target: { value: 'again' } });
    expect([element.querySelector('input')?.value, choice.checked]).toEqual(['again', false]);
  });

  it('keeps the draft when a script empties the form and takes it away at once', async () => {
    const { element } = await open(`<div data-storefront="form">${FORM}</div>`);
    fireEvent.input(element.querySelector('.field-element')!, { target: { value: 'typed' } });
    await act(async () => {
      element.querySelector('form')!.reset();
      element.remove();
      unmountWidget(mounted!);
      await new Promise((go) => setTimeout(go));
    });
    expect(sessionStorage.getItem('storefront-form-f')).toContain('typed');
  });

  /** The visitor types on while the form is on its way. */
  async function typeWhileSent(answer: object) {
    const { element, wire } = await open(`<div data-storefront="form">${FORM}</div>`);
    let arrive: (saved: unknown) => void = () => undefined;
    wire.form.save.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const submit = () =>
      act(async () => void element.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await submit();
    fireEvent.input(element.querySelector('.field-element')!, { target: { value: 'more' } });
    await act(async () => arrive(ok(answer)));
    return { element, wire, submit };
  }

  it('that has arrived keeps nothing for the tab, whatever was typed while it was on its way', async () => {
    const { element } = await typeWhileSent({});
    expect(element.dataset['state']).toBe('succeeded');
    expect(sessionStorage).toHaveLength(0);
  });

  it('that was refused has what was typed while it was on its way', async () => {
    const { wire, submit } = await typeWhileSent({ errors: { 'text-1': 'Too plain.' } });
    expect(sessionStorage.getItem('storefront-form-f')).toContain('more');
    await submit();
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'more' });
  });

  it('has its untied label tied to its control, and its button named by what it does', async () => {
    const { element, wire } = await open(`<div data-storefront="form">${FORM}</div>`);
    const input = element.querySelector<HTMLInputElement>('.field-element')!;
    expect(element.querySelector('label')?.htmlFor).toBe(input.id);
    expect(input.id).not.toBe('');
    wire.form.save.mockReturnValueOnce(new Promise(() => undefined));
    await act(async () => void element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(element.querySelector<HTMLInputElement>('[type=submit]')?.value).toBe('Submitting…');
    expect(element.classList.contains('submitting')).toBe(true);
    expect(element.querySelector('form')?.classList.contains('submitting')).toBe(true);
  });
});

describe('a label of the server’s form', () => {
  it.each([
    ['to nothing', ''],
    ['into another copy of the form', '<input id="elsewhere">'],
    ['into another copy, which has the ids of this one', '<input id="elsewhere">', ' id="elsewhere"'],
  ])('that leads %s is tied to the control beside it', async (_case, others, id = '') => {
    const served = FORM.replace('<label', '<label for="elsewhere"').replace(
      '<input class="field-element"',
      `<input${id} class="field-element"`,
    );
    const { element } = await open(`${others}<div data-storefront="form">${served}</div>`);
    const form = element.querySelector('form') ?? document.querySelector('form')!;
    const input = form.querySelector<HTMLInputElement>('.field-element')!;
    expect(form.querySelector('label')?.htmlFor).toBe(input.id);
    expect(document.getElementById(input.id)).toBe(input);
  });
});

describe('a form that we render', () => {
  it('has a button that says what it does: "Submit", and "Sign up" of a newsletter', async () => {
    const labelOf = async (html: string) => (await open(html)).element.querySelector('[type="submit"]')?.textContent;
    expect(await labelOf('<form data-storefront="newsletter" data-form-id="f"></form>')).toBe('Sign up');
    const json = '{"formId":"f","formFields":[{"type":"text","id":"x"}]}';
    expect(await labelOf(`<div data-storefront="form" data-form='${json}'></div>`)).toBe('Submit');
    expect(
      await labelOf(`<div data-storefront="newsletter" data-form='${json.replace('{', '{"formSubmitButtonText":"Join",')}'></div>`),
    ).toBe('Join');
  });
});

describe('a captcha’s place in the server’s form', () => {
  const withPlace = FORM.replace(
    '<div class="form-button-wrapper">',
    '<div class="captcha-container"></div><div class="form-button-wrapper">',
  );
  const submit = (element: Element) =>
    act(async () => void element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const noKey = { captcha: { provider: 'recaptcha', siteKey: '', kind: 'checkbox', host: '' } } as const;

  it('stays empty in a newsletter where the site has no captcha, and the letter is ordered all the same', async () => {
    const { element, wire } = await open(`<div data-storefront="newsletter">${withPlace}</div>`, noKey);
    expect(element.querySelector('.captcha-container')?.childNodes).toHaveLength(0);
    await submit(element);
    expect(JSON.parse(wire.form.save.mock.lastCall![0].form)).toEqual({ 'text-1': 'served' });
    expect(wire.form.save.mock.lastCall![0]).not.toHaveProperty('captchaKey');
    expect(element.getAttribute('data-state')).toBe('succeeded');
  });

  it('keeps a newsletter from being sent without an answer where the site has one', async () => {
    const { element, wire } = await open(`<div data-storefront="newsletter">${withPlace}</div>`);
    await submit(element);
    expect(element.textContent).toContain('Complete CAPTCHA before submitting.');
    expect(element.querySelector('.form-error-note')).toBeNull();
    expect(wire.form.key).not.toHaveBeenCalled();
  });

  it('says in any other form that it has not been set up, and nothing is sent', async () => {
    const { element, wire } = await open(`<div data-storefront="form">${withPlace}</div>`, noKey);
    expect(element.querySelector('.captcha-container')?.textContent).toBe('ReCaptcha has not been set up!');
    await submit(element);
    expect(element.textContent).toContain('Complete CAPTCHA before submitting.');
    expect(wire.form.save).not.toHaveBeenCalled();
  });
});
