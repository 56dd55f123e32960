import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from '../../../support/fastCheck.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/lib/result.ts';
import { MASKED_PASSWORD } from '../../../../widgets/form/parts/LineField.tsx';
import { createFormField, type FormField } from '../../../../widgets/form/model/formField.ts';
import { ApiError } from '../../../../src/core/wire/ApiError.ts';
import { everyField } from '../everyField.ts';
import { readFormJson } from '../../../../widgets/form/model/form.ts';
import { createWire, openForm } from './openForm.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const attributes = (node: Element, ...names: string[]) => Object.fromEntries(names.map((name) => [name, node.getAttribute(name)]));
const item = (id: string) => document.getElementById(id)!;
/** Like other scripts: the native setter and a bubbling event. */
const setNatively = (control: Element, value: string, type = 'input') =>
  act(() => {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(type, { bubbles: true }));
  });

describe('the fields of a form that we render', () => {
  it.each<[string, FormField['type'], Partial<FormField>, Record<string, string | null>]>([
    ['text', 'text', { placeholder: 'anything' }, { type: 'text', placeholder: 'anything', autocomplete: null }],
    ['email', 'email', {}, { type: 'email', inputmode: 'email', autocomplete: 'email' }],
    ['number', 'number', {}, { type: 'text', inputmode: 'decimal' }],
    ['website', 'website', {}, { inputmode: 'url', autocomplete: 'url' }],
    ['password', 'password', { placeholder: MASKED_PASSWORD }, { type: 'password', autocomplete: 'new-password', placeholder: '••••••••' }],
    ['twitter', 'twitter', {}, { type: 'text' }],
    ['currency', 'currency', { currencySymbol: '€' }, { type: 'text', inputmode: 'decimal' }],
  ])('have the right input: %s', (_, type, stated, expected) => {
    openForm([createFormField(type, 'f', { title: 'Title', description: 'About it', required: true, ...stated })]);
    const input = document.getElementById('f-field')!;
    expect(attributes(input, ...Object.keys(expected))).toEqual(expected);
    expect(item('f').className).toBe(`form-item field ${type}${type === 'currency' ? ' hassymbol' : ''} required`);
    expect(document.querySelector('label')?.getAttribute('for')).toBe('f-field');
    expect(document.querySelector('label')?.textContent).toBe('Title (required)');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toContain('f-description');
  });

  it('are each named by their own labels where the page has the form twice', () => {
    const described = everyField.map((field) => ({ ...field, description: 'About it' }));
    openForm(described);
    openForm(described);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(document.getElementById('f1-field')?.closest('form')).toBe(document.forms[0]);
    for (const form of document.forms) {
      for (const label of form.querySelectorAll('label')) expect(form.contains(label.control)).toBe(true);
      for (const node of form.querySelectorAll('[aria-describedby]')) {
        for (const id of node.getAttribute('aria-describedby')!.split(' ')) expect(form.contains(document.getElementById(id))).toBe(true);
      }
    }
  });

  it('say the currency and the sign of a handle to everybody', () => {
    openForm([createFormField('currency', 'c', { currencySymbol: '€' }), createFormField('twitter', 't')]);
    expect(document.getElementById('c-field')?.getAttribute('aria-describedby')).toBe('c-symbol');
    expect([item('c-symbol').textContent, item('t-symbol').textContent]).toEqual(['€', '@']);
  });

  it.each<[FormField['type'], Partial<FormField>, readonly (readonly [id: string, part: string, autocomplete: string | null])[]]>([
    [
      'name',
      {},
      [
        ['f-fname-field', 'First', 'given-name'],
        ['f-lname-field', 'Last', 'family-name'],
      ],
    ],
    [
      'phone',
      {},
      [
        ['f-areacode-field', 'Areacode', 'tel-area-code'],
        ['f-prefix-field', 'Prefix', 'tel-local-prefix'],
        ['f-line-field', 'Line', 'tel-local-suffix'],
      ],
    ],
    [
      'date',
      {},
      [
        ['f-month-field', 'Month', null],
        ['f-day-field', 'Day', null],
        ['f-year-field', 'Year', null],
      ],
    ],
    [
      'time',
      {},
      [
        ['f-hour-field', 'Hour', null],
        ['f-minute-field', 'Minute', null],
        ['f-second-field', 'Second', null],
        ['f-ampm-field', 'Ampm', null],
      ],
    ],
  ])('are a group with a legend where there are several lines: %s', (type, stated, parts) => {
    openForm([createFormField(type, 'f', { title: 'Title', ...stated })]);
    expect(screen.getByRole('group', { name: 'Title' }).className).toBe(`form-item fields ${type}`);
    const controls = [...item('f').querySelectorAll('input, select')];
    expect(controls.map((one) => [one.id, one.getAttribute('data-title'), one.getAttribute('autocomplete')])).toEqual(parts);
    for (const { id } of controls) {
      expect(document.querySelector(`label[for="${id}"]`)?.textContent).toMatch(/\w/);
      expect([...item(id).parentElement!.children].map(({ className }) => className)).toEqual([
        'field-element field-control',
        'form-input-effects',
        'caption-text',
      ]);
    }
  });

  it('ask for the country code where the owner wants it, and put the family name first where people do', () => {
    const formats = { countries: [], phone: [], address: [], familyFirst: true };
    openForm([createFormField('phone', 'p', { showCountryCode: true }), createFormField('name', 'n')], { formats });
    expect(item('p').querySelector('input')?.getAttribute('autocomplete')).toBe('tel-country-code');
    expect([...item('n').querySelectorAll('input')].map(({ name }) => name)).toEqual(['lname', 'fname']);
  });

  it('ask for a country by its name, the site’s own first, and for the dialling code with it', async () => {
    const countries = [{ name: 'Portugal', code: 'PT', phoneCode: '351' }];
    const { submit, sent } = openForm([createFormField('address', 'a'), createFormField('phone', 'p', { showCountryCode: true })], {
      formats: { countries, phone: [], address: [], familyFirst: false },
    });
    const country = document.querySelector<HTMLSelectElement>('#a select')!;
    expect([country.id, country.name, country.getAttribute('autocomplete'), country.dataset['title']]).toEqual([
      'a-country-field',
      'country',
      'country-name',
      'Country',
    ]);
    expect([...country.options].slice(0, 3).map(({ text }) => text)).toEqual(['Select an option', 'Portugal', 'Afghanistan']);
    const code = document.querySelector<HTMLSelectElement>('#p select')!;
    expect([...code.options].map(({ text }) => text)).toEqual(['Select an option', 'Portugal (+351)']);
    setNatively(country, 'Japan', 'change');
    setNatively(code, '351', 'change');
    await submit();
    expect(sent()).toEqual({ a: ['', '', '', '', '', 'Japan'], p: ['351', '', '', ''] });
  });

  it('keep a country that was written in another way', async () => {
    sessionStorage.setItem('storefront-form-form1', JSON.stringify({ values: { a: { Country: 'Deutsches Reich' } } }));
    const { submit, sent } = openForm([createFormField('address', 'a')]);
    expect(document.querySelector<HTMLSelectElement>('#a select')!.value).toBe('Deutsches Reich');
    await submit();
    expect(sent()).toEqual({ a: ['', '', '', '', '', 'Deutsches Reich'] });
  });

  it('ask for digits where digits are due, and for letters in an address of any length', () => {
    const address = ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'].map((identifier) => ({
      type: 'FIELD',
      identifier,
      label: identifier,
      length: 100,
      required: true,
    }));
    const { formats } = readFormJson(
      { fields: [], formFieldFormats: { initialAddressFormat: address } },
      { id: 'f', kind: 'form', limited: true, stepped: false, places: false },
    )!;
    openForm(
      [
        createFormField('address', 'a'),
        createFormField('name', 'n'),
        createFormField('phone', 'p'),
        createFormField('date', 'd'),
        createFormField('time', 't'),
      ],
      { formats },
    );
    for (const [id, mode] of [
      ['a', null],
      ['n', null],
      ['p', 'numeric'],
      ['d', 'numeric'],
      ['t', 'numeric'],
    ] as const) {
      for (const input of item(id).querySelectorAll('input')) expect([id, input.getAttribute('inputmode')]).toEqual([id, mode]);
    }
  });

  it('are groups of choices with a legend: one of, any of, and scales', () => {
    openForm(everyField);
    expect(screen.getByRole('group', { name: 'One of' }).querySelectorAll('.option > label > input[type=radio]')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Any of' }).querySelectorAll('.option > label > input[type=checkbox]')).toHaveLength(2);
    const scale = screen.getByRole('group', { name: 'It is hot' });
    expect(scale.getAttribute('data-question')).toBe('It is hot');
    expect([...scale.querySelectorAll('input')].map(({ value }) => value)).toEqual(['-2', '-1', '0', '1', '2']);
    expect(scale.textContent).toContain('Strongly Disagree');
    expect(document.querySelector('#f14.section.underline .title')?.textContent).toBe('More');
    expect(document.getElementById('f19')).toBeNull();
  });

  it('count what is written into a long text, and mark what is too much', () => {
    openForm([createFormField('textarea', 'f', { maxLength: 3 }), createFormField('textarea', 'g')]);
    fireEvent.input(document.getElementById('f-field')!, { target: { value: 'ab🍵' } });
    expect(item('f-counter').textContent).toBe('4 / 3');
    expect(item('f-counter').className).toBe('character-count error');
    expect(document.getElementById('f-field')?.hasAttribute('maxlength')).toBe(false);
    expect(document.getElementById('g-counter')).toBeNull();
  });

  it('take what other scripts set, and are sent exactly as they stand', async () => {
    const { submit, sent } = openForm(everyField);
    setNatively(document.getElementById('f1-field')!, 'by script');
    setNatively(document.getElementById('f17-field')!, 'Cat', 'change');
    fireEvent.click(screen.getByLabelText('Second', { selector: '[type=radio]' }));
    fireEvent.click(screen.getByLabelText('Red'));
    fireEvent.click(screen.getByLabelText('Green'));
    fireEvent.click(screen.getByLabelText('Red'));
    await submit();
    expect(sent()).toMatchObject({ f1: 'by script', f15: 'Second', f16: ['Green'], f17: 'Cat', f19: 'none' });
  });

  it('are sent as a browser has filled them in, also where it says nothing', async () => {
    const { submit, sent } = openForm([
      createFormField('text', 'f', { required: true }),
      createFormField('checkbox', 'c', { options: ['A'] }),
    ]);
    (document.getElementById('f-field') as HTMLInputElement).value = 'silently';
    screen.getByLabelText<HTMLInputElement>('A').checked = true;
    await submit();
    expect(sent()).toEqual({ f: 'silently', c: ['A'] });
  });

  it('may be refused with the same words twice', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wire = createWire();
    wire.form.save.mockResolvedValueOnce(fail(new ApiError('http', 'no', { status: 400, body: { errors: { f: ['No.', 'No.'] } } })));
    const { submit } = openForm([createFormField('text', 'f')], {}, wire);
    await submit();
    expect([...item('f').querySelectorAll('.form-field-error')].map(({ textContent }) => textContent)).toEqual(['No.', 'No.']);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('may have the same choice or question twice', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const options = ['Same', 'Same', 'Other'];
    openForm((['radio', 'checkbox', 'select', 'likert'] as const).map((type) => createFormField(type, type, { options })));
    expect(['radio', 'checkbox'].map((id) => item(id).querySelectorAll('input').length)).toEqual([3, 3]);
    expect(item('select').querySelectorAll('option')).toHaveLength(4);
    expect(item('likert').querySelectorAll('.item')).toHaveLength(3);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('lose no character of any language on the way to the host', async () => {
    const fields = [createFormField('text', 'a'), createFormField('textarea', 'b'), createFormField('name', 'c')];
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), async (line, text) => {
        const { submit, sent } = openForm(fields);
        const [a, b, c] = ['a-field', 'b-field', 'c-fname-field'].map((id) => document.getElementById(id) as HTMLInputElement) as [
          HTMLInputElement,
          HTMLInputElement,
          HTMLInputElement,
        ];
        setNatively(a, line);
        setNatively(b, text);
        setNatively(c, line);
        // An input has no line breaks.
        const expected = { a: a.value, b: b.value, c: [c.value, ''] };
        await submit();
        expect(sent()).toEqual(expected);
        cleanup();
      }),
      fc.rendered,
    );
  });
});

