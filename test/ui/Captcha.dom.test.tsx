import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyCaptcha, type CaptchaHandle } from '../../src/ui/LazyCaptcha.tsx';
import { loadCaptchaScript } from '../../src/ui/loadCaptchaScript.ts';
import { openShop, type TestShop } from '../shop/openShop.ts';
import { inShop } from './inShop.tsx';

type Callbacks = Record<string, (value?: unknown) => void>;

/** The provider's global, which answers when the test says so. */
function createProvider() {
  const widgets = new Map<string, { params: Callbacks & Record<string, unknown>; token: string }>();
  return {
    widgets,
    last: () => [...widgets.values()].at(-1)!,
    solve(token: string) {
      this.last().token = token;
      this.last().params['callback']?.(token);
    },
    render: vi.fn((_node: HTMLElement, params: Callbacks) => {
      if ((params as Record<string, unknown>)['sitekey'] === 'broken') throw new Error('Invalid site key');
      const id = `w${widgets.size}`;
      widgets.set(id, { params, token: '' });
      return id;
    }),
    reset: vi.fn(),
    remove: vi.fn(),
    execute: vi.fn(),
    getResponse: (id: string) => widgets.get(id)?.token,
    getRespKey: () => 'key',
  };
}

const page = window as unknown as { hcaptcha?: ReturnType<typeof createProvider>; storefrontCaptchaReady?: () => void };
const tags = () => [...document.head.querySelectorAll('script')];
let provider: ReturnType<typeof createProvider>;
const onToken = vi.fn();
const report = vi.fn();
const handle = createRef<CaptchaHandle>();

const show = async (changes: Parameters<typeof openShop>[0] = {}, more: object = {}): Promise<TestShop> => {
  const shop = openShop(changes);
  render(
    inShop(
      <form>
        <div className="captcha-container">
          <LazyCaptcha onToken={onToken} ref={handle} {...more} />
        </div>
      </form>,
      { shop, report },
    ),
  );
  expect(tags()).toEqual([]);
  fireEvent.focusIn(document.querySelector('form')!);
  await vi.waitFor(() => expect(tags()).toHaveLength(1));
  return shop;
};
/** The provider's script arrives and calls back. */
const arrive = () =>
  act(async () => {
    page.hcaptcha = provider;
    page.storefrontCaptchaReady?.();
  });
const container = () => document.querySelector('.captcha-container')!;

beforeEach(() => {
  // The script stays away without a word, until the test says what becomes of it.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  provider = createProvider();
  for (const mock of [onToken, report]) mock.mockReset();
});
afterEach(() => {
  cleanup();
  delete page.hcaptcha;
  for (const tag of tags()) tag.remove();
  vi.useRealTimers();
});

