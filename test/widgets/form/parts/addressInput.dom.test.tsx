import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../src/lib/result.ts';
import { createFormField } from '../../../../widgets/form/model/formField.ts';
import { createWire, openForm } from './openForm.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address 1' });

/** The host responds with suggestions when the test says so. */
async function typeAddress() {
  const wire = createWire();
  let answer: (found: unknown) => void = () => undefined;
  wire.places.autocomplete.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  openForm([createFormField('address', 'a')], { places: true }, wire);
  fireEvent.input(line(), { target: { value: '12 Kil' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(wire.places.autocomplete).toHaveBeenCalledOnce();
  return { wire, propose: () => act(async () => answer(ok([{ id: 'p', text: '12 Kiln Road' }]))) };
}

describe('an address that is looked up', () => {
  it('opens no list once the visitor has gone on', async () => {
    const { propose } = await typeAddress();
    fireEvent.blur(line());
    await propose();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves what was typed where the host knows nothing', async () => {
    const { wire, propose } = await typeAddress();
    const city = document.querySelector<HTMLInputElement>('[data-title="City"]')!;
    const zip = document.querySelector<HTMLInputElement>('[data-title="Zip"]')!;
    fireEvent.input(zip, { target: { value: '03902' } });
    wire.places.details.mockResolvedValue(ok({ Line1: '12 Kiln Road', City: 'Saltmouth', Zip: '' }));
    await propose();
    await act(async () => void fireEvent.click(screen.getByRole('option', { name: '12 Kiln Road' })));
    expect([line().value, city.value, zip.value]).toEqual(['12 Kiln Road', 'Saltmouth', '03902']);
  });
});
