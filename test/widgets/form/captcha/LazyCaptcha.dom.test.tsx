import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaSettings } from '../../../../src/commerce/rules/chooseCaptcha.ts';
import type { CaptchaHandle } from '../../../../widgets/form/captcha/CaptchaProvider.ts';
import { LazyCaptcha } from '../../../../widgets/form/captcha/LazyCaptcha.tsx';
import { openShop } from '../../../app/openShop.ts';
import { inShop } from '../../../core/ui/inShop.tsx';
import { createProvider, page, type Provider } from './createProvider.ts';

const SITE: CaptchaSettings = { provider: 'recaptcha', siteKey: 'site-key', kind: 'checkbox', host: '' };
const tags = () => [...document.head.querySelectorAll('script')];
let provider: Provider;
const onAnswer = vi.fn();
const report = vi.fn();
const handle = createRef<CaptchaHandle>();

const show = async (captcha: Partial<CaptchaSettings>, { html = '', more = {} } = {}) => {
  provider = createProvider({ ...SITE, ...captcha }.provider);
  render(
    inShop(
      <form>
        <div className="captcha-container" data-theme={html}>
          <LazyCaptcha action="newsletter" onAnswer={onAnswer} ref={handle} {...more} />
        </div>
      </form>,
      { shop: openShop({ captcha: { ...SITE, ...captcha } }), report },
    ),
  );
  expect(tags()).toEqual([]);
  fireEvent.focusIn(document.querySelector('form')!);
  await vi.waitFor(() => expect(tags()).toHaveLength(1));
};
const arrive = () =>
  act(async () => {
    provider.arrive();
    tags()[0]?.dispatchEvent(new Event('load'));
  });
const container = () => document.querySelector('.captcha-container')!;
const token = () => handle.current!.getToken();
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

beforeEach(() => {
  // Scripts neither load nor fail until the test says so.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  for (const mock of [onAnswer, report]) mock.mockReset();
});
afterEach(() => {
  cleanup();
  delete page.hcaptcha;
  delete page.grecaptcha;
  for (const tag of tags()) tag.remove();
  vi.useRealTimers();
});