describe('a captcha', () => {
  it('asks its provider for one script, without telemetry, and shows itself when that has called back', async () => {
    await show();
    expect(tags().map((tag) => tag.src)).toEqual([
      'https://captcha.example/api.js?onload=storefrontCaptchaReady&render=explicit&recaptchacompat=off&sentry=false',
    ]);
    expect(container().classList.contains('rendered')).toBe(false);
    await arrive();
    expect(provider.last().params).toMatchObject({ sitekey: 'site-key', theme: 'light', size: 'compact', sentry: false });
    expect(container().classList.contains('rendered')).toBe(true);
    expect(tags()).toEqual([]);
  });

  it('is of normal size where there is room, dark when asked to be, with the key it is given', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    await show({}, { theme: 'dark', siteKey: 'mine' });
    await arrive();
    width.mockReturnValue(100);
    expect(provider.last().params).toMatchObject({ sitekey: 'mine', theme: 'dark', size: 'normal' });
    width.mockRestore();
  });

  it('hands over the answer, and takes it back when it has expired or is reset', async () => {
    await show();
    await arrive();
    act(() => provider.solve('token-1'));
    expect(onToken.mock.calls).toEqual([['token-1']]);
    act(() => provider.last().params['expired-callback']?.());
    expect(onToken.mock.lastCall).toEqual([null]);
    act(() => provider.solve('token-2'));
    act(() => handle.current?.reset());
    expect(provider.reset).toHaveBeenLastCalledWith('w0');
    expect(onToken.mock.lastCall).toEqual([null]);
  });

  it('can be executed again, and gives an answer or none, whatever becomes of the challenge', async () => {
    await show();
    await arrive();
    const solved = handle.current!.execute();
    expect(provider.execute).toHaveBeenCalledOnce();
    act(() => provider.solve('token-3'));
    expect(await solved).toBe('token-3');
    for (const end of ['close-callback', 'chalexpired-callback', 'expired-callback']) {
      const given = handle.current!.execute();
      act(() => provider.last().params[end]?.());
      expect(await given).toBeNull();
    }
    const replaced = handle.current!.execute();
    void handle.current!.execute();
    expect(await replaced).toBeNull();
    const left = handle.current!.execute();
    cleanup();
    expect(await left).toBeNull();
  });

  it('says in words that it is blocked, and can be tried again', async () => {
    await show();
    await act(async () => void tags()[0]!.dispatchEvent(new Event('error')));
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    expect(tags()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(tags()).toHaveLength(1));
    await arrive();
    expect(screen.queryByRole('button')).toBeNull();
    expect(container().classList.contains('rendered')).toBe(true);
    expect(onToken).not.toHaveBeenCalled();
  });

  it('gives up a provider that stays silent for 10 s, and a late answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show();
    await act(async () => void vi.advanceTimersByTime(9_000));
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await arrive();
    expect(provider.render).not.toHaveBeenCalled();
  });

  it('leaves no timer and no script behind when its form goes while the provider is still asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show();
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    expect(tags()).toEqual([]);
    await arrive();
    expect(provider.render).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('goes without taking the provider away from another one that waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show();
    const first = new AbortController();
    const waited = vi.fn();
    loadCaptchaScript('https://captcha.example/api.js', 10_000, first.signal).then(waited, waited);
    first.abort();
    expect([tags().length, vi.getTimerCount()]).toEqual([1, 1]);
    await arrive();
    expect(container().classList.contains('rendered')).toBe(true);
    expect(waited).not.toHaveBeenCalled();
  });

  it('gives up a challenge that does not open within 10 s, and waits for one that has', async () => {
    await show();
    await arrive();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = handle.current!.execute();
    act(() => provider.last().params['open-callback']?.());
    await act(async () => void vi.advanceTimersByTime(60_000));
    act(() => provider.solve('slow'));
    expect(await opened).toBe('slow');
    const blocked = handle.current!.execute();
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(await blocked).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says that it failed when the provider reports an error, and has no answer then', async () => {
    await show();
    await arrive();
    act(() => provider.solve('token'));
    act(() => provider.last().params['error-callback']?.('network-error'));
    expect(onToken.mock.lastCall).toEqual([null]);
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    expect(container().classList.contains('rendered')).toBe(false);
  });

  it('logs that it could not be rendered, and says so in its place alone', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await show({}, { siteKey: 'broken' });
    await arrive();
    expect(report.mock.calls.map(([error]) => String(error))).toEqual(['Error: Invalid site key']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    log.mockRestore();
  });

  it('says that it has not been set up where the site has no key', () => {
    render(inShop(<LazyCaptcha onToken={onToken} />, { shop: openShop({ captcha: { siteKey: '', script: 'x' } }), report }));
    expect(screen.getByRole('alert').textContent).toBe('ReCaptcha has not been set up!');
    expect(tags()).toEqual([]);
  });

  it('keeps an error of the form away from the provider', async () => {
    await show();
    await arrive();
    onToken.mockImplementationOnce(() => {
      throw new Error('mine');
    });
    expect(() => act(() => provider.solve('token'))).not.toThrow();
    expect(String(report.mock.lastCall?.[0])).toBe('Error: mine');
  });
});
