import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/core/wire/ApiError.ts';
import { fail, ok } from '../../../../src/lib/result.ts';
import { createFormField } from '../../../../widgets/form/model/formField.ts';
import { MountedForm } from '../../../../widgets/form/parts/MountedForm.tsx';
import { scrollToElement } from '../../../../widgets/form/parts/scrollToElement.ts';
import { createWire, openForm, show } from './openForm.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const known = { id: '', kind: 'form', limited: true, stepped: false, places: false } as const;

async function openTemplate(wire = createWire()) {
  const facts = () => ({ pageTitle: '', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null, query: '' });
  const page = {
    redirect: () => '',
    successHtml: () => '',
    strings: () => undefined,
    keepsDraft: true,
    facts,
    isForm: false,
    nodes: null,
    cover: null,
    values: {},
    typed: () => ({}),
  };
  const shown = show(
    <MountedForm {...page} form={null} template={{ type: 'contact', known }} element={document.createElement('div')} />,
    wire,
  );
  await act(async () => void (await Promise.resolve()));
  return shown;
}

describe('a form whose fields only the host knows', () => {
  it.each<[string, ApiError, string]>([
    [
      'in the host’s own words',
      new ApiError('http', 'no', { status: 404, serverMessage: 'There is no such form.' }),
      'There is no such form.',
    ],
    ['in ours where the host has none', new ApiError('http', 'no', { status: 404 }), 'This form has not been configured yet.'],
    ['in ours where the host is not reached', new ApiError('offline', 'no'), 'Unknown error, please try again later.'],
  ])('says in its place why it cannot be had, %s', async (_, error, text) => {
    const wire = createWire();
    wire.form.template.mockResolvedValueOnce(fail(error));
    const { report } = await openTemplate(wire);
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(screen.getByRole('alert').className).toBe('form-error-message');
    expect(document.querySelector('form')).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('is shown as the host describes it', async () => {
    const wire = createWire();
    wire.form.template.mockResolvedValueOnce(ok({ formId: 'f', formFields: [{ type: 'text', id: 'text-1', title: 'Your wish' }] }));
    await openTemplate(wire);
    expect(wire.form.template).toHaveBeenCalledExactlyOnceWith('contact', expect.anything());
    expect(screen.getByLabelText('Your wish').id).toBe('text-1-field');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a form whose fields have not come yet', () => {
  it('asks for them no longer when it leaves the page', async () => {
    const wire = createWire();
    wire.form.template.mockReturnValueOnce(new Promise(() => undefined));
    await openTemplate(wire);
    const [, { signal }] = wire.form.template.mock.lastCall as unknown as [string, { signal: AbortSignal }];
    expect(signal.aborted).toBe(false);
    cleanup();
    expect(signal.aborted).toBe(true);
  });
});

describe('a form', () => {
  it('has its name as its title, as text, and its owner’s disclaimer without anything that could do harm', () => {
    openForm([createFormField('text', 'f')], {
      name: 'Ask <b>us</b>',
      showTitle: true,
      disclaimer: 'We <i onclick="hack()">keep</i> <a href="/privacy">nothing</a>.<script>hack()</script><img src="x" onerror="hack()">',
    });
    expect(screen.getByRole('form', { name: 'Ask <b>us</b>' }).querySelector('.form-title')?.textContent).toBe('Ask <b>us</b>');
    const disclaimer = document.querySelector('.form-disclaimer');
    expect(disclaimer?.textContent).toBe('We keep nothing.');
    expect([...disclaimer!.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['div', 'i', 'a']);
    expect(disclaimer?.querySelector('a')?.getAttribute('href')).toBe(new URL('/privacy', location.href).href);
    expect(disclaimer?.querySelector('i')?.getAttributeNames()).toEqual([]);
  });

  it('has addresses and numbers written from left to right, on pages from right to left too', () => {
    openForm((['email', 'phone', 'website', 'text'] as const).map((type) => createFormField(type, type)));
    const directions = [...document.querySelectorAll('input')].map(({ type, dir }) => `${type} ${dir}`);
    expect([...new Set(directions)]).toEqual(['email ltr', 'tel ltr', 'text ltr', 'text ']);
  });

  it('asks for leave to send news beside an address where its owner wants that, in the words of the form', async () => {
    const field = createFormField('email', 'e', { title: 'E-mail', mailingList: true });
    const { submit, sent } = openForm([field], { localizedStrings: { email: { signUp: 'Lettres' }, name: { firstName: 'Prénom' } } });
    const box = screen.getByLabelText<HTMLInputElement>('Lettres');
    expect([box.type, box.checked]).toEqual(['checkbox', false]);
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'a@example.com' } });
    fireEvent.click(box);
    await submit();
    expect(sent()).toEqual({ e: 'a@example.com', 'e-mailing-list': 'true' });
    cleanup();
    const other = openForm([field]);
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'a@example.com' } });
    expect(screen.getByLabelText('Sign up for news and updates')).not.toBeNull();
    await other.submit();
    expect(other.sent()).toEqual({ e: 'a@example.com' });
  });

  it('shows its owner’s message and runs its owner’s HTML, once, however often it is sent', async () => {
    const { submit } = openForm([createFormField('text', 'f')], {
      successHtml: '<p>Thanks</p>',
      submissionHtml: '<script>count()</script>',
      lightbox: 'Write',
      name: 'Write to us',
    });
    const shown: (string | undefined)[] = [];
    for (const turn of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'Write' }));
      await screen.findByRole('dialog');
      await submit();
      expect(document.querySelector('.react-form-contents--submitted'), `${turn}`).not.toBeNull();
      for (const place of ['post-submit', 'submission-html']) shown.push(document.querySelector(`[class$="form-${place}"]`)?.innerHTML);
      fireEvent.click(screen.getByRole('button', { name: /close/i }));
    }
    expect(shown).toEqual(['<p>Thanks</p>', '<script>count()</script>', '<p>Thanks</p>', '']);
  });

  it('whose answers cannot be read says so, keeps them, and can be sent when they can', async () => {
    const { submit, wire, sent } = openForm([createFormField('text', 'f', { title: 'Text' })]);
    fireEvent.input(document.getElementById('f-field')!, { target: { value: 'kept' } });
    // A page with a broken `URLSearchParams`.
    vi.stubGlobal('URLSearchParams', () => {
      throw new Error('broken');
    });
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('Could not parse the form fields, please check your entries.');
    expect(wire.form.save).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    await submit();
    expect(sent()).toEqual({ f: 'kept' });
  });
});

