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

  const partOf = (name: string) => document.querySelector<HTMLInputElement>(`[data-title="${name}"]`)!;

  /** The visitor has chosen the suggestion, whose parts the host gives when the test says so. */
  async function chooseSlowly() {
    const { wire, propose } = await typeAddress();
    let give: (address: unknown) => void = () => undefined;
    wire.places.details.mockReturnValue(new Promise((resolve) => (give = resolve)));
    await propose();
    await act(async () => void fireEvent.click(screen.getByRole('option', { name: '12 Kiln Road' })));
    expect(wire.places.details).toHaveBeenCalledOnce();
    return { wire, give: (address: object) => act(async () => give(ok(address))) };
  }

  it('takes the place of the one chosen before, with no part of that left but what the visitor has changed', async () => {
    const wire = createWire();
    openForm([createFormField('address', 'a')], { places: true }, wire);
    const chooses = async (address: Readonly<Record<'Line1' | 'City' | 'State' | 'Zip' | 'Country', string>>) => {
      wire.places.autocomplete.mockResolvedValue(ok([{ id: 'p', text: address.Line1 }]));
      wire.places.details.mockResolvedValue(ok(address));
      fireEvent.input(line(), { target: { value: address.Line1.slice(0, 5) } });
      await act(() => vi.advanceTimersByTimeAsync(300));
      await act(async () => void fireEvent.click(screen.getByRole('option', { name: address.Line1 })));
      return Object.keys(address).map((part) => partOf(part).value);
    };
    const kiln = ['12 Kiln Road', 'Saltmouth', 'ME', '03902', 'United States'];
    expect(await chooses({ Line1: kiln[0]!, City: kiln[1]!, State: kiln[2]!, Zip: kiln[3]!, Country: kiln[4]! })).toEqual(kiln);
    fireEvent.input(partOf('Zip'), { target: { value: 'D02' } });
    expect(await chooses({ Line1: '5 Grafton Street', City: 'Dublin', State: '', Zip: '', Country: 'Ireland' })).toEqual([
      '5 Grafton Street',
      'Dublin',
      '',
      'D02',
      'Ireland',
    ]);
  });

  it('keeps what is typed while the chosen one is read, in each of its lines, and takes the rest', async () => {
    const { give } = await chooseSlowly();
    fireEvent.input(partOf('City'), { target: { value: 'Port Isaac' } });
    await give({ Line1: '12 Kiln Road', City: 'Saltmouth', Zip: '03902' });
    expect([line().value, partOf('City').value, partOf('Zip').value]).toEqual(['12 Kiln Road', 'Port Isaac', '03902']);
  });

  it('keeps the line that was typed on after the choice', async () => {
    const { give } = await chooseSlowly();
    fireEvent.input(line(), { target: { value: '12 Kiln Lane, Flat 2' } });
    await give({ Line1: '12 Kiln Road', City: 'Saltmouth', Zip: '03902' });
    expect(line().value).toBe('12 Kiln Lane, Flat 2');
  });

  it('keeps a part that was emptied meanwhile empty', async () => {
    const { wire, propose } = await typeAddress();
    fireEvent.input(partOf('Zip'), { target: { value: '1' } });
    let give: (address: unknown) => void = () => undefined;
    wire.places.details.mockReturnValue(new Promise((resolve) => (give = resolve)));
    await propose();
    await act(async () => void fireEvent.click(screen.getByRole('option', { name: '12 Kiln Road' })));
    fireEvent.input(partOf('Zip'), { target: { value: '' } });
    await act(async () => give(ok({ Line1: '12 Kiln Road', Zip: '03902' })));
    expect([line().value, partOf('Zip').value]).toEqual(['12 Kiln Road', '']);
  });

  it('shows no proposals for what was typed before, when they come after those for the text of now', async () => {
    const wire = createWire();
    const answers: ((found: unknown) => void)[] = [];
    wire.places.autocomplete.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    openForm([createFormField('address', 'a')], { places: true }, wire);
    for (const value of ['12 Kil', '12 Kiln R']) {
      fireEvent.input(line(), { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(300));
    }
    const propose = (at: number, text: string) => act(async () => answers[at]!(ok([{ id: text, text }])));
    await propose(1, '12 Kiln Road');
    await propose(0, '12 Kilburn Street');
    const shown = document.querySelectorAll('[role="listbox"] > [role="option"]');
    expect([...shown].map(({ textContent }) => textContent)).toEqual(['12 Kiln Road']);
  });
});
