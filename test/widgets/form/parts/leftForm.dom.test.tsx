import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormField } from '../../../../widgets/form/model/formField.ts';
import { createWire, openForm } from './openForm.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const FIELDS = [createFormField('text', 'f', { title: 'Text' })];
const type = (value: string) => fireEvent.input(screen.getByLabelText('Text'), { target: { value } });
const never = () => new Promise<never>(() => undefined);
const leave = () => {
  cleanup();
  document.body.replaceChildren();
};

describe('a visitor who leaves the page while a form is being sent', () => {
  it('reads on return that it may have arrived, once, and sends it under the same key', async () => {
    const wire = createWire();
    wire.form.save.mockReturnValueOnce(never());
    const first = openForm(FIELDS, {}, wire);
    type('Hello');
    await first.submit();
    leave();
    const second = openForm(FIELDS, {}, wire);
    expect(screen.getByRole('alert').textContent).toBe(
      'This form may have arrived already, but we could not confirm it. Do you want to send it again?',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Hello');
    expect(wire.form.save).toHaveBeenCalledOnce();
    await second.submit();
    expect(wire.form.key).toHaveBeenCalledOnce();
    expect(wire.form.save.mock.calls[1]).toEqual(wire.form.save.mock.calls[0]);
    expect(document.activeElement?.textContent).toBe('Thank you!');
    leave();
    openForm(FIELDS, {}, wire);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads on return that it was not sent, when it was not yet on its way', async () => {
    const wire = createWire();
    wire.form.key.mockReturnValueOnce(never());
    const first = openForm(FIELDS, {}, wire);
    type('Hello');
    await first.submit();
    leave();
    const second = openForm(FIELDS, {}, wire);
    expect(screen.getByRole('alert').textContent).toBe('This form was not sent before you left the page. Please send it again.');
    await second.submit();
    expect(second.sent()).toEqual({ f: 'Hello' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads nothing when there was an answer', async () => {
    const { submit } = openForm(FIELDS);
    type('Hello');
    await submit();
    leave();
    openForm(FIELDS);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a field that was wrong when the form was sent', () => {
  const fields = [
    createFormField('email', 'e', { title: 'E-mail' }),
    createFormField('name', 'n', { title: 'Name', required: true }),
    createFormField('text', 't', { title: 'Text', required: true }),
  ];
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label));
  const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
  const leaveFor = (from: string, to: string | null) => act(() => void fireEvent.focusOut(field(from), { relatedTarget: to && field(to) }));
  const said = () => [...document.querySelectorAll('.form-field-error')].map(({ textContent }) => textContent);
  const fill = () => {
    write('First', 'Ida');
    write('Last', 'Wren');
    write('Text', 'x');
  };

  it('is judged again as it is left, and not before the form was sent', async () => {
    const { submit } = openForm(fields);
    fill();
    write('E-mail', 'ida');
    leaveFor('E-mail', 'Text');
    expect(said()).toEqual([]);
    await submit();
    expect(said()).toHaveLength(1);
    write('E-mail', 'ida@example.com');
    expect(said()).toEqual([]);
    write('E-mail', 'ida@');
    expect(said()).toEqual([]);
    leaveFor('E-mail', 'Text');
    expect(said()).toEqual(['Email is not valid. Email addresses should follow the format user@domain.com.']);
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    leaveFor('Text', null);
    expect(said()).toHaveLength(1);
  });

  it('of several lines is judged when all of them are left', async () => {
    const { submit } = openForm(fields);
    write('Text', 'x');
    await submit();
    write('First', 'Ida');
    write('Last', 'Wren');
    expect(said()).toEqual([]);
    write('First', '');
    leaveFor('First', 'Last');
    expect(said()).toEqual([]);
    leaveFor('Last', 'Text');
    expect(said()).toEqual(['Required']);
  });

  it('is not judged between pressing and releasing the mouse: the click on a button below would miss it', async () => {
    const { submit } = openForm(fields);
    fill();
    write('E-mail', 'ida');
    await submit();
    write('E-mail', '');
    write('E-mail', 'ida@');
    write('E-mail', 'ida@example.com');
    write('E-mail', 'ida');
    expect(said()).toEqual([]);
    fireEvent.pointerDown(document.body);
    leaveFor('E-mail', null);
    expect(said()).toEqual([]);
    fireEvent.pointerUp(document.body);
    await act(async () => void (await new Promise((go) => setTimeout(go))));
    expect(said()).toHaveLength(1);
  });

  it('keeps what the platform has said of it until it is changed', async () => {
    const wire = createWire();
    wire.form.save.mockResolvedValueOnce({ ok: true, value: { errors: { t: 'Too plain.' } } });
    const { submit } = openForm(fields, {}, wire);
    fill();
    await submit();
    leaveFor('Text', null);
    expect(said()).toEqual(['Too plain.']);
  });
});

describe('a form in steps that the platform has refused', () => {
  const fields = [
    createFormField('text', 'a', { title: 'First page' }),
    createFormField('section', 's', { title: 'Then' }),
    createFormField('text', 'b', { title: 'Second page' }),
    createFormField('section', 's2', { title: 'Last' }),
    createFormField('text', 'c', { title: 'Third page' }),
  ];
  async function refused() {
    const wire = createWire();
    wire.form.save.mockResolvedValueOnce({ ok: true, value: { errors: { a: 'Too plain.', c: 'Too short.' } } });
    const opened = openForm(fields, { stepped: true }, wire);
    for (const _ of [1, 2, 3]) await opened.submit();
    return opened;
  }
  const links = () => [...document.querySelectorAll('.form-errors a')].map(({ textContent }) => textContent);
  const field = (id: string) => document.getElementById(`${id}-field`) as HTMLInputElement | null;

  it('keeps what was said of later steps while the visitor mends the first and goes on', async () => {
    const { submit } = await refused();
    expect([links(), document.activeElement]).toEqual([['First page: Too plain.', 'Third page: Too short.'], field('a')]);
    fireEvent.input(field('a')!, { target: { value: 'mended' } });
    await submit();
    await submit();
    expect(links()).toEqual(['Third page: Too short.']);
    expect([document.querySelector('#c .form-field-error')?.textContent, document.activeElement]).toEqual(['Too short.', field('c')]);
    fireEvent.input(field('c')!, { target: { value: 'longer' } });
    expect(document.querySelector('.form-errors')).toBeNull();
  });

  it('leads by each link to the step of its field', async () => {
    await refused();
    expect(field('c')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByText('Third page: Too short.')));
    expect(document.activeElement).toBe(field('c'));
    await act(async () => void fireEvent.click(screen.getByText('First page: Too plain.')));
    expect(document.activeElement).toBe(field('a'));
    expect(field('c')).toBeNull();
  });
});