describe('showing the thanks', () => {
  function openView(reduced: boolean) {
    const drawn: FrameRequestCallback[] = [];
    const tops: number[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => drawn.push(draw));
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => void tops.push(top));
    vi.stubGlobal('scrollY', 1000);
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const element = document.createElement('p');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: -470 } as DOMRect);
    scrollToElement(element);
    return { drawn, tops };
  }

  it('moves the page within 50 ms to 30 px above them', () => {
    const { drawn, tops } = openView(false);
    drawn.shift()?.(25);
    drawn.shift()?.(60);
    expect(tops).toEqual([1000, 750, 500]);
    expect(drawn).toEqual([]);
  });

  it('is done at once for visitors who want no movement', () => {
    const { drawn, tops } = openView(true);
    expect(tops).toEqual([500]);
    expect(drawn).toEqual([]);
  });
});

describe('what a form says to those who do not see it', () => {
  it('is where its steps have led, once each, beside the focus in the step', async () => {
    const fields = [
      createFormField('text', 'a', { title: 'A' }),
      createFormField('section', 's', { title: 'Then' }),
      createFormField('text', 'b', { title: 'B' }),
    ];
    const { announce, submit } = openForm(fields, { stepped: true, localizedStrings: { step: 'Schritt {step} von {steps}' } });
    expect(announce).not.toHaveBeenCalled();
    await submit();
    expect(announce.mock.calls).toEqual([['Schritt 2 von 2']]);
    expect(document.activeElement?.id).toBe('b-field');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(announce.mock.calls).toEqual([['Schritt 2 von 2'], ['Schritt 1 von 2']]);
  });

  it('is its thanks by the focus on them alone, and what is wrong by the focus on the field, not by the live words above it', async () => {
    const { announce, submit } = openForm([createFormField('text', 'a', { title: 'A', required: true })]);
    await submit();
    expect(screen.getByRole('alert').textContent).not.toMatch(/Required/);
    expect(document.getElementById('a-field')?.getAttribute('aria-describedby')).toBe(document.querySelector('.form-field-error')?.id);
    fireEvent.input(document.getElementById('a-field')!, { target: { value: 'x' } });
    await submit();
    expect(document.activeElement?.textContent).toBe('Thank you!');
    expect(announce).not.toHaveBeenCalled();
  });
});