describe('what is wrong with a field', () => {
  it.each(everyField.filter(({ type }) => type !== 'section' && type !== 'hidden' && type !== 'likert'))(
    'is said at it when it is required and empty: $type',
    async (field) => {
      const { submit, wire } = openForm([{ ...field, required: true }]);
      await submit();
      expect(item(field.id).querySelector('.form-field-error')?.textContent).toBe('Required');
      expect(item(field.id).lastElementChild?.className).toBe('form-field-error');
      expect(item(field.id).classList.contains('error')).toBe(true);
      const wrong = [...item(field.id).querySelectorAll('[aria-invalid="true"]')];
      expect(wrong[0]).toBe(document.activeElement);
      expect(wire.form.key).not.toHaveBeenCalled();
      for (const optional of ['Line2', 'State', 'Second', 'Ampm'])
        expect(wrong.some((one) => one.getAttribute('data-title') === optional)).toBe(false);
    },
  );

  it('stands above its title when the host says it, and goes when it is mended', async () => {
    const wire = createWire();
    wire.form.save.mockResolvedValueOnce(fail(new ApiError('http', 'no', { status: 400, body: { errors: { f: 'Not this one.' } } })));
    const { submit } = openForm([createFormField('text', 'f', { title: 'Text' })], {}, wire);
    fireEvent.input(document.getElementById('f-field')!, { target: { value: 'x' } });
    await submit();
    expect(item('f').firstElementChild?.textContent).toBe('Not this one.');
    expect((document.getElementById('f-field') as HTMLInputElement).value).toBe('x');
    fireEvent.input(document.getElementById('f-field')!, { target: { value: 'xy' } });
    expect(item('f').querySelector('.form-field-error')).toBeNull();
  });

  it.each(everyField.filter(({ type }) => type !== 'section' && type !== 'hidden'))(
    'stands first in it and marks its controls when the host says it: $type',
    async (field) => {
      const wire = createWire();
      wire.form.save.mockResolvedValueOnce(
        fail(new ApiError('http', 'no', { status: 400, body: { errors: { [field.id]: 'Not <b>this</b> one.' } } })),
      );
      const { submit } = openForm([field], {}, wire);
      await submit();
      expect(item(field.id).firstElementChild?.textContent).toBe('Not <b>this</b> one.');
      expect(item(field.id).firstElementChild?.className).toBe('form-field-error');
      expect(item(field.id).querySelectorAll('.form-field-error')).toHaveLength(1);
      expect(item(field.id).querySelector('.title')?.compareDocumentPosition(item(field.id).firstElementChild!)).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );
      expect(item(field.id).contains(document.activeElement)).toBe(true);
      const said = item(field.id).querySelector('.form-field-error')!.id;
      const referring = item(field.id).matches('fieldset') ? item(field.id) : document.getElementById(`${field.id}-field`)!;
      expect(referring.getAttribute('aria-describedby')?.split(' ')).toContain(said);
    },
  );

  it('may be more than one thing, and its control refers to each', async () => {
    const wire = createWire();
    wire.form.save.mockResolvedValueOnce(
      fail(new ApiError('http', 'no', { status: 400, body: { errors: { f: ['Too short.', 'Too plain.'] } } })),
    );
    const { submit } = openForm([createFormField('text', 'f', { title: 'Text' })], {}, wire);
    await submit();
    const ids = document.getElementById('f-field')!.getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => item(id).textContent)).toEqual(['Too short.', 'Too plain.']);
    expect([...item('f').children].slice(0, 2).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['hidden', 'section'] as const)('that nobody can mend is said above the form, also above a newsletter: %s', async (type) => {
    for (const kind of ['form', 'newsletter'] as const) {
      const wire = createWire();
      wire.form.save.mockResolvedValueOnce(
        fail(new ApiError('http', 'no', { status: 400, body: { errors: { f: 'Come in by another door.' } } })),
      );
      const { submit } = openForm(
        [createFormField('email', 'e', { title: 'E-mail' }), createFormField(type, 'f', { title: 'Door', key: 'door' })],
        { kind },
        wire,
      );
      await submit();
      const note = screen.getByRole('alert');
      expect(note.querySelector('.form-error-message')?.textContent).toBe('Come in by another door.');
      expect(note.querySelectorAll('a')).toHaveLength(0);
      expect(document.querySelectorAll('.form-error-note')).toHaveLength(kind === 'form' ? 1 : 0);
      // A live region announces it, and focus would repeat it.
      expect(document.activeElement).toBe(document.body);
      cleanup();
    }
  });

  it('is said without notes above and below in a newsletter', async () => {
    const { submit } = openForm([createFormField('email', 'f', { title: 'E-mail', required: true })], { kind: 'newsletter' });
    await submit();
    expect(document.querySelector('.form-error-note')).toBeNull();
    expect(item('f').querySelector('.form-field-error')?.textContent).toBe('Required');
  });
});

