import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountActions } from '../../../widgets/account/accountActions.ts';
import { plainSettings } from '../../app/openShop.ts';
import { createFakeApi } from '../../app/fakeApi.ts';

const anna = { email: ' anna@example.com ', password: 'kettle' };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function openAccount(isLoggedIn = () => false) {
  const api = createFakeApi();
  const loadCart = vi.fn();
  const account = createAccountActions({
    calls: () => (ask) => ask(api.account as never),
    settings: { ...plainSettings, isLoggedIn },
    loadCart,
    whenStopped: (end) => void ends.push(end),
    onError: vi.fn(),
  });
  const states: string[] = [];
  account.subscribe(({ status }) => void states.push(status));
  return { api, account, loadCart, states };
}

describe('the account', () => {
  it('logs in and out, loads the cart anew each time, and keeps nothing that was typed', async () => {
    const { api, account, loadCart, states } = openAccount();
    expect(account.state).toEqual({ status: 'signed-out' });
    const login = account.signIn(anna);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.given).toEqual([{ email: 'anna@example.com', password: 'kettle', rememberMe: false }]);
    api.calls[0]?.answer(null);
    expect(await login).toEqual({ ok: true, value: { status: 'signed-in' } });
    const logout = account.signOut({ cloneCart: true });
    await vi.waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls[1]?.given).toEqual([true]);
    api.calls[1]?.answer(null);
    await logout;
    expect(states).toEqual(['signing-in', 'signed-in', 'signing-out', 'signed-out']);
    expect(loadCart).toHaveBeenCalledTimes(2);
    expect(JSON.stringify([account.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('kettle');
  });

  it.each([
    ['its own words', 'http', { status: 401, serverMessage: 'No such customer.' }, 'No such customer.'],
    ['a wrong password', 'http', { status: 401 }, 'The email or the password is wrong. Please try again.'],
    ['a locked account', 'http', { status: 423 }, 'This account is locked. Please try again later, or reset your password.'],
    ['too many tries', 'rate-limit', { status: 429 }, 'Please try again in a few seconds.'],
    ['no network', 'offline', {}, 'The shop cannot be reached. Check your connection and try again.'],
    ['a host that breaks', 'http', { status: 500 }, 'Something went wrong. Please try again later.'],
    ['a web page', 'schema', { status: 200 }, 'Something went wrong. Please try again later.'],
    [
      'an expired session',
      'crumb',
      { status: 401, serverMessage: 'Invalid crumb' },
      'Your session has expired. Please reload the page and try again.',
    ],
  ] as const)('says %s so that a person understands it, and rejects nothing', async (_case, kind, details, words) => {
    const { api, account, states } = openAccount();
    const login = account.signIn(anna);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    api.calls[0]?.refuse(kind, details);
    const answer = await login;
    expect(answer).toMatchObject({ ok: false, error: { kind, message: words } });
    expect(JSON.stringify(answer)).not.toContain('kettle');
    expect(states).toEqual(['signing-in', 'signed-out']);
  });

  it('sends nothing without an address or a password, whatever it is given, and one thing at a time', async () => {
    const { api, account } = openAccount();
    for (const given of [
      undefined,
      null,
      {},
      { email: 'a@b.ce', password: '' },
      { email: ' ', password: 'x' },
      { email: 7, password: 'x' },
    ]) {
      expect(await account.signIn(given as never)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    }
    expect(api.calls).toEqual([]);
    void account.signIn(anna);
    expect(await account.signIn(anna)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await account.signOut(null as never)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(api.calls).toHaveLength(1);
  });

  it('follows another tab, and tells it nothing but that something has changed', async () => {
    const one = openAccount();
    const other = openAccount();
    const words: unknown[] = [];
    const channel = new BroadcastChannel('storefront-account');
    channel.addEventListener('message', ({ data }) => words.push(data));
    await new Promise((go) => setTimeout(go, 20));
    const login = one.account.signIn(anna);
    await vi.waitFor(() => expect(one.api.calls).toHaveLength(1));
    one.api.calls[0]?.answer(null);
    await login;
    await vi.waitFor(() => expect(other.account.state).toEqual({ status: 'signed-in' }));
    expect(other.loadCart).toHaveBeenCalledTimes(1);
    expect(other.api.calls.map(({ name }) => name)).toEqual(['forgetToken']);
    await vi.waitFor(() => expect(words).toEqual(['signed-in']));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
    for (const word of [{ type: 'nonsense' }, 'signed-out']) channel.postMessage(word);
    await vi.waitFor(() => expect(one.account.state).toEqual({ status: 'signed-out' }));
    channel.close();
  });
});
