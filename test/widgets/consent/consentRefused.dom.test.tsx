import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAll, type ConsentAccess } from '../../../src/commerce/model/consent.ts';
import { parts } from '../../../widgets/consent/Consent.tsx';
import { OPEN } from '../../../widgets/consent/openConsent.ts';
import { inShop } from '../../core/ui/inShop.tsx';
import { openShop } from '../../app/openShop.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A banner on a page whose consent takes an answer as `set` says; nobody has answered yet. */
async function ask(set: ConsentAccess['set']) {
  const announce = vi.fn();
  const report = vi.fn();
  const consent: ConsentAccess = {
    get: () => answerAll(null),
    set,
    isAsking: () => true,
    isRefusedByBrowser: () => false,
    subscribe(listener) {
      listener(answerAll(null));
      return () => undefined;
    },
  };
  const element = document.createElement('div');
  document.body.append(element);
  const { Component, read } = parts;
  const props = read(element, {} as never) as { isServed: boolean };
  render(inShop(<Component element={element} {...props} />, { shop: Object.assign(openShop(), { consent }), announce, report }), {
    container: element,
  });
  await act(async () => undefined);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const open = () => act(async () => void element.dispatchEvent(new Event(OPEN)));
  return { announce, report, press, open, texts: () => announce.mock.calls.flat() as string[] };
}

describe('an answer that is not taken', () => {
  it.each([['Accept all'], ['Decline all']])('by “%s” is not read out as saved, and the visitor is asked on', async (name) => {
    const set = vi.fn(async () => ({ ok: false }));
    const { press, texts, report } = await ask(set);
    await press(name);
    expect(set).toHaveBeenCalledExactlyOnceWith(answerAll(name === 'Accept all'));
    expect(texts()).toEqual(['Your privacy', 'Unknown error, please try again later.']);
    expect(screen.queryByRole('region', { name: 'Your privacy' })).not.toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves the choices open that the visitor has opened', async () => {
    const { press, open, texts } = await ask(async () => ({ ok: false }));
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Marketing/ }));
    await press('Save my choice');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Marketing/ }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeNull();
    expect(texts().at(-1)).toBe('Unknown error, please try again later.');
  });

  it('because the page has come apart is reported, and not read out as saved', async () => {
    const { press, texts, report } = await ask(async () => {
      throw new Error('no storage of the answer');
    });
    await press('Accept all');
    expect([texts(), report.mock.calls]).toEqual([['Your privacy'], [[new Error('no storage of the answer')]]]);
  });

  it('is read out as saved once it is taken', async () => {
    const { press, texts } = await ask(async () => ({ ok: true }));
    await press('Accept all');
    expect(texts()).toEqual(['Your privacy', 'Your choice is saved.']);
  });
});
