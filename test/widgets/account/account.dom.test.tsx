import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const open = async (): Promise<void> => {
  page = await openWidgets('<div data-storefront="account" id="place"></div>', {
    websiteSettings: { userAccountsSettings: { loginAllowed: true } },
  });
};
const LOADING = { timeout: 20_000 };
/** On the page, not in the dialog. */
const control = (role: 'button' | 'link', name: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = screen.getAllByRole(role, { name, hidden: true }).find((node) => one('#place').contains(node));
    if (!found) throw new Error(`${name} is not there`);
    return found;
  }, LOADING);
const asked = (name: 'signIn' | 'signOut') =>
  vi.waitFor(() => {
    const found = page.api.calls.findLast((call) => call.name === name);
    if (!found) throw new Error(`${name} was not asked`);
    return found;
  }, LOADING);
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const marks = () => [email().getAttribute('aria-invalid'), password().getAttribute('aria-invalid')];

async function ask(address: string, secret: string): Promise<void> {
  const opener = await control('button', 'Sign In');
  opener.focus();
  fireEvent.click(opener);
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), LOADING);
  fireEvent.input(email(), { target: { value: address } });
  fireEvent.input(password(), { target: { value: secret } });
  fireEvent.submit(one('.storefront-sign-in'));
}
const close = async () => {
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await vi.waitFor(() => expect(dialog()).toBeNull());
};
const signIn = async () => {
  await ask('anna@example.com', 'kettle');
  (await asked('signIn')).answer(null);
  await control('link', 'My Account');
  await vi.waitFor(() => expect(dialog()).toBeNull());
};

describe('signing in', () => {
  it.each([
    ['both are missing', ' ', '', ['true', 'true']],
    ['the password is missing', 'anna@example.com', '', [null, 'true']],
    ['the address is missing', '', 'kettle', ['true', null]],
  ])('marks what is missing: %s', async (_case, address, secret, expected) => {
    await open();
    await ask(address, secret);
    await screen.findByText('Enter your email and your password.');
    expect(marks()).toEqual(expected);
    expect(page.api.calls).toEqual([]);
  });

  it('marks both where the platform does not know them, until one is changed', async () => {
    await open();
    await ask('anna@example.com', 'wrong');
    (await asked('signIn')).refuse('http', { status: 401 });
    const alert = await screen.findByText('The email or the password is wrong. Please try again.');
    expect(marks()).toEqual(['true', 'true']);
    expect([email(), password()].map((input) => input.getAttribute('aria-describedby'))).toEqual([alert.id, alert.id]);
    fireEvent.input(password(), { target: { value: 'wrong again' } });
    expect(marks()).toEqual([null, null]);
  });

  it.each([
    ['the network', 'offline', {}],
    ['a locked account', 'http', { status: 423 }],
    ['the platform itself', 'http', { status: 500 }],
  ] as const)('marks nothing where what was typed is not to blame, but %s', async (_case, kind, details) => {
    await open();
    await ask('anna@example.com', 'kettle');
    (await asked('signIn')).refuse(kind, details);
    await vi.waitFor(() => expect(document.querySelector('.storefront-sign-in-error')).not.toBeNull());
    expect(marks()).toEqual([null, null]);
  });

  it('closes its dialog when the customer has signed in in another tab', async () => {
    await open();
    fireEvent.click(await control('button', 'Sign In'));
    await vi.waitFor(() => expect(dialog()).not.toBeNull(), LOADING);
    const other = new BroadcastChannel('storefront-account');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
    other.postMessage('signed-in');
    other.close();
    await control('button', 'Sign Out');
    expect(dialog()).toBeNull();
    fireEvent.click(await control('button', 'Sign Out'));
    (await asked('signOut')).answer(null);
    await control('button', 'Sign In');
    expect(dialog()).toBeNull();
  });

  it('says in its place why it was refused, where the dialog was closed meanwhile', async () => {
    await open();
    await ask('anna@example.com', 'wrong');
    const call = await asked('signIn');
    await close();
    call.refuse('http', { status: 401 });
    const alert = await screen.findByRole('alert');
    expect([alert.textContent, one('#place').contains(alert)]).toEqual(['The email or the password is wrong. Please try again.', true]);
    fireEvent.click(await control('button', 'Sign In'));
    await vi.waitFor(() => expect(document.querySelector('#place [role="alert"]')).toBeNull());
  });

  it('leads the focus to the account where the dialog was closed meanwhile', async () => {
    await open();
    await ask('anna@example.com', 'kettle');
    const call = await asked('signIn');
    await close();
    await vi.waitFor(async () => expect(document.activeElement).toBe(await control('button', 'Sign In')));
    call.answer(null);
    const link = await control('link', 'My Account');
    await vi.waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe('signing out', () => {
  it('leads the focus to the way back in', async () => {
    await open();
    await signIn();
    const button = await control('button', 'Sign Out');
    button.focus();
    fireEvent.click(button);
    (await asked('signOut')).answer(null);
    const way = await control('button', 'Sign In');
    await vi.waitFor(() => expect(document.activeElement).toBe(way));
  });

  it('takes the focus from nothing that the visitor has turned to', async () => {
    await open();
    document.body.insertAdjacentHTML('beforeend', '<input id="search">');
    await signIn();
    fireEvent.click(await control('button', 'Sign Out'));
    one('#search').focus();
    (await asked('signOut')).answer(null);
    await control('button', 'Sign In');
    await page.show();
    expect(document.activeElement).toBe(one('#search'));
  });

  it('that never left says so, and a second click is none', async () => {
    await open();
    await signIn();
    const button = await control('button', 'Sign Out');
    fireEvent.click(button);
    fireEvent.click(button);
    (await asked('signOut')).refuse('invalid');
    await vi.waitFor(() => expect(one('#place [role="alert"]').textContent).not.toBe(''));
    expect(page.api.calls.filter(({ name }) => name === 'signOut')).toHaveLength(1);
  });
});