describe.each(['recaptcha', 'hcaptcha'] as const)('a captcha of %s', (name) => {
  it('asks its provider for one script, and shows itself when that has run', async () => {
    await show({ provider: name });
    expect(tags().map((tag) => tag.src)).toEqual([
      name === 'recaptcha'
        ? 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
        : 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&sentry=false',
    ]);
    expect(container().classList.contains('rendered')).toBe(false);
    await arrive();
    expect(provider.last().params).toMatchObject({ sitekey: 'site-key', theme: 'light', size: 'compact' });
    expect(container().classList.contains('rendered')).toBe(true);
    expect(tags()).toEqual([]);
  });

  it('is asked for at the host that the site names', async () => {
    await show({ provider: name, host: 'https://www.recaptcha.net' });
    expect(tags()[0]!.src).toMatch(/^https:\/\/www\.recaptcha\.net\/(?:recaptcha\/enterprise|1\/api)\.js\?render=explicit/);
  });

  it('asks for no script where the page has brought it', async () => {
    provider = createProvider(name);
    provider.arrive();
    render(inShop(<LazyCaptcha action="form" />, { shop: openShop({ captcha: { ...SITE, provider: name } }), report }));
    fireEvent.focusIn(document.querySelector('div[tabindex]')!);
    await vi.waitFor(() => expect(provider.last()).toBeDefined());
    expect(tags()).toEqual([]);
  });

  it('is of normal size where there is room, and dark where its place or its form says so', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    await show({ provider: name }, { html: 'dark' });
    await arrive();
    expect(provider.last().params).toMatchObject({ theme: 'dark', size: 'normal' });
    cleanup();
    delete page.hcaptcha;
    delete page.grecaptcha;
    await show({ provider: name }, { more: { theme: 'dark' } });
    await arrive();
    width.mockReturnValue(100);
    expect(provider.last().params).toMatchObject({ theme: 'dark', size: 'normal' });
    width.mockRestore();
  });

  it('gives the visitor’s answer, and none before there is one or after it was reset', async () => {
    await show({ provider: name });
    expect(await token()).toBeNull();
    await arrive();
    expect(await token()).toBeNull();
    act(() => provider.solve('token-1'));
    expect(onAnswer).toHaveBeenCalledOnce();
    expect(await token()).toBe('token-1');
    act(() => handle.current?.reset());
    expect(provider.reset).toHaveBeenLastCalledWith(provider.last().id);
    expect(await token()).toBeNull();
    act(() => provider.solve('token-2'));
    expect(await token()).toBe('token-2');
  });

  it('says in words that it is blocked, and can be tried again', async () => {
    await show({ provider: name });
    await act(async () => void tags()[0]!.dispatchEvent(new Event('error')));
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    expect(tags()).toEqual([]);
    fireEvent.click(retryButton()!);
    await vi.waitFor(() => expect(tags()).toHaveLength(1));
    await arrive();
    expect(retryButton()).toBeNull();
    expect(container().classList.contains('rendered')).toBe(true);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('gives up a provider that stays silent for 10 s, and a late answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show({ provider: name });
    await act(async () => void vi.advanceTimersByTime(9_000));
    expect(retryButton()).toBeNull();
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(retryButton()).toBeTruthy();
    await arrive();
    expect(provider.render).not.toHaveBeenCalled();
  });

  it('leaves no timer and no script behind when its form goes while the provider is still asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show({ provider: name });
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect([vi.getTimerCount(), tags().length]).toEqual([0, 0]);
    await arrive();
    expect(provider.render).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('says that it failed when the provider reports an error, and has no answer then', async () => {
    await show({ provider: name });
    await arrive();
    act(() => provider.solve('token'));
    act(() => provider.last().params['error-callback']?.('network-error'));
    expect(await token()).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    expect(container().classList.contains('rendered')).toBe(false);
    expect(report).toHaveBeenCalledOnce();
  });

  it('logs that it could not be rendered, and says so in its place alone', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await show({ provider: name, siteKey: 'broken' });
    await arrive();
    expect(report.mock.calls.map(([error]) => String(error))).toEqual(['Error: Invalid site key']);
    expect(retryButton()).toBeTruthy();
    log.mockRestore();
  });

  it('says that it has not been set up where the site has no key', async () => {
    render(
      inShop(<LazyCaptcha action="form" ref={handle} />, { shop: openShop({ captcha: { ...SITE, siteKey: '', provider: name } }), report }),
    );
    expect(screen.getByRole('alert').textContent).toBe('ReCaptcha has not been set up!');
    expect(await token()).toBeNull();
    expect(tags()).toEqual([]);
  });

  it('keeps an error of the form away from the provider', async () => {
    await show({ provider: name });
    await arrive();
    onAnswer.mockImplementationOnce(() => {
      throw new Error('mine');
    });
    expect(() => act(() => provider.solve('token'))).not.toThrow();
    expect(String(report.mock.lastCall?.[0])).toBe('Error: mine');
  });
});

describe('an answer that has expired', () => {
  it('can only be given anew by the visitor, in reCAPTCHA’s box', async () => {
    await show({});
    await arrive();
    act(() => provider.solve('old'));
    act(() => provider.last().params['expired-callback']?.());
    expect(await token()).toBeNull();
    act(() => provider.solve('new'));
    expect(await token()).toBe('new');
  });

  it('is asked for anew by hCaptcha at submit, whatever becomes of the challenge', async () => {
    await show({ provider: 'hcaptcha' });
    await arrive();
    const expire = () => act(() => provider.last().params['expired-callback']?.());
    act(() => provider.solve('old'));
    expire();
    const solved = token();
    expect(provider.execute).toHaveBeenCalledOnce();
    act(() => provider.solve('new'));
    expect(await solved).toBe('new');
    expire();
    const closed = token();
    act(() => provider.refuse('challenge-closed'));
    expect(await closed).toBeNull();
    expect(report).not.toHaveBeenCalled();
    const left = token();
    cleanup();
    expect(await left).toBeNull();
  });

  it('is given up when the challenge does not open within 10 s, and waited for once it has', async () => {
    await show({ provider: 'hcaptcha' });
    await arrive();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => provider.solve('old'));
    act(() => provider.last().params['expired-callback']?.());
    const opened = token();
    act(() => provider.last().params['open-callback']?.());
    await act(async () => void vi.advanceTimersByTime(60_000));
    act(() => provider.solve('slow'));
    expect(await opened).toBe('slow');
    act(() => provider.last().params['expired-callback']?.());
    const blocked = token();
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(await blocked).toBeNull();
    expect(retryButton()).toBeTruthy();
  });
});