describe('a form that was sent', () => {
  it('gives its place to the thanks of its owner, once', async () => {
    const { submit, form } = openForm([createFormField('text', 'f')], { successHtml: '<p>Thanks!</p>' });
    await submit();
    await vi.waitFor(() => expect(document.querySelector('.react-form-post-submit')?.innerHTML).toBe('<p>Thanks!</p>'));
    expect([form().hidden, form().className, form().childNodes.length]).toEqual([
      true,
      'react-form-contents react-form-contents--submitted',
      0,
    ]);
    expect(document.activeElement).toBe(document.querySelector('.react-form-post-submit'));
  });

  it('says what was typed while it was under way, when that has failed', async () => {
    const wire = createWire();
    let answer: (result: unknown) => void = () => undefined;
    wire.form.save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { submit, sent } = openForm([createFormField('text', 'f')], {}, wire);
    await submit();
    expect(document.querySelector('.form-submit-button')?.className).toContain('submitting');
    expect(document.querySelector('.form-submit-button-label')?.textContent).toBe('Submitting…');
    expect(document.querySelector('form')?.className).toBe('react-form-contents submitting');
    fireEvent.input(document.getElementById('f-field')!, { target: { value: 'late' } });
    await act(async () => answer(fail(new ApiError('http', 'no', { status: 500 }))));
    expect(document.querySelector('form')?.className).toBe('react-form-contents');
    expect(screen.getByRole('alert').textContent).toContain('Unable to send form. Please try again later.');
    expect(document.querySelector('.form-submit-button')?.className).toContain('error');
    await submit();
    expect(sent()).toEqual({ f: 'late' });
  });
});
