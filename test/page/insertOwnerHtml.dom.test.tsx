import { afterEach, describe, expect, it, vi } from 'vitest';
import { insertOwnerHtml } from '../../src/page/insertOwnerHtml';

// That scripts run, and in their order, is shown in Chromium: this document runs none.
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
    await insertOwnerHtml(place, '<p>Thanks, <b>you</b></p><script type="application/json" nonce="own" data-x="1">{"a":1}</script><i>end</i>', report);
    expect(place.querySelector('p')?.textContent).toBe('Thanks, you');
    const script = place.querySelector('script');
    expect([script?.getAttribute('nonce'), script?.getAttribute('data-x'), script?.textContent]).toEqual(['own', '1', '{"a":1}']);
    expect([...place.children].map(({ localName }) => localName)).toEqual(['p', 'script', 'i']);
    expect(report).not.toHaveBeenCalled();
  });

  it('is shown as text where markup is forbidden, and that is reported', async () => {
    const place = openPlace();
    const report = vi.fn();
    vi.spyOn(document, 'createRange').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML.');
    });
    await insertOwnerHtml(place, '<style>p{}</style><p>Thanks,\n <b>you</b>!</p><script>x()</script>', report);
    expect(place.innerHTML).toBe('Thanks, you !');
    expect(report).toHaveBeenCalledOnce();
  });
});