describe('reCAPTCHA', () => {
  it('comes beside a page’s own grecaptcha of the older kind, which stays', async () => {
    const older = vi.fn();
    page.grecaptcha = { render: older };
    await show({});
    await arrive();
    expect(provider.render).toHaveBeenCalledOnce();
    expect(page.grecaptcha).toMatchObject({ render: older });
    expect(older).not.toHaveBeenCalled();
  });

  it('is rendered into an element of its own each time, which goes with it', async () => {
    await show({});
    await arrive();
    const [first] = provider.render.mock.lastCall!;
    expect(container().contains(first)).toBe(true);
    act(() => provider.last().params['error-callback']?.());
    expect(first.isConnected).toBe(false);
    fireEvent.click(retryButton()!);
    await vi.waitFor(() => expect(provider.render).toHaveBeenCalledTimes(2));
    const [second] = provider.render.mock.lastCall!;
    expect(second).not.toBe(first);
    expect(second.isConnected).toBe(true);
    // The removed captcha still calls back.
    act(() => [...provider.widgets.values()][0]!.params['error-callback']?.());
    expect(retryButton()).toBeNull();
  });

  it('fails at once where its script was another one', async () => {
    await show({});
    await act(async () => void tags()[0]!.dispatchEvent(new Event('load')));
    expect(retryButton()).toBeTruthy();
  });
});

describe('a captcha that gives scores', () => {
  it('is asked at each submit for what the form does, with a script for its key, and shows nothing', async () => {
    await show({ kind: 'score', siteKey: 'a&b' });
    expect(tags()[0]!.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=a%26b');
    await arrive();
    provider.execute.mockResolvedValueOnce('score-1').mockResolvedValueOnce('score-2');
    expect([await token(), await token()]).toEqual(['score-1', 'score-2']);
    expect(provider.execute.mock.calls).toEqual([
      ['a&b', { action: 'newsletter' }],
      ['a&b', { action: 'newsletter' }],
    ]);
    expect(provider.render).not.toHaveBeenCalled();
    expect(container().classList.contains('rendered')).toBe(false);
    expect(container().textContent?.trim()).toBe('');
  });

  it('waits at submit until it is loaded', async () => {
    await show({ kind: 'score' });
    const early = token();
    provider.execute.mockResolvedValueOnce('score');
    await arrive();
    expect(await early).toBe('score');
  });

  it('is loaded again by the next submit where it was blocked', async () => {
    await show({ kind: 'score' });
    const first = token();
    await act(async () => void tags()[0]!.dispatchEvent(new Event('error')));
    expect(await first).toBeNull();
    expect(retryButton()).toBeTruthy();
    const second = token();
    await vi.waitFor(() => expect(tags()).toHaveLength(1));
    provider.execute.mockResolvedValueOnce('score');
    await arrive();
    expect(await second).toBe('score');
    expect(retryButton()).toBeNull();
  });

  it('has no answer when its form goes while it is asked, and fails when it is silent or refuses', async () => {
    await show({ kind: 'score' });
    await arrive();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    provider.execute.mockReturnValueOnce(new Promise(() => undefined));
    const silent = token();
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(await silent).toBeNull();
    fireEvent.click(retryButton()!);
    await vi.waitFor(() => expect(retryButton()).toBeNull());
    provider.execute.mockRejectedValueOnce(new Error('No network'));
    const refused = token();
    await act(async () => undefined);
    expect(await refused).toBeNull();
    expect(String(report.mock.lastCall?.[0])).toBe('Error: No network');
    fireEvent.click(retryButton()!);
    await vi.waitFor(() => expect(retryButton()).toBeNull());
    provider.execute.mockReturnValueOnce(new Promise(() => undefined));
    const left = token();
    await act(async () => undefined);
    cleanup();
    expect(await left).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is hCaptcha’s too, without a box', async () => {
    await show({ provider: 'hcaptcha', kind: 'score' });
    await arrive();
    expect(provider.last().params).toMatchObject({ size: 'invisible' });
    const asked = token();
    act(() => provider.solve('passive'));
    expect(await asked).toBe('passive');
  });
});
