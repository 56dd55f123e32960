import { afterEach, describe, expect, it, vi } from 'vitest';
import { insertOwnerHtml } from '../../../widgets/form/insertOwnerHtml.ts';

// happy-dom runs no scripts; their order is tested in Chromium.
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onPage = new AbortController().signal;

function openPlace(): HTMLElement {
  const place = document.createElement('div');
  place.textContent = 'before';
  document.body.append(place);
  return place;
}

describe('HTML of the site’s owner', () => {
  it('takes the place of what was there, scripts made anew with their attributes', async () => {
    const place = openPlace();
    const report = vi.fn();
    await insertOwnerHtml(
      place,
      '<p>Thanks, <b>you</b></p><script type="application/json" nonce="own" data-x="1">{"a":1}</script><i>end</i>',
      report,
      onPage,
    );
    expect(place.querySelector('p')?.textContent).toBe('Thanks, you');
    const script = place.querySelector('script');
    expect([script?.getAttribute('nonce'), script?.getAttribute('data-x'), script?.textContent]).toEqual(['own', '1', '{"a":1}']);
    expect([...place.children].map(({ localName }) => localName)).toEqual(['p', 'script', 'i']);
    expect(report).not.toHaveBeenCalled();
  });

  it('that is words alone needs no policy of ours under Trusted Types', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    // A policy can be created only once per page.
    vi.resetModules();
    const fresh = await import('../../../widgets/form/insertOwnerHtml.ts');
    const place = openPlace();
    await fresh.insertOwnerHtml(place, 'Thanks, you!', vi.fn(), onPage);
    expect(place.innerHTML).toBe('Thanks, you!');
    expect(createPolicy).not.toHaveBeenCalled();
    await fresh.insertOwnerHtml(place, 'Thanks, <b>you</b>!', vi.fn(), onPage);
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  it('is shown as text where markup is forbidden, and that is reported', async () => {
    const place = openPlace();
    const report = vi.fn();
    vi.spyOn(document, 'createRange').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML.');
    });
    await insertOwnerHtml(place, '<style>p{}</style><p>Thanks,\n <b>you</b>!</p><script>x()</script>', report, onPage);
    expect(place.innerHTML).toBe('Thanks, you!');
    expect(report).toHaveBeenCalledOnce();
  });

  it('is waited for no longer than its place is on the page: no timer is left, and nothing more runs', async () => {
    Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
      handleDisabledFileLoadingAsSuccess: true,
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const place = openPlace();
    const leaving = new AbortController();
    const done = insertOwnerHtml(
      place,
      '<script src="https://owner.example/slow.js" type="text/template"></script><script id="next">next()</script>',
      vi.fn(),
      leaving.signal,
    );
    expect(vi.getTimerCount()).toBe(1);
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
    await done;
    expect(place.querySelector('#next')).toBeNull();
  });

  it('leaves no timer behind when its outside script has come, or has not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const report = vi.fn();
    for (const outcome of ['load', 'error']) {
      const place = openPlace();
      const done = insertOwnerHtml(place, '<script src="https://owner.example/own.js" type="text/template"></script>', report, onPage);
      place.querySelector('script')?.dispatchEvent(new Event(outcome));
      await done;
      expect(vi.getTimerCount()).toBe(0);
    }
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: The script https://owner.example/own.js after the form did not load.',
    ]);
  });

  it('is shown without its scripts where the visit has user scripts switched off', async () => {
    const place = openPlace();
    sessionStorage.setItem('disable-user-scripts', 'true');
    const html =
      '<p onclick="x()">Thanks</p><a href=" JavaScript:x()">x</a><script>x()</script><script src="https://owner.example/own.js"></script>';
    try {
      await insertOwnerHtml(place, html, vi.fn(), onPage);
    } finally {
      sessionStorage.clear();
    }
    expect(place.querySelector('script')).toBeNull();
    expect(place.querySelector('p')?.textContent).toBe('Thanks');
    expect(place.querySelector('[onclick],[href]')).toBeNull();
  });
});
