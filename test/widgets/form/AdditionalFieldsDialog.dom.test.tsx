import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail } from '../../../src/lib/result.ts';
import { LazyAdditionalFieldsDialog } from '../../../widgets/form/dialog/LazyAdditionalFieldsDialog.ts';
import { openShop } from '../../app/openShop.ts';
import { createWire, show } from './parts/openForm.tsx';

const FIELDS = [
  { type: 'text', id: 'words', title: 'Words', required: true },
  { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Box', 'Bow'] },
  { type: 'phone', id: 'phone', title: 'Phone' },
];
const onSubmit = vi.fn<(json: string) => Promise<string | null>>(async () => null);
const onClose = vi.fn();

async function open(
  initial: string | null = null,
  fields: readonly Record<string, unknown>[] = FIELDS,
  wire = createWire(),
  places = false,
  { draft = 'p1', shop = openShop() } = {},
) {
  show(
    <LazyAdditionalFieldsDialog
      form={{ id: 'form1', name: 'Engraving', fields, places }}
      initial={initial}
      draft={draft}
      submitLabel="Add To Cart"
      onSubmit={onSubmit}
      onClose={onClose}
    />,
    wire,
    shop,
  );
  await screen.findByRole('dialog', { name: 'Engraving' });
  return wire;
}
const submit = () =>
  act(async () => void document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('what a product asks before it goes into the cart', () => {
  it('is asked in a lightbox, and handed on as text of field to answer', async () => {
    const wire = await open();
    await submit();
    expect(document.querySelector('#words .form-field-error')?.textContent).toBe('Required');
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.input(screen.getByLabelText(/Words/), { target: { value: '“Ida” 🍵' } });
    fireEvent.click(screen.getByLabelText('Bow'));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(JSON.parse(onSubmit.mock.lastCall![0])).toEqual({ words: '“Ida” 🍵', extras: ['Bow'], phone: ['', '', '', ''] });
    expect(wire.form.validate).toHaveBeenCalledWith('form1', expect.objectContaining({ words: '“Ida” 🍵' }));
    expect(wire.form.save).not.toHaveBeenCalled();
  });

  it('begins with the answers that were given before', async () => {
    await open(JSON.stringify({ words: 'Nell', extras: ['Box'], phone: ['', '1', '2', '3'] }));
    expect((screen.getByLabelText(/Words/) as HTMLInputElement).value).toBe('Nell');
    expect((screen.getByLabelText('Box') as HTMLInputElement).checked).toBe(true);
    expect([...document.querySelectorAll<HTMLInputElement>('#phone input')].map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('shows what the host says against it, and why the answers were of no use', async () => {
    const wire = createWire();
    wire.form.validate.mockResolvedValueOnce(fail(new ApiError('http', 'no', { status: 400, body: { errors: { words: 'Too rude.' } } })));
    await open(JSON.stringify({ words: 'Nell' }), FIELDS, wire);
    await submit();
    expect(document.querySelector('#words')?.firstElementChild?.textContent).toBe('Too rude.');
    onSubmit.mockResolvedValueOnce('Sorry, we do not have enough of that item available.');
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('Sorry, we do not have enough');
  });

  it('says that it is saving until the answers have been used, and can be used again after', async () => {
    await open(JSON.stringify({ words: 'Nell' }));
    let done: (text: null) => void = () => undefined;
    onSubmit.mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
    await submit();
    const label = document.querySelector('.form-submit-button-label')!;
    await waitFor(() => expect(label.textContent).toBe('Saving…'));
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => done(null));
    expect(label.textContent).toBe('Add To Cart');
  });

  it('looks addresses up only where it is told to', async () => {
    const address = [{ type: 'address', id: 'to', title: 'To' }];
    await open(null, address);
    expect(screen.queryByRole('combobox', { name: 'Address 1' })).toBeNull();
    cleanup();
    await open(null, address, createWire(), true);
    expect(screen.getByRole('combobox', { name: 'Address 1' })).toBe(document.getElementById('to-address-field'));
  });

  it('says so when it has a field that nobody can show', async () => {
    await open(null, [{ type: 'file', id: 'x', title: 'A file' }]);
    expect(screen.getByRole('alert').textContent).toBe('Error processing form submission. Please reload and try again.');
  });

  it.each([
    ['Escape', () => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['a click beside it', () => void fireEvent.mouseDown(document.querySelector('.lightbox-background')!)],
    ['its close button', () => void fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('keeps what was typed over %s, for this product alone, until it was used', async (_, close) => {
    const shop = openShop();
    const wire = createWire();
    const words = () => (screen.getByLabelText(/Words/) as HTMLInputElement).value;
    const openFor = async (draft: string) => {
      cleanup();
      await open(JSON.stringify({ words: 'Nell' }), FIELDS, wire, false, { draft, shop });
    };
    await openFor('p1');
    fireEvent.input(screen.getByLabelText(/Words/), { target: { value: 'Ida and Nell' } });
    fireEvent.click(screen.getByLabelText('Bow'));
    close();
    expect(onClose).toHaveBeenCalled();
    await openFor('p2');
    expect(words()).toBe('Nell');
    await openFor('p1');
    expect([words(), (screen.getByLabelText('Bow') as HTMLInputElement).checked]).toEqual(['Ida and Nell', true]);
    await submit();
    expect(JSON.parse(onSubmit.mock.lastCall![0])).toMatchObject({ words: 'Ida and Nell', extras: ['Bow'] });
    await openFor('p1');
    expect(words()).toBe('Nell');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is left by its close button', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
